/**
 * The token of a traveller's link, without what a message wrote behind it. Programs that make links out of text take a
 * full stop, a bracket or a quotation mark behind an address for a part of it,
 * and one that marks words with underscores may add one. A token could contain that, but its signature (HS256) has 43
 * characters.
 */
export const shareTokenIn = (text: string): string =>
  /^[\w-]+\.[\w-]+\.[\w-]{43}|^[\w-]+(?:\.[\w-]+)*/.exec(text.trim())?.[0] ?? '';
