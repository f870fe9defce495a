// The script of the table's worker, where it starts before PyScript does (early.js). Python is asked for at once, by the
// very address that PyScript will name; the build puts PyScript's own code for workers below (tools/frontpage.py), which
// then finds it on its way.

import(new URL(`pyodide.mjs?v=${VERSION}`, import.meta.url).href).catch(() => {}); // PyScript asks again, and tells
