/**
 * The token of a traveller's link, without what a message wrote behind it. Programs that make links out of text take a
 * full stop, a bracket or a quotation mark behind an address for a part of it.
 */
export const shareTokenIn = (text: string): string => /^[\w-]+(?:\.[\w-]+)*/.exec(text.trim())?.[0] ?? '';
