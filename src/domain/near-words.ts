// Words with one wrong letter, or that sound alike, for searches that find nothing otherwise.

/** A shorter word is one letter away from too many others. */
const LETTERS_MIN = 4;

/** Whether a folded text can be taken for another one: numbers and signs are meant as they are. */
export const canBeMistyped = (text: string): boolean => text.length >= LETTERS_MIN && /^[\p{L} '’-]+$/u.test(text);

/** Whether one letter at most is wrong, missing or too much, or has changed places with the next one. */
export const isOneLetterOff = (typed: string, meant: string): boolean => {
  if (!canBeMistyped(typed) || !canBeMistyped(meant)) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [rest, other] = [typed.slice(same), meant.slice(same)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
};

/** What parts the words of a name, a note or the part of an address before the @. */
const SEPARATORS = String.raw`\s.,;:_+/()&@<>"'’-`;
const SEPARATOR = new RegExp(`[${SEPARATORS}]+`, 'u');

/** Nobody mistypes a longer word by one letter and finds it by that: its pattern would be large. */
const LETTERS_MAX = 30;

const escaped = (text: string): string => text.replaceAll(/[\\^$*?[\]{}|]/g, String.raw`\$&`);

/** A word with a number at its end, such as the part of an address before the @: the number is no part of the slip. */
const stemOf = (word: string): [stem: string, number: string] => {
  let end = word.length;
  while (/\d/.test(word.charAt(end - 1))) end -= 1;
  return [word.slice(0, end), word.slice(end)];
};

const canBeNear = (word: string): boolean => canBeMistyped(stemOf(word)[0]);

/** The words that are one letter off, as `isOneLetterOff` says. */
const oneLetterOff = (word: string): string => {
  const other = String.raw`[^\d${SEPARATORS}]`;
  const isMissing = word.length > LETTERS_MIN ? '?' : '';
  return Array.from({ length: word.length + 1 }, (_, same) => {
    const [first, one, two] = [word.slice(0, same), word.charAt(same), word.charAt(same + 1)];
    return [
      `${first}${other}${word.slice(same)}`,
      ...(one === '' ? [] : [`${first}${other}${isMissing}${word.slice(same + 1)}`]),
      ...(two === '' ? [] : [`${first}${two}${one}${word.slice(same + 2)}`]),
    ].join('|');
  }).join('|');
};

export type NearWord = {
  /** A regular expression, of this language and of the database, that finds the word in a folded text. */
  pattern: string;
  /** A text without either of them does not have the word: this is looked at in a fraction of the time. */
  halves: readonly [first: string, last: string];
};

const nearWord = (word: string): NearWord => {
  const begins = `(?:^|[${SEPARATORS}])`;
  if (!canBeNear(word) || word.length > LETTERS_MAX) {
    return { pattern: `${begins}${escaped(word)}`, halves: [word, word] };
  }
  const [stem, number] = stemOf(word);
  const middle = Math.floor(stem.length / 2);
  return {
    pattern: `${begins}(?:${word}|(?:${oneLetterOff(stem)})${number || String.raw`\d*`}(?:[${SEPARATORS}]|$))`,
    // What is wrong at the middle or after it leaves the first one, and what is wrong before or at it the last one.
    halves: [stem.slice(0, middle), word.slice(middle + 1)],
  };
};

/** The letters that names are written with once or twice. */
const DOUBLED = /([abdefgiklmnoprstuvz])\1/g;

/**
 * A folded text as it sounds: f for ph, t for th, k for c, i for y, and one letter for a doubled one. The function `sounding` of the
 * database does the same.
 */
export const soundingOf = (folded: string): string =>
  folded
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('c', 'k')
    .replaceAll('y', 'i')
    .replaceAll(DOUBLED, '$1');

/** Other signs are meant as they are. */
const NAMES = /^[\p{L}\p{N}\s.,_+'’-]+$/u;

/**
 * What a text is looked through for, which has the typed words in any order: its words begin with them, or are they with
 * one other letter, whatever number they end with unless one was typed. Nothing where no typed word can be mistyped.
 */
export const nearWords = (typed: string): NearWord[] => {
  if (!NAMES.test(typed)) return [];
  const words = typed.split(SEPARATOR).filter((word) => word !== '');
  return words.some(canBeNear) ? words.map(nearWord) : [];
};
