// The interpreter PyScript loads for the page: MicroPython with our modules already in its files. They come as one JSON
// object, source by path: PyScript would have an archive unpacked in Python, and only once the interpreter runs.

import { loadMicroPython as load } from "../vendor/micropython/micropython.mjs";

const { search } = new URL(import.meta.url);
const address = new URL(`../../py/ui.json${search}`, import.meta.url);
const sources = fetch(address).then((answer) => {
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.json();
});

const url = new URL("../vendor/micropython/micropython.wasm", import.meta.url).href;

export const loadMicroPython = async (options) => {
  const [micropython, files] = await Promise.all([load({ ...options, url }), sources]);
  const { FS } = micropython;
  for (const [path, source] of Object.entries(files)) {
    const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
    if (folder && !FS.analyzePath(folder).exists) FS.mkdir(folder);
    FS.writeFile(path, source);
  }
  return micropython;
};
