// The image: the worker's memory as it is once Python runs and every game is imported. A start that finds one skips all
// of that. It is made and kept on the player's own machine, so nobody downloads it, and it is only a convenience: where
// storage is blocked, full or emptied, or where what is kept is not what was put there, the plain start comes instead.
//
// It lies in Cache Storage, one entry for each place that the site is served from, under the key of the build.

const STORE = "pi-parlour-image";
const DIGEST = "x-digest";
const PAGE = 65_536;

const here = new URL("../../", import.meta.url).href;
const entry = (key) => new Request(`${here}image-${key}`);

const digest = async (bytes) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// A store that never answers is no store.
const within = (patience, promise) =>
  Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), patience))]);

/** `answer`: the kept image as it lies there, if there is one; `keeps`: whether one could be kept. */
export const find = async (key) => {
  try {
    if (!key) throw new Error("a page of nobody's build");
    const looked = async () => (await caches.open(STORE)).match(entry(key));
    return { answer: await within(3_000, looked()), keeps: true };
  } catch {
    return { answer: undefined, keeps: false };
  }
};

/** Its bytes, and as `sound` a promise that rejects when they are not those that were put there. */
export const read = async (answer) => {
  const bytes = new Uint8Array(await within(8_000, answer.arrayBuffer()));
  const sound = digest(bytes).then((found) => {
    if (found !== answer.headers.get(DIGEST)) throw new Error("the kept image is damaged");
  });
  sound.catch(() => {}); // told by whoever awaits it
  return { bytes, sound };
};

/** Keep an image and no other of this site; whether that is done. */
export const keep = async (key, image) => {
  try {
    let end = image.length;
    while (end > PAGE && !image.subarray(end - PAGE, end).some(Boolean)) end -= PAGE;
    const bytes = image.subarray(0, end);
    await forget();
    const headers = { [DIGEST]: await digest(bytes), "Content-Type": "application/octet-stream" };
    await (await caches.open(STORE)).put(entry(key), new Response(bytes, { headers }));
    return true;
  } catch {
    return false;
  }
};

/** Remove every image of this site. */
export const forget = async () => {
  try {
    const store = await caches.open(STORE);
    const ours = (await store.keys()).filter(({ url }) => url.startsWith(`${here}image-`));
    await Promise.all(ours.map((request) => store.delete(request)));
  } catch {
    // what cannot be opened holds nothing
  }
};
