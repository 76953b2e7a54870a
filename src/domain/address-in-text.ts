// Addresses in a text that is read as a name: of the web, of mailboxes, of telephones and bank accounts, however they
// are disguised.
import { isCountry } from './countries.ts';
import { withUsualDigits } from './digits.ts';

/** Endings that people recognize even where no program would: after a bullet, a space, or a word for "dot". */
const GENERIC = 'com|net|org|info|biz|app|xyz';

/** A dot that is written as a bullet, with blanks around it, or as the comma or the full stop of another script. */
const WRITTEN_DOT = new RegExp(
  String.raw`(?<=[\p{L}\p{N}]{2})(?: ?[.‧∙⋅·•] ?|,|(?![\p{ASCII}・])\p{Po})(?=(?:${GENERIC})(?![\p{L}\p{N}]))`,
  'gu',
);

/**
 * Endings of countries that are words as well, and legal forms: a name like "Red Dot Co" or "Punkt in Mitte" has no
 * address.
 */
const WORDS = 'in|at|am|is|it|be|to|so|me|my|no|us|by|do';
const FORMS = 'ag|kg|ug|se|ev|ek|bv|nv|sa|sl|oy|ab|as|oo|co';
const COUNTRY = String.raw`(?!(?:${FORMS})(?![\p{L}\p{N}]))[a-z]{2}`;
const SLASH = '(?:slash|schragstrich)';

/**
 * A dot that is written as a word, before an ending that people recognize. Before other endings it is part of a name,
 * as in "Red Dot Travel". Spanish, Italian and Portuguese have "Punto de …".
 */
const SPOKEN_DOT = new RegExp(
  String.raw`(?<=[\p{L}\p{N}])(?:[ _-](?:dot|punkt|nokta|точка|kropka|tecka|bodka)[ _-](?=(?:${GENERIC}|example|dev|ком|ру|рф|(?!(?:${WORDS})[ _-](?!${SLASH}))${COUNTRY})(?![\p{L}\p{N}]))` +
    String.raw`|[ _-](?:punto|ponto)[ _-](?=(?:${GENERIC}|(?:es|it|mx|br|pt)(?= ?$))(?![\p{L}\p{N}]))` +
    String.raw`|[ _-](?:point|punct|punt|piste|пункт|крапка|titik|cham)[ _-](?=(?:com|org|ком|ру|рф)(?![\p{L}\p{N}]))` +
    String.raw`|(?<=[a-z\d])[ _-]?(?:ドット|点|點|닷|점|נקודה|نقطة|نقطه|डॉट|จุด)[ _-]?(?=(?:${GENERIC}|[a-z]{2})(?![\p{L}\p{N}]))|(?<=[\p{L}\p{N}]{3})dot(?=(?:com|net|org)(?![\p{L}\p{N}])))`,
  'gu',
);

/**
 * Signs within a word that look like a dot or a slash: a quotation mark at the foot of the line, a slash of fractions.
 */
const IMITATED_DOT =
  /(?<=[\p{L}\p{N}])[‚⁄∕⧸٫](?=[\p{L}\p{N}])|(?<=(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])[\p{L}\p{N}])。|。(?=(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])[\p{L}\p{N}])/gu;

/** A blank between single letters, also where a dot is between them, as in "e v i l . c o m". */
const BETWEEN_SINGLES =
  /(?<=(?<![^ ])[\p{L}\p{N}]) (?=(?:[\p{L}\p{N}]\.?|\. ?[\p{L}\p{N}])(?![^ ]))|(?<=(?<![^ ])[\p{L}\p{N}] ?\.) (?=[\p{L}\p{N}](?![^ ]))/gu;

