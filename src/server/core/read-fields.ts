// Checks of a request's fields beyond their schema. Each function names the field that it refuses.
import type { FieldErrorCode } from '#contract/storefront/model/fieldErrorCode.ts';
import { isCountry, isSupportedCountry } from '#domain/countries.ts';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { canonicalEmail, isKnownEmail, isRewritten, lookAlikeIn, pastedEmail } from '#domain/mailbox.ts';
import { type Minor, toMinor } from '#domain/money.ts';
import { iccidOf } from '#domain/iccid.ts';
import { partOfIccid } from '#domain/iccid-part.ts';
import { isEmail, isIccid } from '#domain/patterns.ts';
import type { NamedThing } from '#domain/address-in-text.ts';
import { faultOfName, keptName, type NameFault } from '#domain/shown-name.ts';
import { hasUnseenSigns } from '#domain/plain-text.ts';
import { imitatesStore } from '#domain/store-name.ts';
import { type WebAddressFault, webAddressFault } from '#domain/webhook.ts';
import { Problem } from './problem.ts';

/** The code of an existing country; ZZ and the like are refused. */
export const requireCountry = (field: string, code: string): string => {
  if (isCountry(code)) return code;
  throw Problem.badField(field, 'country_unknown', 'Use an ISO 3166-1 alpha-2 country code');
};

const notSupported = `Choose another country: ${RESTRICTED_COUNTRIES.join(', ')} are not supported`;

/** The same where restriction applies: in the account and wherever something is sold (CON-004, POS-016, VAL-001). */
export const requireSupportedCountry = (field: string, code: string): string => {
  if (isSupportedCountry(requireCountry(field, code))) return code;
  throw Problem.badField(field, 'country_not_supported', notSupported);
};

const nameProblems: Readonly<Record<NameFault, [code: FieldErrorCode, message: string]>> = {
  nameSigns: [
    'name_signs',
    'Use one line of text in a modern script, without invisible characters, and without letters of two alphabets in a word',
  ],
  nameAddress: ['name_address', 'Use a name without web addresses, email addresses and phone numbers'],
};

const webAddressProblems: Readonly<Record<WebAddressFault, string>> = {
  unseen: 'Use an address without characters that are not seen',
  blank: 'Use an address without blanks',
  scheme: 'Use an address that begins with https://',
  credentials: 'Use an address without a user name and a password',
  noHost: 'Name the server after https://, such as shop.example',
  port: 'Use a port from 1 to 65535, or leave it out',
  notPublic: 'Use the full name of a server on the public internet, such as shop.example',
  number: 'Use the name of the server instead of its IP address, such as shop.example',
  form: 'Use an address, such as https://shop.example/hook',
};

/** What to send instead of a text that is not the address of a server (VAL-135). */
export const webAddressProblem = (text: string): string => webAddressProblems[webAddressFault(text) ?? 'form'];

/** A name that others read, as it is kept (VAL-079). */
export const requireName = (field: string, name: string, of?: NamedThing): string => {
  const fault = faultOfName(name, of);
  if (fault === undefined) return keptName(name);
  throw Problem.badField(field, ...nameProblems[fault]);
};

/** A name that travellers read: it must not imitate the store or one of its departments (VAL-081). */
export const requireTravellersName = (
  field: string,
  name: string,
  { storeName, of }: { storeName: string; of?: NamedThing },
): string => {
  if (!imitatesStore(name, storeName)) return requireName(field, name, of);
  throw Problem.badField(field, 'name_reserved', 'Use a name that nobody takes for that of the store itself');
};

const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with an e-mail address, with the sign that is. */
const emailProblem = (email: string): string => {
  const unseen = Array.from(email).find(hasUnseenSigns);
  if (unseen !== undefined) return `Use an email address without signs that are not seen, such as ${codeOf(unseen)}`;
  const rewritten = Array.from(email).find((sign) => isRewritten(`${sign}@${sign}`));
  if (rewritten !== undefined)
    return `Use an email address without ${codeOf(rewritten)}, which programs read as another sign`;
  const lookAlike = lookAlikeIn(email);
  if (lookAlike !== undefined)
    return `Use an email address in the letters of one alphabet: the character ${codeOf(lookAlike)} in this one looks like another letter`;
  return 'Use an email address such as anna@example.com';
};

/** An e-mail address as it is stored (VAL-026). */
export const requireEmail = (field: string, email: string): string => {
  const canonical = canonicalEmail(email);
  if (isEmail(canonical)) return canonical;
  throw Problem.badField(field, 'invalid', emailProblem(canonical));
};

/** An e-mail address to find something by. It may be older than the rule for new ones. */
export const requireKnownEmail = (field: string, typed: string): string => {
  const email = pastedEmail(typed);
  if (isKnownEmail(email)) return email;
  throw Problem.badField(field, 'invalid', 'Use an email address such as anna@example.com');
};

/** The number of an eSIM as it is stored, whatever is written between its groups (VAL-085). */
export const requireIccid = (field: string, typed: string): string => {
  const iccid = iccidOf(typed);
  if (isIccid(iccid)) return iccid;
  throw Problem.badField(field, 'invalid', 'Use the 18 to 22 digits of an ICCID');
};

/** A part of such a number, for a search. */
export const requirePartOfIccid = (field: string, typed: string): string => {
  const part = partOfIccid(typed);
  if (part !== undefined) return part;
  throw Problem.badField(field, 'invalid', 'Use digits of an ICCID');
};

/** Minor units of an amount in a request; refused when it has more than two decimals. */
export const requireMinor = (field: string, value: number): Minor => {
  try {
    return toMinor(value);
  } catch {
    throw Problem.badField(field, 'too_many_decimals', 'Use at most two decimals (ex. 4.59)');
  }
};

/**
 * A moment in a request; null when it is absent. Refused outside the years 1 to 9999 in UTC, which PostgreSQL cannot
 * read.
 */
export const optionalMoment = (field: string, text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (year >= 1 && year <= 9999) return moment;
  throw Problem.badField(field, 'invalid', 'Use a date of the years 1 to 9999');
};
