// Watches the start of the page and of the table's worker, so that a missing, broken or stalled file ends in a
// readable message with a Retry button and never in an endless loader. A classic script, run before all others.
//
// The page says how far it is on <html>: data-page="live" once MicroPython runs, then data-table="starting",
// "live" or "failed". Until the first two are live, this script answers for the start.
// index.html holds the message: #boot-failure with one [data-boot-reason] a reason, and [data-boot-retry].

(() => {
  const root = document.documentElement;
  const PATIENCE = 15_000; // ms until we say that it takes long

  const panel = () => document.getElementById("boot-failure");
  let shown = "";

  const show = (reason) => {
    const place = panel();
    if (!place || shown === "unsupported" || (shown === "broken" && reason === "slow")) return;
    shown = reason;
    for (const text of place.querySelectorAll("[data-boot-reason]")) {
      text.hidden = text.dataset.bootReason !== reason;
    }
    place.hidden = false;
    root.dataset.boot = reason;
  };

  const clear = () => {
    const place = panel();
    if (place) place.hidden = true;
    shown = "";
    delete root.dataset.boot;
  };

  const whenReady = (act) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act, { once: true });
    else act();
  };
  const fail = (reason) => whenReady(() => show(reason));

  const started = () => root.dataset.page === "live" && root.dataset.table === "live";

  const progress = () => {
    if (root.dataset.table === "failed") fail("broken");
    else if (started()) clear();
  };
  new MutationObserver(progress).observe(root, { attributeFilter: ["data-page", "data-table"] });

  const standIn = /\/shell-[\w-]+\.js$/;
  // A script that did not load, a rejection that nobody awaits, or an answer like 404 ends the start at once; not that of
  // the words which only stand in until the catalogue is open (early.js).
  const broken = () => started() || fail("broken");
  addEventListener(
    "error",
    ({ target }) => (target === window || (target instanceof HTMLScriptElement && !standIn.test(target.src))) && broken(),
    true,
  );
  addEventListener("unhandledrejection", broken);
  const needed = /\.(m?js|json|py|wasm|zip|gz)$/;
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => entry.responseStatus >= 400 && needed.test(entry.name) && !standIn.test(entry.name))) broken();
  }).observe({ type: "resource", buffered: true });

  // Firefox with storage blocked throws here, and PyScript makes one of these before anything else.
  try {
    new BroadcastChannel("probe").close();
  } catch {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    };
  }

  // PyScript opens IndexedDB for file handles that we never use, and rejects where storage is blocked. It may wait.
  Object.defineProperty(window, "indexedDB", { configurable: true, value: { open: () => ({}) } });

  const modern = () => {
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") return false;
    const laysCards = CSS.supports("width", "calc(round(up, 1.5, 1) * 1px)") && CSS.supports("color", "light-dark(red, red)");
    if (!laysCards || !("popover" in HTMLElement.prototype)) return false;
    let modules = false;
    const probe = {
      get type() {
        modules = true;
        return "module";
      },
    };
    try {
      const address = URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
      new Worker(address, probe).terminate();
      URL.revokeObjectURL(address);
    } catch {
      return modules;
    }
    return modules;
  };

  // Another try does without the image of the worker's memory (image.mjs), in case that is what went wrong.
  const again = async () => {
    const soon = new Promise((resolve) => setTimeout(resolve, 1_000));
    try {
      await Promise.race([caches.delete("pi-parlour-image"), soon]);
    } catch {
      // where storage is blocked there is no image
    }
    location.reload();
  };

  whenReady(() => {
    panel()?.addEventListener("click", (event) => {
      if (event.target.closest("[data-boot-retry]")) again();
    });
    if (!modern()) show("unsupported");
  });

  // A slow line is not a broken one: the message comes, loading goes on, and success takes the message away.
  setTimeout(() => started() || fail("slow"), PATIENCE);
})();
