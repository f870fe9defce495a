// What must be known before the first paint, so that nothing changes colour or place when Python arrives: the chosen
// theme, whether a match is kept, and whether the address goes straight to a table. Python takes over from there, and is
// told which door somebody has tried in the meantime.

(() => {
  const root = document.documentElement;
  const kept = (name) => {
    try {
      return localStorage.getItem(`pi-parlour/${name}`);
    } catch {
      return null;
    }
  };
  try {
    const settings = JSON.parse(kept("settings") ?? "{}");
    for (const name of ["theme", "cards", "pace"]) {
      if (typeof settings[name] === "string") root.dataset[name] = settings[name];
    }
  } catch {
    // a setting that cannot be read is no setting
  }
  if (kept("match") || kept("match-before")) root.dataset.saved = "";
  try {
    localStorage.setItem("pi-parlour/probe", "1");
    localStorage.removeItem("pi-parlour/probe");
  } catch {
    root.dataset.kept = "no";
  }
  root.dataset.route = /[?&](deal|continue)=/.test(location.search) ? "arriving" : "lobby";

  // A table that is asked for at once needs the worker before it needs the page: PyScript starts it as soon as it is
  // there itself, beside the page's own Python, which takes it over by its name (py/ui/runtime.py). In the lobby the page
  // goes first.
  if (root.dataset.route === "arriving") {
    const config = JSON.parse(document.getElementById("worker-config").textContent);
    config.interpreter = new URL(config.interpreter, document.baseURI).href;
    const script = document.createElement("script");
    const attributes = { id: "early-table", type: "py", worker: "", name: "table", src: "./py/worker.py" };
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.setAttribute("config", JSON.stringify(config));
    document.head.append(script);
  }

  // The doors of the lobby open at once, also before Python is there to open them. Where it cannot come (boot.js), a
  // link is a link again.
  let tried = null;
  const open = (door) => {
    if (door.matches("a")) root.dataset.route = "arriving";
  };
  addEventListener(
    "click",
    (event) => {
      if (root.dataset.page === "live" || root.dataset.boot || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const door = event.target.closest("#lobby [data-do]");
      if (!door) return;
      event.preventDefault();
      tried = door;
      open(door);
    },
    true,
  );
  new MutationObserver(() => {
    if (root.dataset.page !== "live" || !tried) return;
    tried.click();
    open(tried);
    tried = null;
  }).observe(root, { attributeFilter: ["data-page"] });
})();
