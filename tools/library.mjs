// Runs tools/library_inside.py in the very Pyodide that the worker runs, so that what it compiles is what the worker
// reads: `node tools/library.mjs <pyodide> <sources> <script> <out> <kept>`, all paths absolute.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [home, sources, script, out, kept] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`));
// Where in a line something stands is left out of what is compiled: nobody but a developer would read it.
const code = readFileSync(script, "utf-8");
const RECIPE = createHash("sha256").update(code).digest("hex");
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", RECIPE };
const pyodide = await loadPyodide({ indexURL: home, env });
for (const [place, folder] of [["/sources", sources], ["/out", out], ["/kept", kept]]) {
  pyodide.FS.mkdir(place);
  pyodide.mountNodeFS(place, folder);
}
pyodide.runPython(code, { filename: script });
