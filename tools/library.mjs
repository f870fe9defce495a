// Runs tools/library_inside.py in the very Pyodide that the worker runs, so that what it compiles is what the worker
// reads: `node tools/library.mjs <pyodide> <sources> <script> <out>`, all paths absolute.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [home, sources, script, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`));
// Where in a line something stands is left out of what is compiled: nobody but a developer would read it.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const pyodide = await loadPyodide({ indexURL: home, env });
for (const [place, folder] of [["/sources", sources], ["/out", out]]) {
  pyodide.FS.mkdir(place);
  pyodide.mountNodeFS(place, folder);
}
pyodide.runPython(readFileSync(script, "utf-8"), { filename: script });
