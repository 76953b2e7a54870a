// The supplied patterns, published in one place (readings VAL-040). A browser, the server and the contract use the same.

export const NUMBER_PATTERN = /^-?\d+(\.\d+)?$/;
export const INTEGER_PATTERN = /^-?\d+$/;
export { FIAT_PATTERN } from './money.ts';
export const TOKEN_AMOUNT_PATTERN = /^\d+(\.\d{1,4})?$/;

/** A dotted domain is required (readings VAL-026). The contract's Email has the same pattern. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Optional http or https, dotted host that is no number, optional port, path and query (readings VAL-037). */
export const URL_PATTERN =
  /^(https?:\/\/)?([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z][a-z0-9]*(-+[a-z0-9]+)*(:\d{1,5})?([/?]\S*)?$/i;

export const ICCID_PATTERN = /^\d{18,22}$/; // readings VAL-028
/** '+' and 7 to 15 digits, as in E.164 (readings VAL-030). The contract's PhoneNumber has the same pattern. */
export const PHONE_PATTERN = /^\+\d{7,15}$/;
/** An SMS code or a two-factor code (spec section 5). */
export const CODE_PATTERN = /^\d{6}$/;
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL_PATTERN.test(text);
export const isIccid = (text: string): boolean => ICCID_PATTERN.test(text);
export const isPhone = (text: string): boolean => PHONE_PATTERN.test(text);
export const isCode = (text: string): boolean => CODE_PATTERN.test(text);
export const isUuid = (text: string): boolean => UUID_PATTERN.test(text);
