// A position that nobody has drawn: its line read as far as all games write one, for a poster of codes.

const CARD = /(?<![\w?])(?:[2-9TJQKA][SHDC]b?|\d{1,2}|Joker)(?!\w)/g;
// 2:30 is a 30 by seat 2, Joker=31 a Joker that counts as one.
const cards = (text) => text.replace(/(?<=^|[./])\d+:|=\d+/g, "").match(CARD) ?? [];

/** The name of a position's poster, as tools/posters.py works it out (FNV-1a). */
export const named = (line) => {
  let found = 0x811c9dc5;
  for (const letter of line) found = Math.imul(found ^ letter.charCodeAt(0), 0x01000193);
  return (found >>> 0).toString(16).padStart(8, "0");
};

/** [what lies in the middle, the hand of whoever looks], as codes; no hand where the line does not say whose turn it is. */
export const lying = (position, seat) => {
  const words = position.split(/\s+/).map((word) => [word.split("=", 1)[0], word.slice(word.indexOf("=") + 1)]);
  const found = Object.fromEntries(words);
  const hands = (found.hands ?? found.dealt ?? "").split("/");
  // What has been played is in the hands still, as they were dealt; a trick lies there until everybody has played to it.
  const played = [...cards(found.play ?? ""), ...cards(found.tricks ?? "")];
  const trick = played.slice(played.length - (played.length % hands.length));
  const middle = found.trick ?? found.discard;
  const looks = seat ?? found.turn ?? "";
  const hand = cards(/^\d+$/.test(looks) ? hands[Number(looks)] ?? "" : "");
  return [middle === undefined ? trick : cards(middle), hand.filter((code) => !played.includes(code))];
};
