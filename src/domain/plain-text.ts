const CLIPPED_LENGTH = 200;

/** Scripts in which an invisible character joins or separates letters within a word. */
const JOINED = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Joiners are meaningful only after letters of these scripts and within an emoji. */
const needlessJoiner = String.raw`(?<![${JOINED}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]`;
/** Variation selectors are meaningful after an emoji, in a keycap, and after one letter of these scripts. */
const needlessForm =
  String.raw`(?<!\p{Extended_Pictographic})(?!\uFE0F\u20E3)[\uFE00-\uFE0F]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]` +
  String.raw`|(?<!(?=\p{Script=Mongolian})\p{L})[\u180B-\u180D\u180F]`;
/**
 * Control, direction and format characters, line separators, unpaired surrogates, and everything that fonts leave
 * blank. The characters above may be among them.
 */
const unseen = String.raw`(?![\u200C\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\uFFFD\u2800]`;
/**
 * Accents that pile up over the neighbouring lines: more than two of those that suit any letter, or more of any kind
 * than a script needs.
 */
const ACCENT = String.raw`[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]`;
const piled = String.raw`(?<=${ACCENT}{2})${ACCENT}+|(?<=\p{M}{8})\p{M}+`;
const UNSEEN_SIGNS = new RegExp(`${needlessJoiner}|${needlessForm}|${unseen}|${piled}`, 'gu');

/**
 * Whether a text has characters that are invisible or that hide others: they break the line, reverse the text around
 * them, or pile up.
 */
export const hasUnseenSigns = (text: string): boolean => text.search(UNSEEN_SIGNS) >= 0;

/** Makes text from outside safe to show: one line, without control or direction characters, clipped (O3). */
export const clipText = (text: string, lengthMax = CLIPPED_LENGTH): string => {
  const line = text.replaceAll(UNSEEN_SIGNS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > lengthMax ? `${line.slice(0, lengthMax).trimEnd()}…` : line;
};
