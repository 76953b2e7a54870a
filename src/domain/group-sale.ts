// The list of a group sale: what was pasted becomes travellers, each with what is wrong with it (POS-086).
import { groupSaleTravellerNameMax, GroupSaleTravellersMax } from '#contract/storefront/constants.ts';
import { isSupportedCountry } from './countries.ts';
import { countriesProposed, countryNamed } from './country-spelling.ts';
import { canonicalEmail, lookAlikeIn, pastedEmail, pastedName, withoutSignsAround } from './mailbox.ts';
import { foldName } from './name-search.ts';
import { isEmail } from './patterns.ts';
import { clipText, composed, hasUnseenSigns, withoutUnseenSigns } from './plain-text.ts';

/** The most travellers of one group sale. */
export const GROUP_SIZE_MAX: number = GroupSaleTravellersMax;

export type Traveller = { email?: string; name?: string; country: string };

/** What is wrong with a line. */
type TravellerFault =
  | 'emailInvalid'
  | 'emailSigns'
  | 'emailLookAlike'
  | 'emailTwice'
  | 'nameTooLong'
  | 'nameSigns'
  | 'countryMissing'
  | 'countryUnknown'
  | 'countryNotSupported'
  | 'empty';

/** A line as it was read: with a traveller, or with all that is wrong. */
export type ReadLine = {
  /** Its place in the list, from 1. */
  line: number;
  /** The line as it was typed. */
  typed: { email: string; name: string; country: string };
} & (
  | { traveller: Traveller; faults?: never; proposals?: never; emailMeant?: never }
  | {
      faults: readonly TravellerFault[];
      /** The codes of the countries that may be meant, where none is named. */
      proposals?: readonly string[];
      /** The address that is meant, where what is wrong with the typed one is plain. */
      emailMeant?: string;
      traveller?: never;
    }
);

type Cells = ReadLine['typed'];
type Column = keyof Cells;

const NO_CELLS: Cells = { email: '', name: '', country: '' };

/** Longer ones are no name and no address. */
const CELL_LENGTH_MAX = 300;

/** What lists call their columns, folded. */
const HEADERS: Readonly<Record<Column, string>> = {
  email: 'email, e mail, mail, email address, e mail address, emailadresse, e mail adresse',
  name:
    'name, names, full name, first name, last name, surname, guest, traveller, traveler, customer, ' +
    'vorname, nachname, familienname, vollstandiger name, gast, reisender, kunde',
  country:
    'country, country code, country of residence, nationality, ' +
    'land, landercode, laendercode, wohnsitzland, wohnsitz, staat, nationalitat, nationalitaet',
};

const COLUMNS = ['email', 'name', 'country'] as const;

const columnOf = (cell: string): Column | undefined => {
  const folded = foldName(cell);
  return COLUMNS.find((column) => HEADERS[column].split(', ').includes(folded));
};

/** A tab, or else a semicolon, or else a comma: the one that a program which has the others in its texts chose. */
const separatorOf = (row: string): string => ['\t', ';'].find((sign) => row.includes(sign)) ?? ',';

/** The cells of a row. Within quotation marks a separator is text, and a doubled mark is one. */
const cellsOf = (row: string): string[] => {
  const separator = separatorOf(row);
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row.charAt(at);
    const last = cells.at(-1) ?? '';
    if (sign === '"' && isQuoted && row.charAt(at + 1) === '"') {
      cells[cells.length - 1] = `${last}"`;
      at += 1;
    } else if (sign === '"' && (isQuoted || last.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] = last + sign;
  }
  return cells.map((cell) => withoutSignsAround(cell).replaceAll(/\s+/gu, ' ').slice(0, CELL_LENGTH_MAX));
};

type Layout = readonly (Column | undefined)[];

/** The columns that the first row names, if it is a header: it has no address, and names a column. */
const layoutOf = (cells: readonly string[]): Layout | undefined => {
  const columns = cells.map(columnOf);
  return cells.some((cell) => cell.includes('@')) || columns.every((column) => column === undefined)
    ? undefined
    : columns;
};

const joined = (cells: readonly string[]): string => cells.filter(Boolean).join(' ');

/** Without a column for names, the names of guests are in that of the addresses. */
const byHeader = (cells: readonly string[], layout: Layout): Cells => {
  const of = (wanted: Column) => joined(cells.filter((_, place) => layout[place] === wanted));
  const [email, country] = [of('email'), of('country')];
  const isGuest = !layout.includes('name') && !email.includes('@');
  return isGuest ? { email: '', name: email, country } : { email, name: of('name'), country };
};

/** The country at the end: in the last cell, or in the last two, where a comma of its own parts them: 'Korea, Republic of'. */
const countryAtEnd = (cells: readonly string[]): readonly string[] => {
  const two = cells.slice(-2);
  return two.length === 2 && countryNamed(two.join(', ')) !== undefined ? two : cells.slice(-1);
};

/**
 * By what the cells are: the cell with an @ is the address, the last cell after it, or of several without an address, is the
 * country, and the others are the name. A country after nothing is no name, though people are called Jordan.
 */
