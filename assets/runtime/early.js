// What must be known before the first paint, so that nothing changes colour, place or language when Python arrives: the
// settings that styles look at, whether a match is kept, whether the address goes straight to a table, and in which
// language the page speaks. Python takes over from there, and is told which door somebody has tried in the meantime.

(() => {
  const root = document.documentElement;
  const kept = (name, store = () => localStorage) => {
    try {
      return store().getItem(`pi-parlour/${name}`);
    } catch {
      return null;
    }
  };
  const settings = (() => {
    try {
      return JSON.parse(kept("settings")) ?? {};
    } catch {
      return {}; // a setting that cannot be read is no setting
    }
  })();
  for (const [name, value] of Object.entries(settings)) {
    if (/^[a-z]+$/.test(name) && typeof value === "string") root.dataset[name] = value;
  }
  // In another page's frame there is only a table, in that page's light, and nothing is kept (py/ui/embed.py).
  const query = new URLSearchParams(location.search);
  const embedded = query.get("embed") === "1";
  if (embedded) {
    root.dataset.embed = "";
    if (/^(light|dark)$/.test(query.get("theme"))) root.dataset.theme = query.get("theme");
  }
  if (kept("match") || kept("match-before")) root.dataset.saved = "";
  try {
    if (!embedded) localStorage.setItem("pi-parlour/probe", "1");
    if (!embedded) localStorage.removeItem("pi-parlour/probe");
  } catch {
    root.dataset.kept = "no";
  }
  const wanted = /[?&](deal|continue|replay|position|edit)=/.test(location.search);
  const away = embedded || wanted || location.hash.startsWith("#record=");
  root.dataset.route = away ? "arriving" : /[?&]history=/.test(location.search) ? "history" : "lobby";

  // A table that is asked for at once needs the worker before it needs the page: PyScript starts it as soon as it is
  // there itself, beside the page's own Python, which takes it over by its name (py/ui/runtime.py). In the lobby the page
  // goes first.
  const begin = (address) => {
    // Its worker does not even wait for PyScript: that is given this one when it comes to make its own.
    const { Worker } = globalThis;
    const code = new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
    const begun = new Worker(URL.createObjectURL(code), { type: "module" });
    begun.addEventListener("error", (event) => {
      if (!(event instanceof ErrorEvent)) root.dataset.table = "failed"; // it did not come at all: told by boot.js
    });
    const Given = class extends Worker {
      constructor(...asked) {
        if (new.target === Given) {
          super(...asked); // somebody else's
          return;
        }
        globalThis.Worker = Worker;
        return Object.setPrototypeOf(begun, new.target.prototype);
      }
    };
    globalThis.Worker = Given;
  };
  if (root.dataset.route === "arriving") {
    const config = JSON.parse(document.getElementById("worker-config").textContent);
    config.interpreter = new URL(config.interpreter, document.baseURI).href;
    const script = document.createElement("script");
    const attributes = { id: "early-table", type: "py", worker: "", name: "table", src: "./py/worker.py" };
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.setAttribute("config", JSON.stringify(config));
    document.head.append(script);
    if (!("single" in root.dataset)) begin(new URL("table.mjs", config.interpreter).href + new URL(config.interpreter).search);
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

  // The language: what the address asks for, for as long as this tab is open; else what was chosen in the settings; else
  // the first that the browser prefers and there are words in; else that of index.html itself.
  const written = root.lang;
  const languages = Array.from(document.querySelectorAll("link[rel=alternate][hreflang]"), (link) => link.hreflang);
  const spoken = (tag) => languages.find((one) => one === String(tag).toLowerCase().split("-")[0]);
  const asked = spoken(query.get("lang"));
  try {
    if (asked && !embedded) sessionStorage.setItem("pi-parlour/language", asked);
  } catch {
    // then it is for this page only
  }
  const chosen = [asked, embedded ? null : kept("language", () => sessionStorage), settings.language, ...(navigator.languages ?? [])];
  const language = chosen.map(spoken).find(Boolean) ?? written;
  root.lang = language;

  const fetchEarly = (href, as, type) => {
    if ("single" in root.dataset) return; // nothing is fetched in the one file (tools/single_file.py)
    const link = Object.assign(document.createElement("link"), { rel: "preload", href, as, crossOrigin: "" });
    if (type) link.type = type;
    document.head.append(link);
  };
  fetchEarly(`words/${language}.ftl`, "fetch");
  if (root.dataset.route === "arriving") fetchEarly("py/worker.py", "fetch");
  const letters = { el: "greek", tr: "latin-ext" }[language];
  if (letters) fetchEarly(`assets/vendor/fonts/commissioner-${letters}.woff2`, "font", "font/woff2");

  // Any other language than that of index.html: its words for what stands there are a file that the build made of its
  // catalogue. The first paint waits for it where the browser can do that; elsewhere it comes with the styles.
  if (language === written) return;
  let texts = {};
  const say = () => {
    for (const node of document.querySelectorAll("[data-word]")) {
      const words = texts[node.dataset.word + (node.dataset.params ?? "")];
      if (words !== undefined && node.textContent !== words) node.textContent = words;
    }
    for (const node of document.querySelectorAll("[data-word-label]")) {
      const words = texts[node.dataset.wordLabel];
      if (words !== undefined) node.setAttribute("aria-label", words);
    }
    for (const link of document.querySelectorAll("#languages a")) {
      if (link.hreflang === language) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const reading = new MutationObserver(say);
  globalThis.shellWords = (words) => {
    if (root.dataset.page === "live") return;
    texts = words;
    say();
    reading.observe(document, { childList: true, subtree: true });
  };
  // From here on the whole catalogue is open, or nothing more will come.
  const done = () => reading.disconnect();
  new MutationObserver(() => root.dataset.page === "live" && done()).observe(root, { attributeFilter: ["data-page"] });
  const held = document.getElementById(`shell-${language}`); // in the one file
  if (held) {
    shellWords(JSON.parse(held.textContent));
    return;
  }
  const script = document.createElement("script");
  script.src = `words/shell-${language}.js`;
  script.setAttribute("blocking", "render");
  document.head.append(script);
})();
