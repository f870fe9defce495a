// Writes the rules pages' text as HTML: {languages: {el: catalogue}, pages: [{game, language, text: {…}, moments, words}]}
// on the standard input becomes, for each page, {text: {…}, words: [...]} on the standard output. A text is Markdown as
// tools/rules_source.py describes it; a moment is what tools/rules_moments.py makes of a position. Words are messages
// [key, params], said as the page at the table says them (assets/runtime/words.js), null for one that is not there.

import { readFileSync } from "node:fs";

import { buildSync } from "esbuild";
import MarkdownIt from "markdown-it";

const bundled = buildSync({ entryPoints: ["assets/runtime/words.js"], bundle: true, format: "esm", write: false });
const code = Buffer.from(bundled.outputFiles[0].text).toString("base64");
const words = await import(`data:text/javascript;base64,${code}`);
console.error = (...problems) => {
  throw new Error(problems.join(" ")); // a message that is missing or wrong stops the build
};

const md = new MarkdownIt({ html: false, typographer: false });
const escape = md.utils.escapeHtml;
const SIGNS = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" };
const CARD = /^(?:([A2-9TJQK])([SHDC])b?(?:=([SHDC]))?!?|(\d{1,2})|Joker(?:=(\d{1,2}))?)$/;

const say = (key, params = {}) => words.say(key, JSON.stringify(params));
const said = ([key, params]) => (words.has(key) ? say(key, params) : null);

/** A card's code read: what stands on it, its suit, how it is spoken, and the suit or number it was said to be. */
const read = (text) => {
  const found = CARD.exec(text);
  if (!found) return null;
  const [, rank, suit, named, number, value] = found;
  if (rank) {
    const spoken = say("card-name", { card: rank + suit }) + (named ? `: ${say(`suit-${named}`)}` : "");
    return { rank: rank === "T" ? "10" : rank, suit, spoken, says: named ? SIGNS[named] : "" };
  }
  if (number) return { rank: number, suit: "", spoken: number, says: "" };
  return { rank: "Joker", suit: "", spoken: say("card-Joker") + (value ? ` ${value}` : ""), says: value ?? "" };
};

/** A card within a sentence. */
const chip = (card) => {
  const kind = card.suit || (card.rank === "Joker" ? "joker" : "number");
  const says = card.says ? ` <span class="says">${card.suit ? "→ " : ""}${card.says}</span>` : "";
  const face = `${card.rank === "Joker" ? "★" : card.rank}${SIGNS[card.suit] ?? ""}${says}`;
  return `<span class="chip" data-kind="${kind}" role="img" aria-label="${escape(card.spoken)}">${face}</span>`;
};

/** A card on the cloth, null face down; who hears of it hears the whole moment's sentence. */
const face = (text, more = "") => {
  if (text === null) return '<li class="stock"></li>';
  const card = read(text);
  if (!card) throw new Error(`${text} is no card`);
  const kind = card.suit || (card.rank === "Joker" ? "joker" : "number");
  const [rank, sign] = card.rank === "Joker" ? ["★", ""] : [card.rank, SIGNS[card.suit] ?? ""];
  const says = card.says ? `<b class="says">${card.says}</b>` : "";
  return `<li class="face" data-kind="${kind}"${more}><span>${rank}</span><i>${sign}</i>${says}</li>`;
};

md.inline.ruler.before("emphasis", "card", (state, silent) => {
  if (state.src[state.pos] !== "{") return false;
  const found = /^\{([^{}\s]+)\}/.exec(state.src.slice(state.pos));
  if (!found) return false;
  if (!read(found[1])) throw new Error(`{${found[1]}} is no card`);
  if (!silent) state.push("card", "", 0).content = found[1];
  state.pos += found[0].length;
  return true;
});
md.renderer.rules.card = (tokens, at) => chip(read(tokens[at].content));
const inCode = md.renderer.rules.code_inline;
md.renderer.rules.code_inline = (tokens, at, ...more) => {
  const card = read(/^\{(.+)\}$/.exec(tokens[at].content)?.[1] ?? "");
  return card ? chip(card) : inCode(tokens, at, ...more);
};
// How a column is set stands in the style sheet: the page's policy allows no style of an element's own.
// Over a column of names there may be no heading, and then the cell is none.
for (const cell of ["th", "td"]) {
  md.renderer.rules[`${cell}_open`] = (tokens, at, options, env, self) => {
    if (cell === "th" && !tokens[at + 1].content) tokens[at].tag = tokens[at + 2].tag = "td";
    const align = /text-align:(\w+)/.exec(tokens[at].attrGet("style"))?.[1];
    tokens[at].attrs = [tokens[at].tag === "th" ? ["scope", "col"] : null, align ? ["data-align", align] : null].filter(Boolean);
    return self.renderToken(tokens, at, options);
  };
}
const scrolls = { table_open: '<div class="rows"><table>', table_close: "</table></div>\n" };
for (const [name, html] of Object.entries(scrolls)) md.renderer.rules[name] = () => html;

