const CLIPPED_LENGTH = 200;

/** Scripts in which an invisible character joins or separates letters within a word. */
const JOINED = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Joiners are meaningful only after letters of these scripts and within an emoji. */
const needlessJoiner = String.raw`(?<![${JOINED}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]`;
/**
 * Signs that choose a form have a meaning after an emoji, in the number on a key, and after one letter of these
 * scripts.
 */
const needlessForm =
  String.raw`(?<!\p{Extended_Pictographic})(?!\uFE0F\u20E3)[\uFE00-\uFE0F]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]` +
  String.raw`|(?<!(?=\p{Script=Mongolian})\p{L})[\u180B-\u180D\u180F]`;
/**
 * Control, direction and format characters, line separators, unpaired surrogates, and everything that fonts leave
 * blank. The characters above may be among them.
 */
const unseen = String.raw`(?![\u200C\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\uFFFD\u2800]`;
/**
 * Accents that pile up over the lines around: of those that suit any letter more than two, of all more than a script
 * has need of.
 */
const ACCENT = String.raw`[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]`;
const piled = String.raw`(?<=${ACCENT}{2})${ACCENT}+|(?<=\p{M}{8})\p{M}+`;
const UNSEEN_SIGNS = new RegExp(`${needlessJoiner}|${needlessForm}|${unseen}|${piled}`, 'gu');

/**
 * Whether a text has signs that are not seen, or hide others: they end its line, turn the text around them, or pile up.
 */
export const hasUnseenSigns = (text: string): boolean => text.search(UNSEEN_SIGNS) >= 0;

/** A text that is searched for: the signs that are not seen came with it when it was copied. */
export const withoutUnseenSigns = (text: string): string => text.replaceAll(UNSEEN_SIGNS, '');

/**
 * Letters and signs that are others in another dress: wide, bold, in circles. Others of this kind mean something, like
 * № and ½.
 */
const DRESSED = /[\uFF01-\uFF5E\u24B6-\u24E9\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}]|(?=\p{L})[\u2100-\u214F]/gu;

/** The same text in usual letters: `ＰａｙＰａｌ` is PayPal. */
export const foldLetters = (text: string): string => text.replaceAll(DRESSED, (sign) => sign.normalize('NFKC'));

/** Letters with their accents, unless that is longer and so beyond a limit that the given text kept (VAL-079). */
export const composed = (text: string): string => {
  const letters = text.normalize('NFC');
  return letters.length > text.length ? text : letters;
};

/** How every text that was typed is kept: without blanks around it, and letters with their accents (VAL-079). */
export const keptText = (text: string): string => composed(text.trim());

/** Text of others, safe to show: one line, no control or direction marks, clipped (O3). */
export const clipText = (text: string, lengthMax = CLIPPED_LENGTH): string => {
  const line = text.replaceAll(UNSEEN_SIGNS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > lengthMax ? `${line.slice(0, lengthMax).trimEnd()}…` : line;
};
