// What a typed text means among things that have several names.

/** Letters that no accent turns into another one. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};

/** A text in lower case and without accents; the function `folded` of the database does the same. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ßæœøđðłı]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * A name as searches compare it: in lower case, without accents, dots, apostrophes and an article before it (la Chine, l’Italie), with a blank
 * for other signs.
 */
export const foldName = (text: string): string =>
  foldLetters(text)
    .replace(/^l['’]/, '')
    .replaceAll(/[\p{M}.'’ʼ]/gu, '')
    .replaceAll('þ', 'th')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|d(?:er|ie|as|e)|el|il?|l[aeo]s?|gli|[ao]s|het) /, '');

/**
 * How well a typed text means something: 0 is one of its names, 1 the beginning of the name that is shown, 2 that of
 * another one, 3 that of a word, 4 stands inside of the name that is shown. Undefined where it means something else.
 *
 * @param typed Folded, as all names are.
 * @param names The first one is shown.
 */
const rankOfName = (typed: string, names: readonly string[]): number | undefined => {
  const [shown = '', ...others] = names;
  if (names.includes(typed)) return 0;
  if (shown.startsWith(typed)) return 1;
  if (others.some((name) => name.startsWith(typed))) return 2;
  if (names.some((name) => name.includes(` ${typed}`))) return 3;
  return shown.includes(typed) ? 4 : undefined;
};

export type Found<Item> = { item: Item; rank: number };

/** What the typed text means, best first and otherwise in the given order; everything for an empty text. */
export const findByName = <Item>(
  typed: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Found<Item>[] => {
  const text = foldName(typed);
  return items
    .flatMap((item) => {
      const rank = rankOfName(text, namesOf(item));
      return rank === undefined ? [] : [{ item, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
};

/** What Enter takes: what is left alone, or what alone has that name or begins with it. */
export const onlyBest = <Item>(found: readonly Found<Item>[]): Item | undefined => {
  const [best, next] = found;
  if (best === undefined) return undefined;
  return next === undefined || (best.rank <= 2 && best.rank < next.rank) ? best.item : undefined;
};
