// What the build knows (tools/embed.py writes this file): the words by language, the names of all posters, and of each
// game the colour of its cloth's edge.
export const WORDS = {};
export const SHIPPED = [];
export const CLOTHS = {};
