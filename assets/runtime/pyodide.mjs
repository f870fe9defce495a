// The interpreter PyScript loads in the worker: Pyodide, without any wish for stored data.
// This module runs inside a worker, so everything global is on globalThis.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

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

// Pyodide waits for ever when one of its files does not arrive; the page has to learn of it.
const lost = new Promise((_, reject) => {
  addEventListener("unhandledrejection", ({ reason }) => reject(reason));
  new PerformanceObserver((list) => {
    const bad = list.getEntries().find((entry) => entry.responseStatus >= 400);
    if (bad) reject(new Error(`${bad.responseStatus} ${bad.name}`));
  }).observe({ type: "resource", buffered: true });
});

const home = new URL("../vendor/pyodide/", import.meta.url).href;

export const loadPyodide = (options) =>
  Promise.race([load({ ...options, indexURL: home, packageBaseUrl: home }), lost]);
