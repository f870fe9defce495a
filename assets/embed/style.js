// How the element looks; the page around decides where it stands and how wide it is.

import { CLOTHS } from "./built.js";

const cloths = Object.entries(CLOTHS).map(([game, colour]) => `.box[data-game="${game}"] { background: ${colour}; }`);

export const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; container-type: inline-size; min-inline-size: 280px; margin-block: 1rem; }
  :host([hidden]) { display: none; }
  .box { position: relative; overflow: hidden; border-radius: 0.75rem; background: #5a4632; color: #fff;
    min-block-size: var(--kept, 0); font: 500 1rem/1.35 system-ui, sans-serif; }
  ${cloths.join("\n")}
  button { all: unset; box-sizing: border-box; position: relative; display: grid; place-items: center; inline-size: 100%;
    block-size: calc(44cqi + 4.5rem); max-block-size: 27rem; cursor: pointer; }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: -6px; border-radius: 0.75rem; }
  img { position: absolute; inset: 0; inline-size: 100%; max-block-size: 100%; object-fit: contain; }
  .cards { display: grid; gap: 0.75em; justify-items: center; padding: 1rem 0.75rem 4rem;
    font-size: clamp(1rem, 3.5cqi, 1.75rem); }
  .row { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25em; }
  .card { min-inline-size: 2.25em; padding: 0.5em 0.25em; border-radius: 0.25em; background: #fffdf8; color: #1d1d28;
    text-align: center; font-weight: 700; }
  .card.red { color: #c01f2e; }
  .go { position: absolute; inset-block-end: 1rem; max-inline-size: calc(100% - 2rem); padding: 0.625rem 1.25rem;
    border-radius: 2rem; background: #fdf8ee; color: #33261a; box-shadow: 0 2px 8px #0006; text-align: center; }
  .go::before { content: "▶\\FE0E"; margin-inline-end: 0.5em; }
  button:hover .go { background: #fff; }
  .veil { position: absolute; inset: 0; display: grid; place-items: center; background: inherit; border-radius: inherit; }
  .dots { display: flex; gap: 0.4375rem; padding: 0.75rem 1.125rem; }
  .dots::before { content: none; }
  .dots > i { inline-size: 0.4375rem; block-size: 0.4375rem; border-radius: 50%; background: currentcolor; opacity: 0.75; }
  @media (prefers-reduced-motion: no-preference) {
    .dots > i { animation: dot 1.2s infinite ease-in-out; }
    .dots > i:nth-child(2) { animation-delay: 0.2s; }
    .dots > i:nth-child(3) { animation-delay: 0.4s; }
    @keyframes dot { 0%, 70%, 100% { opacity: 0.25; } 35% { opacity: 1; } }
  }
  p { margin: 0; padding: 1.25rem; overflow-wrap: anywhere; }
  iframe { display: block; inline-size: 100%; block-size: clamp(34rem, 70cqi, 44rem); border: 0; }
  @media (forced-colors: active) { .box, .go { border: 1px solid; } }
`);

/** A new node. */
export const make = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

/** Rows of cards in the place of a drawing, by their codes. */
export const faces = (rows) => {
  const signs = { S: "♠", H: "♥", D: "♦", C: "♣" };
  const card = (code) => {
    const face = code.replace(/^([2-9TJQKA])([SHDC])b?$/, (_, rank, suit) => `${rank.replace("T", "10")}${signs[suit]}\uFE0E`);
    return make("span", { className: /[HD]b?$/.test(code) ? "card red" : "card", textContent: face });
  };
  return make("span", { className: "cards" }, ...rows.map((codes) => make("span", { className: "row" }, ...codes.slice(-20).map(card))));
};

// How light a computed colour is, from 0 to 1.
const lightness = (colour) => {
  const [one = 0, two = 0, three = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (/^(?:ok)?l(?:ab|ch)/.test(colour)) return one > 1 ? one / 100 : one;
  return (one * 0.3 + two * 0.59 + three * 0.11) / (colour.startsWith("rgb") ? 255 : 1);
};

/** The theme of an element: what it says itself; else a page that is dark has light letters, however it has become so. */
export const themeOf = (element) => {
  const named = element.getAttribute("theme");
  if (named === "light" || named === "dark") return named;
  return lightness(getComputedStyle(element).color) > 0.55 ? "dark" : "light";
};
