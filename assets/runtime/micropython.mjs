// The interpreter PyScript loads for the page: MicroPython with our modules already in its files. They come compiled, as
// one JSON object: by path, each byte as the letter of its number (tools/compiled.py). PyScript would have an archive
// unpacked in Python, and only once the interpreter runs. The build writes for VERSION which modules they are.

import { loadMicroPython as load } from "../vendor/micropython/micropython.mjs";

const address = new URL(`../../py/ui.json?v=${VERSION}`, import.meta.url);
const sources = fetch(address).then((answer) => {
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.json();
});

const url = new URL("../vendor/micropython/micropython.wasm", import.meta.url).href;

export const loadMicroPython = async (options) => {
  const [micropython, files] = await Promise.all([load({ ...options, url }), sources]);
  const { FS } = micropython;
  for (const [path, letters] of Object.entries(files)) {
    const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
    if (folder && !FS.analyzePath(folder).exists) FS.mkdir(folder);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
    FS.writeFile(path, bytes);
  }
  return micropython;
};
