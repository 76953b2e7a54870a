// Names that people type and others read, in messages, on pages and in documents (VAL-079): one line that says what it is,
// without signs that hide or turn text around, and without addresses, so that nobody has the store pass on a link.
import { isCountry } from './countries.ts';
import { clipText, hasUnseenSigns } from './plain-text.ts';

/** A name is not shown beyond this. */
export const SHOWN_NAME_MAX = 100;

/** What is wrong with a name: signs that cannot be seen, or an address that leads away. */
export type NameFault = 'nameSigns' | 'nameAddress';

/** As a mail program or a browser would read it: wide letters, other dots and signs between letters make no difference. */
const asAddress = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[。｡‧∙⋅·․]/gu, '.')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?[([{] ?(?:dot|punkt) ?[)\]}] ?/gu, '.')
    .replaceAll(/ ?[([{] ?(?:at|ät) ?[)\]}] ?/gu, '@')
    .trim();

/** How addresses begin, a domain with what follows it, and phone numbers. */
const addressForms: readonly RegExp[] = [
  /(?:https?|hxxps?|ftp|mailto) ?:/u,
  /[a-z]:\/\//u,
  /[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}(?:[/?#]\S|:\d{2})/u,
  /(?:\+|\b00) ?\d(?:[ ()/.-]{0,2}\d){6}/u,
];

const isMailbox = (word: string): boolean => {
  const [box = '', host = ''] = word.split('@');
  return box !== '' && /\.[^.]{2}/u.test(host);
};

/** Endings of domains besides those of countries. Words that begin a sentence are not among them. */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'com net org info biz eu uk su app dev xyz top club live site online store shop page link click cloud email mobi ' +
    'website icu vip blog zip mov goog рф сайт онлайн 中国'
  ).split(' '),
);

/** Of companies, written without the blank: Müller & Co.KG. */
const LEGAL_ABBREVIATIONS: ReadonlySet<string> = new Set(['co.kg', 'co.ag', 'co.se']);

const isEnding = (label: string): boolean =>
  ENDINGS.has(label) || (label.length === 2 && isCountry(label.toUpperCase()));

/** Single letters before the ending are initials. */
const isDomain = (host: string): boolean => {
  const labels = host.split('.').filter((label) => label !== '');
  const [label = '', ending = ''] = labels.slice(-2);
  if (labels.length < 2) return false;
  if (labels[0]?.startsWith('www') || labels.some((part) => part.startsWith('xn--'))) return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(host)) return true;
  return label.length > 1 && isEnding(ending) && !LEGAL_ABBREVIATIONS.has(`${label}.${ending}`);
};

const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'gmbh ggmbh ag kg ohg ug se ev ek ltd limited llc inc corp plc bv nv sa sarl sas srl spa sl oy ab as oo'.split(' '),
);

/** Booking.com GmbH: a company that is called so, as its legal form says. */
const isCompany = (text: string, domain: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return text.startsWith(domain) && LEGAL_FORMS.has(last.replaceAll(/[./]/gu, ''));
};

const hasAddress = (name: string): boolean => {
  const text = asAddress(name);
  if (addressForms.some((form) => form.test(text)) || text.split(' ').some(isMailbox)) return true;
  const [domain, ...others] = text.split(/[^\p{L}\p{M}\p{N}.-]/u).filter(isDomain);
  return domain !== undefined && (others.length > 0 || !isCompany(text, domain));
};

/** What is wrong with a name that others read; undefined when nothing is. An empty one has no fault. */
export const faultOfName = (name: string): NameFault | undefined => {
  if (hasUnseenSigns(name)) return 'nameSigns';
  return hasAddress(name) ? 'nameAddress' : undefined;
};

/** A name that was stored before there was a rule, as it may be shown: one line, or nothing where it has an address. */
export const safeName = (name: string): string => {
  const line = clipText(name, SHOWN_NAME_MAX);
  return hasAddress(name) || hasAddress(line) ? '' : line;
};

/** The same for a message: of a company that is called like an address, mail programs make no link. */
export const mailedName = (name: string): string => safeName(name).replaceAll(/\.(?=\S)/gu, '.\u2060');
