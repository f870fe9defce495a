// The page's part of playing without a connection: lets a new build take over while nothing is on the table yet, and
// has the files kept once the table answers, so that the first start is not slowed by it. A classic script.
//
// <html data-offline="kept"> says that the house now opens without a connection. Where the browser offers no service
// worker (a file, an insecure address, blocked storage), in another site's frame and where the visitor saves data,
// nothing happens.

(() => {
  const root = document.documentElement;
  const workers = (() => {
    try {
      return isSecureContext && location.protocol !== "file:" && self === top ? navigator.serviceWorker : undefined;
    } catch {
      return undefined; // a sandboxed page may not even ask
    }
  })();
  if (!workers) return;

  const answers = () => root.dataset.table === "live";

  const TRIES = 50; // one each 100 ms: the page that was here before may take a moment to go

  const takeOver = async () => {
    const waiting = (await workers.getRegistration("./"))?.waiting;
    if (!waiting) return;
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    const nothingLies = () => !answers() || root.dataset.route === "lobby";
    for (let left = TRIES; left && nothingLies() && waiting.state === "installed"; left -= 1) {
      waiting.postMessage("take over when alone");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const keep = async () => {
    if (navigator.connection?.saveData) return;
    await workers.register("sw.js");
    await workers.ready;
    root.dataset.offline = "kept";
  };

  const quietly = (act) => act().catch(() => {}); // whoever plays is not bothered with it

  quietly(takeOver);
  const progress = new MutationObserver(() => {
    if (!answers()) return;
    progress.disconnect();
    // Safari has no idle callback.
    const idle = self.requestIdleCallback ?? ((act) => setTimeout(act, 2000));
    idle(() => quietly(keep), { timeout: 10_000 });
  });
  progress.observe(root, { attributeFilter: ["data-table"] });
})();