/** Reads the text as a person, a mail program or a browser would. */
const asAddress = (text: string): string =>
  withUsualDigits(
    text
      .normalize('NFKD')
      .replaceAll(/[\p{Cf}\p{DI}\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
  )
    .replaceAll(/[․۔܁܂꘎ꓸꞏ]/gu, '.')
    .replaceAll(IMITATED_DOT, '.')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(BETWEEN_SINGLES, '')
    .replaceAll(/ ?[([{<] ?(?:dot|punkt|\.) ?[)\]}>] ?/gu, '.')
    .replaceAll(/ ?[([{<] ?(?:at|ät|@) ?[)\]}>] ?/gu, '@')
    .replaceAll(/(?<=[\p{L}\p{N}]) \.(?=\p{L}{2})/gu, '.')
    .replaceAll(WRITTEN_DOT, '.')
    .replaceAll(SPOKEN_DOT, '.')
    .trim();

/** A digit. What normalization leaves of circled digits has no value worth a table. */
const D = String.raw`[\d\p{No}]`;
/** Matches this many digits, with the separators that people write between the digits of a number. */
const digits = (count: number, between: string): string => `${D}(?:${between}{0,3}${D}){${count - 1}}`;
const ANYTHING = String.raw`[^\p{L}\d\p{No}]`;
/** Lists of sizes and years use other separators than these. */
const NO_LIST = String.raw`[^\p{L}\d\p{No}/+&,]`;
/** Account names, recognized by a word or by their sign. */
const MESSENGERS = 'telegram|whatsapp|insta(?:gram)?|discord|wechat|viber|snapchat|skype|tiktok|facebook|twitter';
const TOLD = 'tel|telefon|phone|telephone|call|hotline|whatsapp|sms|fax|ruf|anruf|anrufen';

/**
 * The forms of addresses: how web addresses begin, domains with a path, wallets, and phone, bank account and card
 * numbers.
 */
const addressForms: readonly RegExp[] = [
  String.raw`(?:https?|hxxps?|ftp|mailto) ?:`,
  String.raw`[a-z]:\/\/`,
  String.raw`[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}(?:[/?#]\S|:\d{2})`,
  String.raw`(?:\+|(?<!\d)00) ?${digits(7, String.raw`[ ()/.-]`)}`,
  String.raw`(?<![\p{L}\p{N}])(?:www|w w w|w\.w\.w)(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}])(?:[tm] ?\. ?me|[tgm] \. ?(?:co|me))(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2}`,
  // Read aloud: "bit ly slash abc".
  String.raw`[\p{L}\p{N}][ .](?:${GENERIC}|[a-z]{2}) ${SLASH} [\p{L}\p{N}]`,
  String.raw`(?<![\p{L}\p{N}])(?:(?:bit|cutt|rebrand) ly|goo gl|is gd|linktr ee|wa me)(?![\p{L}\p{N}])`,
  String.raw`(?<!\p{L})(?:${MESSENGERS}) ?[:/@] ?[\p{L}\p{N}_]`,
  String.raw`(?<!\p{L})(?:line|${MESSENGERS}) id(?!\p{L})[ :]{1,3}[\p{L}\p{N}_]{5}`,
  String.raw`微信号?[ :]{1,3}[a-z\d_-]{5}`,
  String.raw`(?<![\p{L}\d])(?:bc1|ltc1|0x|[13])[a-z\d]{25}`,
  // Other wallets mix letters and digits as no word does. Ids made by programs have hyphens.
  String.raw`(?<![\p{L}\d_-])(?=[a-z\d]{25})(?:[a-z]*\d+[a-z]+){3}[a-z\d]*`,
  String.raw`(?<![\p{L}\d_-])[ekuv0]q[a-z\d_-]{46}(?![a-z\d_-])`,
  String.raw`(?<![\p{L}\d])t(?=[a-z]{0,32}\d)[a-z\d]{33}(?![a-z\d])`,
  String.raw`(?<!${D})0 ?[1-9\p{No}](?:${ANYTHING}{0,3}${D}){6}`,
  digits(10, NO_LIST),
  String.raw`(?<!\p{L})(?:${TOLD})(?:${ANYTHING}{1,3}(?:an|to|us|now|unter|nr|no))?${ANYTHING}{0,4}${digits(5, ANYTHING)}`,
].map((form) => new RegExp(form, 'u'));

/** The dates of a season or a fair, and ids made by programs: nobody dials their digits. */
const NO_NUMBERS = new RegExp(
  String.raw`(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]20\d{2}|20\d{2}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01]))(?!\d)` +
    String.raw`|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}`,
  'gu',
);

const isMailbox = (word: string): boolean => {
  const [box = '', host = ''] = word.split('@');
  return box !== '' && /\.[^.]{2}/u.test(host);
};

/** Abbreviations that some people write without a space after the dot: St.Moritz, Dr.med.Berg. */
const ABBREVIATED: ReadonlySet<string> = new Set(
  'st ste sta mt mr mrs ms dr med prof dipl ing mag fa fam inh nr no kap gebr ges cie str jr sr ca sp'.split(' '),
);

/** Legal forms of companies, written without the space: Müller & Co.KG. */
const LEGAL_ABBREVIATIONS: ReadonlySet<string> = new Set(['co.kg', 'co.ag', 'co.se']);

/** Short hosts of messengers and link shorteners. Their label would otherwise count as an initial. */
const SHORT_HOSTS: ReadonlySet<string> = new Set(['t.me', 'm.me', 't.co', 'g.co', 'v.gd', 't.ly']);

const GENERIC_ENDINGS: ReadonlySet<string> = new Set(GENERIC.split('|'));

const isCountryEnding = (label: string): boolean => label.length === 2 && isCountry(label.toUpperCase());

/** Two words with a dot between them count as a domain: there are too many endings to list, and new ones each year. */
const isDomain = (host: string): boolean => {
  const labels = host.split('.').filter((label) => label !== '');
  const [ending = '', label = '', ...others] = labels.toReversed();
  if (labels.length < 2 || LEGAL_ABBREVIATIONS.has(host)) return false;
  if (others.at(-1)?.startsWith('www') || labels.some((part) => part.startsWith('xn--'))) return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(host) || GENERIC_ENDINGS.has(ending) || SHORT_HOSTS.has(host)) return true;
  // A single letter before the ending is an initial.
  if (label.length === 1) return false;
  if (isCountryEnding(ending)) return true;
  if (host.includes('..') || labels.slice(0, -1).every((part) => ABBREVIATED.has(part))) return false;
  return /^\p{L}[\p{L}\p{M}]+$/u.test(ending);
};

const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'gmbh ggmbh ag kg ohg ug se ev ek ltd limited llc inc corp plc bv nv sa sarl sas srl spa sl oy ab as oo'.split(' '),
);

/**
 * Whether a company is called so, as its legal form says, and begins with this: Booking.com GmbH, 1000123456 Ontario
 * Inc.
 */
const isCompany = (text: string, beginning: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return text.startsWith(beginning) && LEGAL_FORMS.has(last.replaceAll(/[./]/gu, ''));
};

/** What has a name. A company's may begin with a number, or with a domain of two words. */
export type NamedThing = 'company' | 'other';

const hasNumber = (text: string, of: NamedThing): boolean => {
  const [number = ''] = /^\d+/u.exec(text) ?? [];
  const rest = number !== '' && of === 'company' && isCompany(text, number) ? text.slice(number.length) : text;
  return addressForms.some((form) => form.test(rest.replaceAll(NO_NUMBERS, ' ')));
};

/** Whether a name contains an address. */
export const hasAddress = (name: string, of: NamedThing): boolean => {
  const text = asAddress(name);
  if (hasNumber(text, of) || text.split(' ').some(isMailbox)) return true;
  const [domain, ...others] = text.split(/[^\p{L}\p{M}\p{N}.-]/u).filter(isDomain);
  if (domain === undefined) return false;
  return of !== 'company' || others.length > 0 || domain.split('.').length > 2 || !isCompany(text, domain);
};
