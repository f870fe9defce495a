// The interpreter PyScript loads in the worker: Pyodide with our own library, from a kept image where there is one.
// This module runs inside a worker, so everything global is on globalThis.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import lockFileContents from "../vendor/pyodide/pyodide-lock.json" with { type: "json" };
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

// The build writes for VERSION what all this is made of. The address of this module has it too, since index.html, where
// that stands, is not taken from an old visit without asking, as the files beside it may be; but a service worker's
// answer has an address of its own. An image goes with the browser as well, whose abilities it was made by. The one file
// (tools/single_file.py) keeps none.
const key = globalThis.parlour ? null : `${VERSION}-${navigator.userAgent.replace(/\W+/g, "-")}`;
const { href: home } = new URL("../vendor/pyodide/", import.meta.url);
const { href: library } = new URL(`../../py/library.zip.gz?v=${VERSION}`, import.meta.url);

const { href: code } = new URL("pyodide.asm.wasm", home);

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
// Pyodide asks for its code again, and has it compiled, when what it was compiled to has long been there.
const answers = new Map([[library, () => archive()], [code, async () => new Response()]]);
globalThis.fetch = (address, options) => (answers.get(String(address)) ?? (() => ask(address, options)))();

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

// What takes longest begins before PyScript asks for anything, the image first: it is the last to be there.
let looked = find(key).then(({ answer, keeps }) => ({ image: answer && read(answer), keeps }));
const compiled = WebAssembly.compileStreaming(ask(code));
const assembled = import("../vendor/pyodide/pyodide.asm.mjs");
for (const promise of [assembled, compiled, looked.then(({ image }) => image)]) promise.catch(() => {}); // told by whoever awaits it
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (answer, imports) => {
  if ((await answer).body) return instantiateStreaming.call(WebAssembly, answer, imports);
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

const start = async (options) => {
  const lost = new Promise((_, reject) => {
    complain.about = reject;
  });
  // Nobody reads the traces of errors that a start catches, but to have one V8 reads all of pyodide.asm.mjs again.
  const traced = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const places = { indexURL: home, packageBaseUrl: home, stdLibURL: library, lockFileContents };
  try {
    const [{ default: createPyodideModule }] = await Promise.all([assembled, compiled]);
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

const begin = async (options) => {
  const { image, keeps } = await looked;
  looked = null; // the image is as large as the memory that is made of it: once that stands, nothing holds the image
  if (image) {
    try {
      archive = async () => new Response(NOTHING);
      const { bytes, sound } = await image;
      const pyodide = await start({ ...options, _loadSnapshot: bytes });
      delete pyodide._api?.config?._loadSnapshot;
      pyodide.runPython(DICE);
      await sound;
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

// It begins now, whoever comes for it: nothing that PyScript says changes it but where Python's words are to go.
const said = { stdout: console.log, stderr: console.warn };
const begun = begin({ stdout: (text) => said.stdout(text), stderr: (text) => said.stderr(text) });
begun.catch(() => {}); // told by whoever awaits it

export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(said, { stdout, stderr });
  return begun;
};
