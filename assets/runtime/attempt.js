// What the page needs from JavaScript and cannot do in MicroPython, where a synchronous JavaScript exception cannot
// be caught and a whole number beyond 31 bits comes out wrong. Nothing here throws.

const good = (value) => [true, value ?? null];
const bad = (error) => [false, String(error?.message ?? error)];

/** [true, what fn returns] or [false, the message of what it throws]. */
export const attempt = (fn, ...args) => {
  try {
    return good(fn(...args));
  } catch (error) {
    return bad(error);
  }
};

/** The same for a method: attempt_method(object, "name", ...args). */
export const attempt_method = (object, name, ...args) => attempt(() => object[name](...args));

/** Change the page in a view transition; false where there is none. One that a newer one cuts short is no fault. */
export const transition = (change) => {
  const [ok, moving] = attempt(() => document.startViewTransition(change));
  if (ok) for (const part of [moving.ready, moving.finished, moving.updateCallbackDone]) part.catch(() => {});
  return ok;
};

/** Resolves when what has been written so far is painted, or would be if somebody looked. */
export const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });

/** The stored text, or null when there is none or storage is blocked. */
export const storage_get = (key) => {
  const [ok, value] = attempt(() => localStorage.getItem(key));
  return ok ? value : null;
};

/** Whether the text is now stored. */
export const storage_set = (key, value) => attempt(() => localStorage.setItem(key, value))[0];

/** Whether nothing is stored under the key any more. */
export const storage_remove = (key) => attempt(() => localStorage.removeItem(key))[0];

/** Whether nothing is kept under the key for this tab any more. */
export const session_remove = (key) => attempt(() => sessionStorage.removeItem(key))[0];

/** 16 random bytes as 32 hexadecimal digits. */
export const random_seed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const decoded = (text) => {
  const [ok, value] = attempt(() => decodeURIComponent(text.replaceAll("+", " ")));
  return ok ? value : text;
};

/** The parameters of the page's address as a JSON object of texts; a malformed % escape is kept as written. */
export const query_params = () => {
  const pairs = location.search
    .slice(1)
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf("=");
      return at < 0 ? [decoded(pair), ""] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
    });
  return JSON.stringify(Object.fromEntries(pairs));
};

/** Milliseconds since the page was opened, a small number with decimals. */
export const now = () => performance.now();

/** Resolves to the SHA-256 of the text as 64 hexadecimal digits, or null where the browser does not work it out. */
export const sha256 = async (text) => {
  try {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    return null;
  }
};

/** Put the text on the clipboard; resolves to whether that is done. */
export const copy_text = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Resolves to a module of this folder that the start does not wait for, or null where it does not come. */
export const module = async (name) => {
  try {
    return await import(`./${name}.js`);
  } catch {
    return null;
  }
};

/** Resolves to [true, text] or [false, reason]; the address is relative to the page. */
export const fetch_text = async (url) => {
  try {
    const answer = await fetch(url);
    return answer.ok ? good(await answer.text()) : [false, `${answer.status} ${url}`];
  } catch (error) {
    return bad(error);
  }
};