/** Paragraphs that are rules or positions become what they are on the page, and questions get an address. */
md.core.ruler.push("rules", (state) => {
  const { tokens, env } = state;
  const kept = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const text = tokens[at].type === "paragraph_open" && tokens[at].level === 0 ? tokens[at + 1].content : "";
    const rule = /^\*\*(\w+)\.\*\* ([^]*)$/.exec(text);
    const moment = /^\{try ([a-z0-9-]+)\} ([^]*)$/.exec(text);
    if (rule || moment) {
      const block = new state.Token("html_block", "", 0);
      block.content = rule ? numbered(rule[1], rule[2].split("\n")) : shown(env, moment[1], moment[2]);
      kept.push(block);
      at += 2;
      continue;
    }
    if (tokens[at].type === "heading_open" && env.section === "questions") {
      env.questions = (env.questions ?? 0) + 1;
      tokens[at].attrSet("id", `question-${env.questions}`);
    }
    kept.push(tokens[at]);
  }
  state.tokens = kept;
});

const numbered = (number, sentences) => {
  const spans = sentences.map(
    (sentence, at) => `<span id="${number}.${at + 1}">${md.renderInline(sentence)}</span>`,
  );
  const label = escape(say("rules-rule", { number }));
  const link = `<a class="number" href="#${number}" aria-label="${label}">${number}</a>`;
  return `<div class="rule" id="${number}">${link}<p>${spans.join(" ")}</p></div>\n`;
};

/** What an action is called: its button's words, its cards, or its number. */
const named = (label) => {
  const words = label.said ? (said(label.said) ?? "") : label.text;
  if (words !== undefined) return escape(words) + (SIGNS[label.suit] ?? "");
  return label.cards.map((card) => (read(card) ? chip(read(card)) : "")).join(" ");
};

const cards_of = (codes) => codes.map((code) => read(code).spoken).join(", ");

/** A position: the table and one's hand, drawn; what is said of it; what is allowed there; and the way to the table. */
const shown = (env, id, text) => {
  const moment = env.moments[id];
  if (!moment) throw new Error(`there is no position ${id}`);
  words.seat_words(JSON.stringify(moment.seats));
  const line = (key, cards) => say(key, { cards: cards.map(([card]) => (card ?? "hidden").split("=")[0]) });
  const spoken = [
    moment.table.length ? line("rules-on-table", moment.table) : "",
    moment.hand.length ? line("rules-in-hand", moment.hand) : "",
    ...moment.others.map(({ name, cards, open }) =>
      open.length ? `${said(name)}: ${cards_of(open)}.` : say("answer-stack", { zone: said(name), count: cards }),
    ),
    ...moment.marks.map(said),
  ];
  const others = moment.others.map(({ cards, turn, name, badges, open }) => {
    const signs = badges.map(said).filter(Boolean).map((badge) => `<small>${escape(badge)}</small>`).join("");
    const count = `<b>${cards}</b>`;
    const held = open.map((card) => chip(read(card))).join(" ");
    return `<li${turn ? ' data-turn=""' : ""}>${held || count}<span>${escape(said(name))}</span>${signs}</li>`;
  });
  const faces = (cards) => cards.map(([card, ring]) => face(card, ring ? ' data-allowed=""' : "")).join("");
  const own = moment.own.map(said).filter(Boolean).map((badge) => `${say("seat-you")}: ${badge}`);
  const marks = [...moment.marks.map(said), ...own].map((mark) => `<li>${escape(mark)}</li>`).join("");
  const stock = moment.stock ? `<li class="stock">${moment.stock}</li>` : "";
  const verdicts = moment.verdicts.map(({ label, refused }) => {
    const sentence = escape(refused ? said(refused) : say("rules-allowed"));
    const sign = `<span class="sign" aria-hidden="true">${refused ? "✗" : "✓"}</span>`;
    return `<li data-allowed="${refused ? "no" : "yes"}">${sign}<b>${named(label)}</b> <span>${sentence}</span></li>`;
  });
  const list = moment.verdicts.some(({ refused }) => refused) ? `<ul class="verdicts">${verdicts.join("")}</ul>` : "";
  return `<figure class="moment" id="try-${id}">
<div class="cloth" role="img" aria-label="${escape(spoken.filter(Boolean).join(" "))}">
<ul class="others">${others.join("")}</ul>
<div class="middle"><ul class="lain">${stock}${faces(moment.table)}</ul><ul class="marks">${marks}</ul></div>
<ul class="held">${faces(moment.hand)}</ul>
</div>
<figcaption><p>${md.renderInline(text)}</p>${list}</figcaption>
<a class="button primary" href="${escape(moment.address)}">${escape(say("rules-try"))}</a>
</figure>\n`;
};

try {
  const given = JSON.parse(readFileSync(0, "utf8"));
  const answers = given.pages.map((page) => {
    const trouble = words.open_book(page.language, given.languages[page.language]);
    if (trouble) throw new Error(trouble);
    try {
      const text = {};
      for (const [section, source] of Object.entries(page.text)) {
        text[section] = md.render(source, { moments: page.moments, section });
      }
      words.seat_words("{}");
      return { text, words: page.words.map(said) };
    } catch (error) {
      throw new Error(`${page.game}, ${page.language}: ${error.message}`);
    }
  });
  process.stdout.write(JSON.stringify(answers));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
