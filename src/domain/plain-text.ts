const CLIPPED_LENGTH = 200;

/** Scripts whose words join or part their letters by a sign that is not seen. */
const JOINED = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Joiners have a meaning after letters of these scripts, and within an emoji. */
const needlessJoiner = String.raw`(?<![${JOINED}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]`;
/** Control, direction and format signs, separators of lines, halves of characters, and letters that are blank. */
const unseen = String.raw`(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD\u115F\u1160\u3164\uFFA0\u2800]`;
const UNSEEN_SIGNS = new RegExp(`${needlessJoiner}|${unseen}`, 'gu');

/** Whether a text has signs that are not seen: they end its line, hide something, or turn the text around them. */
export const hasUnseenSigns = (text: string): boolean => text.search(UNSEEN_SIGNS) >= 0;

/** Text of others, safe to show: one line, no control or direction marks, clipped (O3). */
export const clipText = (text: string, lengthMax = CLIPPED_LENGTH): string => {
  const line = text.replaceAll(UNSEEN_SIGNS, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > lengthMax ? `${line.slice(0, lengthMax).trimEnd()}…` : line;
};
