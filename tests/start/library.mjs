// The worker's library in the worker's Pyodide, under Node: `node library.mjs <pyodide> <library.zip> <sitting.py> <what>`.
// What it finds comes as one line of JSON.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [home, library, script, what] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`));
const start = (more) => loadPyodide({ indexURL: home, stdLibURL: library, ...more });
const code = readFileSync(script, "utf-8");

const DICE = "import random; [random.random() for _ in range(3)]";

const tasks = {
  async sitting() {
    const pyodide = await start();
    pyodide.runPython(code);
    return JSON.parse(pyodide.runPython("everything()"));
  },
  // Every module that is packed can be imported, in a fresh interpreter, so whatever it imports at once is packed too.
  async imports() {
    const pyodide = await start();
    return JSON.parse(
      pyodide.runPython(`
import importlib, json, sys, zipfile
wrong = {}
for file in sorted(zipfile.ZipFile(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip").namelist()):
    name = file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    if not file.endswith(".pyc") or name.endswith("__main__"):
        continue
    try:
        importlib.import_module(name)
    except Exception as error:
        wrong[name] = repr(error)
json.dumps(wrong)
`),
    );
  },
  // What a fault of ours comes to: a Python error with its trace, one from JavaScript, one nobody awaits, a warning.
  async faults() {
    const said = [];
    const pyodide = await start({ stderr: (line) => said.push(line) });
    const told = [];
    for (const wrong of ["1/0", "import js; js.JSON.parse('{')", "import nothing_like_it", "assert False", "int('é')"]) {
      try {
        pyodide.runPython(wrong);
      } catch (error) {
        told.push(error.message);
      }
    }
    await pyodide.runPythonAsync(`
import asyncio, warnings
async def fails(): raise ValueError("nobody hears this")
task = asyncio.create_task(fails())
await asyncio.sleep(0)
del task
import gc; gc.collect()
warnings.warn("mind the step")
try:
    await asyncio.wait_for(asyncio.sleep(1), 0.001)
except TimeoutError:
    pass
`);
    return { told, said };
  },
  // A start from an image knows every game, and needs no library for a sitting.
  async image() {
    const first = await start({ _makeSnapshot: true });
    first.runPython("from table.everything import lay_out; lay_out()");
    const image = first.makeMemorySnapshot();
    const dice = [];
    let found;
    for (let time = 0; time < 2; time += 1) {
      const pyodide = await start({ _loadSnapshot: image });
      pyodide.FS.unlink(pyodide.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"));
      dice.push(pyodide.runPython(DICE).toJs(), pyodide.runPython(`import random; random.seed(); ${DICE}`).toJs());
      pyodide.runPython(code);
      found = JSON.parse(pyodide.runPython("everything()"));
    }
    return { ...found, dice, size: image.length, heap: first._module.HEAP8.length };
  },
};

console.log(JSON.stringify(await tasks[what]()));
