// Keeping a match and handing it on: one tab at the table, records packed into links, files. Nothing here throws.

const MOST = 2_000_000; // characters of a record, as in py/engine/notation.py
const TABLE = "pi-parlour/table";
const PATIENCE = 700; // ms in which a page that is just being left lets go of the table
const OWN_PATIENCE = 8000; // ms for the page that stood in this very tab before: on a slow device it may take long
const SEAT = "pi-parlour/seat"; // by which the next page in this tab knows that page
const TAKEN = "pi-parlour/taken"; // that somebody sits at the table, where the browser has no locks
const ANSWER = 200; // ms in which another tab answers where nobody is known to sit,
const LATE_ANSWER = 5000; // and where somebody is: that tab may be busy, or gone without a word

let leave = null; // lets go of the table; null while this tab does not sit there

/** Who sits at the table: the browser's name for that page, undefined for nobody. */
const sitter = async () => (await navigator.locks.query()).held.find(({ name }) => name === TABLE)?.clientId;

/** Whether that is the page that stood in this very tab before: what a page that is loaded anew finds. */
const before = (found) => {
  try {
    return Boolean(found) && found === sessionStorage.getItem(SEAT);
  } catch {
    return false;
  }
};

/** Leave word for the next page in this tab. */
const sign = async () => {
  try {
    sessionStorage.setItem(SEAT, await sitter());
  } catch {
    // Where nothing can be kept the usual patience has to do.
  }
};

const locked = async (instead, lost) => {
  const how = instead ? { steal: true } : { signal: AbortSignal.timeout(before(await sitter()) ? OWN_PATIENCE : PATIENCE) };
  return new Promise((resolve) => {
    navigator.locks
      .request(TABLE, how, () => {
        resolve(true);
        sign();
        return new Promise((done) => {
          leave = done;
        });
      })
      .catch((error) => {
        if (leave) {
          leave = null;
          lost();
        } else {
          resolve(error?.name !== "TimeoutError" && error?.name !== "AbortError");
        }
      });
  });
};

let known = false; // that this tab sits there is written down by it, and by no other since

/** Whether somebody is known to sit at the table. */
const taken = () => {
  try {
    return localStorage.getItem(TAKEN) !== null;
  } catch {
    return false;
  }
};

/** Write down that somebody sits there, or that nobody does. */
const take = (sits) => {
  try {
    if (sits) localStorage.setItem(TAKEN, "1");
    else localStorage.removeItem(TAKEN);
    known = sits;
  } catch {
    // Where nothing can be kept the usual patience has to do.
  }
};

// A page from a plain http address has no locks: the tabs ask each other.
const asked = (instead, lost) =>
  new Promise((resolve) => {
    const others = new BroadcastChannel(TABLE);
    let late;
    const sit_down = () => {
      leave = () => {
        leave = null;
        others.close();
      };
      take(true);
      resolve(true);
    };
    others.onmessage = ({ data }) => {
      if (leave && data === "who") others.postMessage("me");
      else if (leave && data === "now I") {
        known = false; // what the other writes down may not have come here yet: it is not for this tab to strike out
        leave();
        lost();
      } else if (!leave && !instead && data === "me") {
        clearTimeout(late);
        others.close();
        resolve(false);
      }
    };
    others.postMessage(instead ? "now I" : "who");
    const patience = taken() ? LATE_ANSWER : ANSWER;
    late = setTimeout(sit_down, instead ? 0 : patience);
  });

/** Sit down at this browser's table; resolves to false where another tab sits there. `instead` takes its place, which it
 * hears by lost(). */
export const sit = async (instead, lost) => {
  if (leave) return true;
  try {
    return await (navigator.locks ? locked(instead, lost) : asked(instead, lost));
  } catch {
    return true;
  }
};

/** Get up, so that another tab may sit down. */
export const get_up = () => {
  const go = leave;
  leave = null;
  go?.();
  if (known) take(false);
};

// A page that is left lets go before the browser has cleared it away. One that is shown again as it was begins anew.
addEventListener("pagehide", () => {
  const sat = leave !== null;
  get_up();
  if (sat) addEventListener("pageshow", () => location.reload(), { once: true });
});

/** Resolves to whether another tab sits at the table. */
export const sits_elsewhere = async () => {
  try {
    for (const end = Date.now() + OWN_PATIENCE; Date.now() < end; ) {
      const found = leave ? undefined : await sitter();
      if (!before(found)) return Boolean(found);
      await new Promise((done) => setTimeout(done, 100));
    }
    return true;
  } catch {
    return false;
  }
};

/** Resolves to the text packed into letters of an address, or null where the browser cannot. */
export const pack = async (text) => {
  try {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  } catch {
    return null;
  }
};

/** Resolves to the text that was packed into these letters, or null where they are damaged or hold far too much. */
export const unpack = async (code) => {
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const parts = [];
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch {
    return null;
  }
};

/** The address of this page without question and fragment. */
export const home = () => location.href.split(/[?#]/)[0];

/** What stands behind the # of the address. */
export const fragment = () => location.hash.slice(1);

/** Let the browser keep the text as a file of that name. */
export const download = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Resolves to the text of the file chosen there; null where there is none, it cannot be read or is far too long. */
export const file_text = async (input) => {
  try {
    const [file] = input.files;
    const text = file.size > MOST ? null : await file.text();
    input.value = "";
    return text;
  } catch {
    return null;
  }
};

/** Whole seconds since 1970, as text: the page's own numbers end before. */
export const seconds = () => String(Math.floor(Date.now() / 1000));

/** That second as a day and a time in the page's language; "" for none. */
export const day = (text) => {
  const moment = new Date(Number(text) * 1000);
  if (!Number(text) || Number.isNaN(moment.getTime())) return "";
  try {
    return new Intl.DateTimeFormat(document.documentElement.lang || "en", { dateStyle: "medium", timeStyle: "short" }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 16).replace("T", " ");
  }
};

/** That second's day as files are named: 2026-11-30. */
export const file_day = (text) => {
  const moment = new Date((Number(text) || Date.now() / 1000) * 1000);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString().slice(0, 10);
};
