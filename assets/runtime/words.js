// The catalogue: Fluent with the functions that card games need in a sentence. Nothing here throws; what is wrong
// with a message goes to console.error, where tests catch it, and the player still reads something.
//
//   { CARD($card) }              the name of a card of that code: message card-<code>, else `card-number` with $number for
//                                a number, else `card` with $rank and $suit; of two packs a twin (`KHb`) is called what
//                                the first is
//   { CARDS($cards) }            a list of codes as a sentence has it: "the 7 of hearts, the jack and …"
//   { RANK($rank) } { SUIT($suit) }   messages rank-<code> and suit-<code>
//   { SIGN($suit) }              the suit's sign, ♠
//   { SEAT($seat) }              who sits there: message seat-you, or the message that `seat_words` gave the seat
//   { WHO($seat) -> [you] … *[other] … }   whether the reader sits there
//
// Each takes `form:` ("object", "start", "many", …) and hands it to the message as $form, for languages that decline.

import { FluentBundle, FluentResource, FluentType } from "../vendor/fluent.js";

class List extends FluentType {
  toString() {
    return this.value.join(", ");
  }
}

let bundle = null;
let language = "en";
let seats = {};

const complain = (key, problems) => console.error(`words: ${key}: ${problems.map(String).join("; ")}`);

// What stands below this line of a catalogue is not needed in the lobby, and is read when it first is (tools/build.py).
const BELOW = /^### At the table$/m;
let unread = "";

const found = (key) => {
  const message = bundle?.getMessage(key);
  if (message || !unread) return message;
  read_on();
  return bundle?.getMessage(key);
};

const format = (key, args) => {
  const message = found(key);
  if (!message?.value) {
    complain(key, ["there is no such message"]);
    return `⟨${key}⟩`;
  }
  const problems = [];
  const text = bundle.formatPattern(message.value, args, problems);
  if (problems.length) complain(key, problems);
  return text;
};

/** Any number in the reader's language, as the catalogue writes its own. */
export const figures = (json) => {
  const value = JSON.parse(json);
  return new Intl.NumberFormat(language).format(value);
};

/** The text with its first letter large. Only Turkish and Azeri have letters of their own for that; a Greek word keeps
 *  its accent at the beginning of a sentence, which a locale's rules for words all in capitals would take away. */
export const capital = (text) => {
  const [first = ""] = text;
  const large = /^(tr|az)/.test(language) ? first.toLocaleUpperCase(language) : first.toUpperCase();
  return large + text.slice(first.length);
};

const exists = (key) => Boolean(found(key)?.value);
const plain = (value) => (value instanceof FluentType ? value.valueOf() : value);
const form = (named) => ({ form: named.form ?? "plain" });

const card = (code, named) =>
  exists(`card-${code}`)
    ? format(`card-${code}`, form(named))
    : /^[0-9]+$/.test(code)
      ? format("card-number", { number: code, ...form(named) })
      : format("card", { rank: code[0], suit: code[1], ...form(named) });

const seat = (number, named) => format(seats[number] ?? "seat-unknown", { seat: number, ...form(named) });

const functions = {
  CARD: ([code], named) => card(String(plain(code)), named),
  CARDS: ([codes], named) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(plain(codes).map((code) => card(String(code), named))),
  RANK: ([code], named) => format(`rank-${plain(code)}`, form(named)),
  SUIT: ([code], named) => format(`suit-${plain(code)}`, form(named)),
  SIGN: ([code]) => ({ S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" })[plain(code)] ?? String(plain(code)),
  SEAT: ([number], named) => seat(plain(number), named),
  WHO: ([number]) => (seats[plain(number)] === "seat-you" ? "you" : "other"),
};

/** Read a catalogue in the Fluent syntax; the answer is "", or why it cannot be used: the one before stays open then. */
export const open_book = (tag, text) => {
  try {
    const fresh = new FluentBundle(tag, { useIsolating: false, functions });
    const [above, ...below] = text.split(BELOW);
    const problems = fresh.addResource(new FluentResource(above));
    if (!fresh.hasMessage("house-name")) return "there are no words in it";
    language = tag;
    bundle = fresh;
    unread = below.join("\n");
    if (problems.length) complain(tag, problems);
    return "";
  } catch (error) {
    return String(error?.message ?? error);
  }
};

/** Read what stands below the line, if that has not been done. */
export const read_on = () => {
  const text = unread;
  unread = "";
  const problems = text ? bundle.addResource(new FluentResource(text)) : [];
  if (problems.length) complain("the catalogue", problems);
};

/** Who sits where: a JSON object of word keys by seat number, `seat-you` for the reader. */
export const seat_words = (json) => {
  seats = JSON.parse(json);
};

export const has = (key) => exists(key);

/** The message in the reader's language; `json` is an object of texts, numbers and lists. */
export const say = (key, json) => {
  try {
    const given = JSON.parse(json);
    const args = {};
    for (const [name, value] of Object.entries(given)) {
      args[name] = Array.isArray(value) ? new List(value) : typeof value === "boolean" || value === null ? String(value) : value;
    }
    return format(key, args);
  } catch (error) {
    complain(key, [error]);
    return `⟨${key}⟩`;
  }
};
