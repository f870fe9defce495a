// The interpreter PyScript loads in the worker: Pyodide with our own library, from a kept image where there is one.
// This module runs inside a worker, so everything global is on globalThis.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { find, forget, keep, read } from "./image.mjs";

export { version };

// PyScript opens an IndexedDB store for downloaded packages before it starts Pyodide. We have no packages, and in
// a cross-site frame with storage blocked the opening throws and the worker dies. So the store lives in memory,
// everywhere, and a store left by an older Pyodide is never read.
const request = (result) => {
  const asked = { result };
  queueMicrotask(() => asked.onsuccess?.({ target: asked }));
  return asked;
};

const memory = () => {
  const entries = new Map();
  const store = {
    count: () => request(entries.size),
    clear: () => request(entries.clear()),
    delete: (key) => request(entries.delete(key)),
    get: (key) => request(entries.get(key)),
    getKey: (key) => request(entries.has(key) ? key : undefined),
    getAllKeys: () => request([...entries.keys()]),
    put: (value, key) => request(entries.set(key, value) && key),
  };
  return {
    objectStoreNames: ["entries"],
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close() {},
  };
};

Object.defineProperty(globalThis, "indexedDB", {
  configurable: true,
  value: { open: () => request(memory()) },
});

// The address of this module carries the build's key: it stands in index.html, which no browser takes from an old visit
// without asking, as it may take the files beside it. An image goes with the browser too, whose abilities it was made by.
const { search } = new URL(import.meta.url);
const build = new URLSearchParams(search).get("v");
const key = build && `${build}-${navigator.userAgent.replace(/\W+/g, "-")}`;
const { href: home } = new URL("../vendor/pyodide/", import.meta.url);
const { href: library } = new URL(`../../py/library.zip.gz${search}`, import.meta.url);

// Our library is gzipped by us, as hosts compress only what they know. One that takes it for its own compression has it
// undone by the browser. Pyodide asks for it by address, and would start without it when it does not come.
const ask = globalThis.fetch;
const unpacked = async () => {
  try {
    const answer = await ask(library);
    if (!answer.ok) throw new Error(`${answer.status} ${library}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const plain = bytes[0] !== 0x1f || bytes[1] !== 0x8b;
    const stream = plain ? bytes : new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(await new Response(stream).arrayBuffer());
  } catch (error) {
    complain.about(error);
    throw error;
  }
};

// An image has every module in it that a sitting comes to, so a start from one begins with an archive of nothing.
const NOTHING = Uint8Array.of(0x50, 0x4b, 5, 6, ...Array(18).fill(0));
let archive = unpacked;
globalThis.fetch = (address, options) => (String(address) === library ? archive() : ask(address, options));

/** Put the library in its place after all, for what nobody has thought of. */
const supply = async (pyodide) => {
  try {
    const bytes = new Uint8Array(await (await unpacked()).arrayBuffer());
    pyodide.FS.writeFile(pyodide.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"), bytes);
  } catch (error) {
    console.warn("The library did not come:", error);
  }
};

// Pyodide waits for ever when one of its files does not arrive; the page has to learn of it.
const complain = { about: () => {} };
addEventListener("unhandledrejection", ({ reason }) => complain.about(reason));
new PerformanceObserver((list) => {
  const bad = list.getEntries().find((entry) => entry.responseStatus >= 400);
  if (bad) complain.about(new Error(`${bad.responseStatus} ${bad.name}`));
}).observe({ type: "resource", buffered: true });

// What takes longest begins before PyScript asks for anything.
const assembled = import("../vendor/pyodide/pyodide.asm.mjs");
const looked = find(key).then(({ answer, keeps }) => ({ image: answer && read(answer), keeps }));
for (const promise of [assembled, looked.then(({ image }) => image)]) promise.catch(() => {}); // told by whoever awaits it

const start = async (options) => {
  const lost = new Promise((_, reject) => {
    complain.about = reject;
  });
  // Nobody reads the traces of errors that a start catches, but to have one V8 reads all of pyodide.asm.mjs again.
  const traced = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const places = { indexURL: home, packageBaseUrl: home, stdLibURL: library };
  try {
    const { default: createPyodideModule } = await assembled;
    return await Promise.race([load({ ...options, ...places, createPyodideModule }), lost]);
  } finally {
    Error.stackTraceLimit = traced;
  }
};

// PyScript writes its own package into every worker and imports it: helpers for pages, none of which the table uses.
const SPARE = "import sys, types; sys.modules['pyscript'] = types.ModuleType('pyscript'); del sys, types";
// In an image lies the state of Python's own dice, which would fall alike at every start. Nothing of ours throws them all
// the same: a match has its seed from the browser's, by way of the page.
const DICE = "import random; random.seed(); del random";
const EVERYTHING = "from table.everything import lay_out; lay_out(); del lay_out";

/** Keep an image of this start for the next one: "kept", "used" where it came from one, "none" where there can be none. */
globalThis.keepImage = async () => "none";

export const loadPyodide = async (options) => {
  const { image, keeps } = await looked;
  if (image) {
    try {
      archive = async () => new Response(NOTHING);
      const pyodide = await start({ ...options, _loadSnapshot: image });
      pyodide.runPython(DICE);
      globalThis.keepImage = async () => {
        await supply(pyodide);
        return "used";
      };
      return pyodide;
    } catch (error) {
      archive = unpacked;
      console.warn("The kept image is of no use:", error);
      await forget();
    }
  }
  const pyodide = await start({ ...options, _makeSnapshot: keeps });
  pyodide.runPython(SPARE);
  if (keeps) {
    pyodide.runPython(EVERYTHING);
    let made = pyodide.makeMemorySnapshot();
    globalThis.keepImage = async () => {
      const done = made !== null && (await keep(key, made));
      made = null;
      return done ? "kept" : "none";
    };
  }
  return pyodide;
};
