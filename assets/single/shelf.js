// Pi Parlour in one file: what the page and its worker would fetch from a server lies in this very document, and is
// handed to whoever asks. tools/single_file.py packs it; a classic script, run before PyScript's core.
//
//   <script type="text/plain" id="shelf-page" data-files='{"words/en.ftl": [0, 5120], …}' data-worker='{…}'>
//   <script type="text/plain" id="shelf-worker">
//
// Each is one gzip in base64, files end to end: what the page asks for, and what the table's worker asks for. The
// first names the files of both, with start and length, because the second comes last in the document.
//
// A document opened from a disk has no origin. So nothing here asks for an address: modules are imported from blobs
// (`import(` in other people's code has become `parlour.load(`), and the worker, which may not read the page's blobs,
// gets its files as a message. Where the origin is opaque a module worker cannot start from a blob, so it is a classic
// one around the same code.

(() => {
  // Runs on both sides: the worker gets the text of this function.
  const shelf = ({ base, files }, text) => {
    const types = { css: "text/css", js: "text/javascript", json: "application/json", mjs: "text/javascript", svg: "image/svg+xml", wasm: "application/wasm" };
    const type = (path) => types[path.split(".").pop()] ?? "application/octet-stream";
    const plain = (code) => Uint8Array.fromBase64?.(code) ?? Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    // Bytes and never a Blob: WebKit's worker cannot read a Blob of such a document.
    const unpack = (code) => new Response(new Response(plain(code)).body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    const opened = text.then(unpack);
    const modules = new Map();
    const real = globalThis.fetch;
    const home = "https://pi-parlour.invalid/"; // nobody's, and never asked
    const parlour = {
      /** What a module takes for its own address: not a file's, for which some code has ways of its own. */
      at: (path) => home + path,
      /** The path of a file of ours, or undefined. */
      path: (address) => {
        const wanted = new URL(String(address?.url ?? address), base).href.split(/[?#]/)[0];
        const from = [home, base].find((start) => wanted.startsWith(start));
        const path = from ? wanted.slice(from.length) : "";
        return Object.hasOwn(files, path) ? path : undefined;
      },
      /** Its bytes, in what `opened` resolves to. */
      cut: (all, path) => new Uint8Array(all, ...files[path]),
      opened,
      type,
      /** What `import()` would resolve to. */
      load: (address) => {
        const path = parlour.path(address);
        if (!path) return import(address);
        if (!modules.has(path)) modules.set(path, opened.then((all) => load(parlour.cut(all, path))));
        return modules.get(path);
      },
    };
    const load = async (bytes) => {
      const url = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
      try {
        return await import(url);
      } catch (error) {
        // WebKit's worker refuses blobs.
        const code = new TextDecoder().decode(bytes);
        return import(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`).catch(() => Promise.reject(error));
      }
    };
    globalThis.parlour = parlour;
    globalThis.fetch = async (address, options) => {
      const path = parlour.path(address);
      if (!path) return real(address, options);
      return new Response(parlour.cut(await opened, path), { headers: { "Content-Type": type(path) } });
    };
  };

  const worker = ({ base, classic }) => {
    // blob:null/… is no address to start from, and Pyodide refuses to start where scripts can be imported.
    Object.defineProperty(self, "location", { configurable: true, value: new URL(base) });
    if (classic) self.importScripts = () => { throw new TypeError("this is a module"); };
    return new Promise((resolve) => {
      const hear = (event) => {
        if (!event.data?.shelf) return;
        event.stopImmediatePropagation();
        removeEventListener("message", hear, true);
        resolve(event.data.shelf);
      };
      addEventListener("message", hear, true);
    });
  };

  const classic = self.origin === "null";
  const base = new URL("./", document.baseURI).href;
  const place = (id) => document.getElementById(id);
  const complete = new Promise((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve, { once: true });
    else resolve();
  });

  const { files, worker: workerFiles } = place("shelf-page").dataset;
  shelf({ base, files: JSON.parse(files) }, Promise.resolve(place("shelf-page").textContent));

  // PyScript makes its worker from a Blob that begins with a sign.
  let marked = false;
  const { Blob, Worker } = globalThis;
  globalThis.Blob = class extends Blob {
    constructor(parts = [], options = {}) {
      marked = typeof parts[0] === "string" && parts[0].startsWith("/*@*/");
      if (marked) {
        const told = JSON.stringify({ base, classic, files: JSON.parse(workerFiles) });
        const code = parts.join("");
        const body = classic ? `(async()=>{"use strict";${code}\n})().catch((error)=>setTimeout(()=>{throw error}))` : code;
        super([`(${shelf})(${told},(${worker})(${told}));\n${body}`], options);
      } else super(parts, options);
    }
  };
  globalThis.Worker = class extends Worker {
    constructor(address, options) {
      super(address, classic ? { ...options, type: "classic" } : options);
      if (!marked) return;
      marked = false;
      complete.then(() => this.postMessage({ shelf: place("shelf-worker").textContent }));
    }
  };

  // Pictures: by the time Python sets an address, the page's files are there.
  let held = null;
  parlour.opened.then((all) => { held = all; });
  const pictures = new Map();
  const picture = (address) => {
    const path = held && parlour.path(address);
    if (!path) return address;
    if (!pictures.has(path)) {
      pictures.set(path, URL.createObjectURL(new Blob([parlour.cut(held, path)], { type: parlour.type(path) })));
    }
    return pictures.get(path);
  };
  // A drawing taken out of another file by its id: that file is laid into the document, once.
  const sprites = new Set();
  const sprite = (address) => {
    const [file, id] = address.split("#");
    const path = held && file && parlour.path(file);
    if (!path) return address;
    if (!sprites.has(path)) {
      sprites.add(path);
      const drawings = new DOMParser().parseFromString(new TextDecoder().decode(parlour.cut(held, path)), "image/svg+xml");
      const node = document.importNode(drawings.documentElement, true);
      node.setAttribute("aria-hidden", "true");
      node.style.cssText = "position: absolute; inline-size: 0; block-size: 0; overflow: hidden";
      document.body.append(node);
    }
    return `#${id}`;
  };
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", { configurable: true, get, set(address) { set.call(this, picture(address)); } });
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const mine = name === "src" && this instanceof HTMLImageElement ? picture(value) : name === "href" && this instanceof SVGUseElement ? sprite(value) : value;
    if (mine === value || this.getAttribute(name) !== mine) setAttribute.call(this, name, mine);
  };

  // "./" is this house's own door, not the folder it lies in.
  for (const name of ["pushState", "replaceState"]) {
    const real = history[name].bind(history);
    history[name] = (state, title, address) => real(state, title, address === "./" ? location.pathname.split("/").pop() : address);
  }
})();