const byContent = (cells: readonly string[]): Cells => {
  const given = cells.filter((cell) => cell !== '');
  const [only = ''] = given;
  if (given.length === 1 && cells[0] === '' && countryNamed(only) !== undefined) return { ...NO_CELLS, country: only };
  const at = given.findIndex((cell) => cell.includes('@'));
  const country = given.length > 1 ? countryAtEnd(given.slice(Math.max(at + 1, 0))) : [];
  const names = given.slice(0, given.length - country.length).filter((_, place) => place !== at);
  return { email: given[at] ?? '', name: joined(names), country: country.join(', ') };
};

const countryFault = (typed: string, country: string | undefined): TravellerFault | undefined => {
  if (typed === '' && country === undefined) return 'countryMissing';
  if (country === undefined) return 'countryUnknown';
  return isSupportedCountry(country) ? undefined : 'countryNotSupported';
};

const emailFault = (email: string): TravellerFault | undefined => {
  if (email === '' || isEmail(email)) return undefined;
  if (hasUnseenSigns(email)) return 'emailSigns';
  return lookAlikeIn(email) === undefined ? 'emailInvalid' : 'emailLookAlike';
};

const nameFault = (name: string): TravellerFault | undefined => {
  if (name.length > groupSaleTravellerNameMax) return 'nameTooLong';
  return hasUnseenSigns(name) ? 'nameSigns' : undefined;
};

/** What a line says, as far as it can be understood, and all that is wrong with it. */
type Understood = Partial<Traveller> & { faults: TravellerFault[] };

const read = (typed: Cells, otherwise: string | undefined): Understood => {
  const email = canonicalEmail(pastedEmail(typed.email));
  const name = composed(typed.name);
  const country = typed.country === '' ? otherwise : countryNamed(typed.country);
  const faults = [
    email === '' && name === '' ? ('empty' as const) : undefined,
    emailFault(email),
    nameFault(name),
    countryFault(typed.country, country),
  ].filter((fault) => fault !== undefined);
  return {
    ...(email !== '' && { email }),
    ...(name !== '' && { name }),
    ...(country !== undefined && { country }),
    faults,
  };
};

const travellerOf = ({ faults: _faults, country, ...who }: Understood): Traveller | undefined =>
  country === undefined ? undefined : { ...who, country };

const EMAIL_FAULTS = ['emailInvalid', 'emailSigns', 'emailLookAlike'] as const;

const faultsOf = ({ faults }: Understood, isRepeated: boolean): readonly TravellerFault[] =>
  isRepeated && !EMAIL_FAULTS.some((fault) => faults.includes(fault)) ? ['emailTwice', ...faults] : faults;

/** `Anna Berg <anna@example.com>` names the traveller of a row that has no other name. */
const withPastedName = (cells: Cells): Cells => {
  const name = cells.name === '' ? pastedName(cells.email) : '';
  return name === '' ? cells : { ...cells, name, email: pastedEmail(cells.email) };
};

/**
 * A row that has other columns than the header is read by what its cells are, and by the header where that fails. Where
 * both fail, a cell without an @ is no address, and one that names a country is it: that is what has to be corrected.
 */
const cellsByColumn = (cells: readonly string[], layout: Layout | undefined, otherwise: string | undefined): Cells => {
  const found = byContent(cells);
  if (!layout) return found;
  const named = byHeader(cells, layout);
  if (cells.length === layout.length) return named;
  const isFitting = (one: Cells) => read(one, otherwise).faults.length === 0;
  if (isFitting(found) || isFitting(named)) return isFitting(found) ? found : named;
  const isAddress = named.email === '' || named.email.includes('@');
  return isAddress && countryNamed(found.country) === undefined ? named : found;
};

/** What was typed, safe to show. */
const shown = ({ email, name, country }: Cells): Cells => ({
  email: clipText(email, CELL_LENGTH_MAX),
  name: clipText(name, CELL_LENGTH_MAX),
  country: clipText(country, CELL_LENGTH_MAX),
});

/** The places whose address is that of a place before them: one traveller would get two eSIMs. */
export const repeatedPlaces = (travellers: readonly Pick<Traveller, 'email'>[]): ReadonlySet<number> => {
  const seen = new Set<string>();
  return new Set(
    travellers.flatMap(({ email }, place) => {
      if (email === undefined) return [];
      if (seen.has(email)) return [place];
      seen.add(email);
      return [];
    }),
  );
};

/** The address without what only slips in while it is typed or copied: a second dot or @, blanks and signs that are not seen. */
const emailMeant = (typed: string): string | undefined => {
  const plain = withoutUnseenSigns(typed.normalize('NFKC')).replaceAll(/ ?([.@]) ?/gu, '$1');
  const at = plain.lastIndexOf('@');
  const meant = (plain.slice(0, at) + plain.slice(at).replaceAll(',', '.'))
    .replaceAll(/([.@])\1+/gu, '$1')
    .replaceAll(/^\.|\.(?=@)|(?<=@)\.|\.$/gu, '');
  return isEmail(meant) ? canonicalEmail(meant) : undefined;
};

