// The page's part of playing without a connection: has the files kept once the table answers, so that the first start is
// not slowed by it. A classic script.
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

  const keep = async () => {
    if (navigator.connection?.saveData) return;
    await workers.register("sw.js");
    await workers.ready;
    root.dataset.offline = "kept";
  };

  const look = () => {
    if (!answers()) return;
    progress.disconnect();
    // Safari has no idle callback.
    const idle = self.requestIdleCallback ?? ((act) => setTimeout(act, 2000));
    idle(() => keep().catch(() => {}), { timeout: 10_000 }); // whoever plays is not bothered with it
  };
  const progress = new MutationObserver(look);
  progress.observe(root, { attributeFilter: ["data-table"] });
  look();
})();
