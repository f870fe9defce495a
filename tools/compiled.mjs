// Compiles the page's modules for MicroPython: `node tools/compiled.mjs <mpy-cross> < sources > modules`. Sources come as
// JSON, text by path from the import root; modules go as JSON by their new path, each byte as the letter of its number.

import { createRequire } from "node:module";
import { text } from "node:stream/consumers";

// The compiler takes a `fetch` for the sign of a browser, and listens to the whole process each time it runs.
delete globalThis.fetch;
process.setMaxListeners(0);

const { compile } = createRequire(import.meta.url)(process.argv[2]);
const sources = JSON.parse(await text(process.stdin));
const modules = {};
for (const [path, source] of Object.entries(sources)) {
  // A whole number has 31 bits there; the path is for whoever reads a traceback.
  const { status, mpy, err } = await compile(path.split("/").pop(), source, ["-msmall-int-bits=31", "-s", path]);
  if (status !== 0) {
    process.stderr.write(`${path}: ${err.join("\n")}\n`);
    process.exit(1);
  }
  modules[path.replace(/\.py$/, ".mpy")] = Buffer.from(mpy).toString("latin1");
}
process.stdout.write(JSON.stringify(modules));
