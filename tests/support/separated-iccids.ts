/** What people and labels write between the groups of an ICCID, with how it is written there (VAL-134). */
const between =
  (sign: string) =>
  (iccid: string): string =>
    iccid.replaceAll(/.{4}(?=.)/g, `$&${sign}`);

export const SEPARATED_ICCIDS: readonly [name: string, inGroups: (iccid: string) => string][] = [
  ['blanks', between(' ')],
  ['tabs', between('\t')],
  ['blanks without a break', between('\u00A0')],
  ['narrow blanks', between('\u202F')],
  ['wide blanks', between('\u3000')],
  ['blanks of Braille', between('\u2800')],
  ['spaces without a width', between('\u200B')],
  ['hyphens', between('-')],
  ['soft hyphens', between('\u00AD')],
  ['hyphens without a break', between('\u2011')],
  ['en dashes', between('–')],
  ['em dashes', between(' — ')],
  ['minus signs', between('\u2212')],
  ['hyphen bullets', between('\u2043')],
  ['wide hyphens', between('－')],
  ['dots', between('.')],
  ['middle dots', between('·')],
  ['bullets', between(' • ')],
  ['wide dots', between('．')],
  ['ideographic full stops', between('。')],
  ['colons', between(':')],
  ['wide colons', between('：')],
  ['ratio signs', between('\u2236')],
  ['slashes', between('/')],
  ['fraction slashes', between('\u2044')],
  ['underscores', between('_')],
  ['parentheses', (iccid) => `(${iccid.slice(0, 4)}) ${iccid.slice(4)}`],
  ['square brackets', (iccid) => `[${iccid}]`],
  ['wide parentheses', (iccid) => `（${iccid.slice(0, 4)}）${iccid.slice(4)}`],
];
