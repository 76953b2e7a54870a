// The patterns of texts, in one place (VAL-040). Those in the contract are the contract's own.
import {
  EmailMax,
  EmailRegExp,
  esimIccidRegExp,
  smsCodeSignInCodeRegExp,
  webhookUrlRequestUrlRegExp,
} from '#contract/storefront/constants.ts';
import { isHost, isRewritten, lookAlikeIn } from './mailbox.ts';
import { hasUnseenSigns } from './plain-text.ts';

/** A number in an address. */
export const NUMBER_PATTERN = /^-?\d+(?:\.\d+)?$/;
/**
 * A whole number, supplied by the specification; what the product reads today is an `integer` of the contract
 * (VAL-041).
 *
 * @public
 */
export const INTEGER_PATTERN = /^-?\d+$/;
/**
 * An amount of tokens, supplied by the specification; nobody types one today (VAL-043).
 *
 * @public
 */
export const TOKEN_AMOUNT_PATTERN = /^\d+(?:\.\d{1,4})?$/;
/** Optional http or https, dotted host that is not a number, optional port, path and query (VAL-037). */
export const URL_PATTERN: RegExp = webhookUrlRequestUrlRegExp;
const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** In octets (RFC 5321, section 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Whether a text is an e-mail address, by the one rule of every form and call: a dotted domain that is not a number,
 * and nothing that a mail server or a person reads in another way (VAL-026). The contract's pattern is a part of it. Only a mail
 * server knows whether the address exists.
 */
export const isEmail = (text: string): boolean => {
  // The length first, so that the pattern need not scan a text that is too long.
  if (text.length > EmailMax || !EmailRegExp.test(text)) return false;
  const at = text.indexOf('@');
  const isLocal = octets(text.slice(0, at)) <= LONGEST_LOCAL_PART && !hasUnseenSigns(text) && !isRewritten(text);
  return isLocal && isHost(text.slice(at + 1)) && lookAlikeIn(text) === undefined;
};
/** 18 to 22 digits (VAL-028). */
export const isIccid = (text: string): boolean => esimIccidRegExp.test(text);
/** A code from an SMS or an authenticator app: 6 digits (VAL-032, VAL-033). */
export const isCode = (text: string): boolean => smsCodeSignInCodeRegExp.test(text);
export const isUuid = (text: string): boolean => UUID_PATTERN.test(text);