/** A line that cannot be sold as it is. */
const faultyLine = (line: number, typed: Cells, faults: readonly TravellerFault[]): ReadLine => {
  const proposals = faults.includes('countryUnknown') ? countriesProposed(typed.country) : [];
  const meant = EMAIL_FAULTS.some((fault) => faults.includes(fault)) ? emailMeant(typed.email) : undefined;
  return {
    line,
    typed,
    faults,
    ...(proposals.length > 0 && { proposals }),
    ...(meant !== undefined && { emailMeant: meant }),
  };
};

/** The rows that say something. */
const rowsOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .filter((row) => cellsOf(row).some((cell) => cell !== ''));

/**
 * The lines of a pasted list, or of a file.
 *
 * @param otherwise The country of lines without one.
 */
export const readGroupList = (text: string, otherwise: string | undefined): ReadLine[] => {
  const rows = rowsOf(text).map(cellsOf);
  const layout = rows[0] && layoutOf(rows[0]);
  const typed = (layout ? rows.slice(1) : rows).map((cells) => withPastedName(cellsByColumn(cells, layout, otherwise)));
  const found = typed.map((cells) => read(cells, otherwise));
  const repeated = repeatedPlaces(found);
  return found.map((one, place): ReadLine => {
    const [line, cells] = [place + 1, shown(typed[place] ?? NO_CELLS)];
    const faults = faultsOf(one, repeated.has(place));
    const traveller = travellerOf(one);
    return faults.length === 0 && traveller ? { line, typed: cells, traveller } : faultyLine(line, cells, faults);
  });
};

/** What is put in the place of what was typed: an address, or the country of a code, by its name. */
export type Correction = { email: string } | { country: string; name: string };

/** Where the row has what is corrected: the cell with an @, or a cell that says the typed country, without what is around it. */
const placesIn = (row: string, typed: Cells, correction: Correction): RegExpExecArray[] => {
  const separator = separatorOf(row);
  const country = typed.country
    .split(' ')
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll(',', String.raw`\s*,`))
    .join(String.raw`\s*`);
  const pattern =
    'email' in correction
      ? String.raw`[^\s${separator}"<>][^${separator}"<>]*@[^${separator}"<>]*[^\s${separator}"<>]`
      : String.raw`(?<=^|[${separator}"]\s*)${country}(?=\s*(?:$|[${separator}"]))`;
  return [...row.matchAll(new RegExp(pattern, 'gu'))].toReversed();
};

/** A name with a sign that parts cells, or that the list would not understand, gives way to the code. */
const writtenAs = (correction: Correction): string => {
  if ('email' in correction) return correction.email;
  const { country, name } = correction;
  return /[,;\t"]/u.test(name) || countryNamed(name) !== country ? country : name;
};

/** Rows, what ends each of them, and the places of those that hold the lines; the header has none. */
const partsOf = (text: string, otherwise: string | undefined): { parts: string[]; places: number[] } => {
  const parts = text.split(/(\r\n|\r|\n)/u);
  const rows = parts.flatMap((part, place) => (place % 2 === 0 && rowsOf(part).length > 0 ? [place] : []));
  return { parts, places: rows.slice(rows.length - readGroupList(text, otherwise).length) };
};

/** Where in the text each of these lines begins and ends. */
export const rangesOf = (
  text: string,
  otherwise: string | undefined,
  lines: readonly number[],
): { start: number; end: number }[] => {
  const { parts, places } = partsOf(text, otherwise);
  return lines.map((line) => {
    const place = places[line - 1] ?? 0;
    const start = parts.slice(0, place).join('').length;
    return { start, end: start + (parts[place]?.length ?? 0) };
  });
};

/**
 * The list with one line corrected, and everything else as it was typed.
 *
 * @param otherwise The country of lines without one.
 */
export const withCorrection = (
  text: string,
  otherwise: string | undefined,
  { line, typed, faults: before = [] }: ReadLine,
  correction: Correction,
): string => {
  const { parts, places } = partsOf(text, otherwise);
  const place = places[line - 1] ?? 0;
  const row = parts[place] ?? '';
  for (const { 0: found, index } of placesIn(row, typed, correction)) {
    const corrected = row.slice(0, index) + writtenAs(correction) + row.slice(index + found.length);
    const next = parts.with(place, corrected).join('');
    const { faults: after = [] } = readGroupList(next, otherwise)[line - 1] ?? {};
    if (after.length < before.length) return next;
  }
  return text;
};

/** A guest is who they are by name and country. */
export const identityOf = ({ email, name, country }: Traveller): string => email ?? `${name}\n${country}`;

/** The list without travellers who have been sold to, each taken off once, and how many those were. */
export const withoutTravellers = (
  text: string,
  otherwise: string | undefined,
  sold: readonly Traveller[],
): { text: string; count: number } => {
  const rows = rowsOf(text);
  const lines = readGroupList(text, otherwise);
  const headers = rows.length - lines.length;
  const left = sold.map(identityOf);
  const kept = rows.filter((_, place) => {
    const traveller = lines[place - headers]?.traveller;
    const at = traveller ? left.indexOf(identityOf(traveller)) : -1;
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { text: kept.join('\n'), count: rows.length - kept.length };
};
