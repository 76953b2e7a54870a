// The search at the point of sale: one field for words, an e-mail address or the ICCID that a scanner types.
import { iccidOf } from './iccid.ts';
import { searchWords } from './package-search.ts';
import { pastedEmail } from './mailbox.ts';
import { isEmail, isIccid } from './patterns.ts';

export type TillSearch =
  | { kind: 'nothing' }
  | { kind: 'words'; words: readonly string[] }
  /** A number that may become an ICCID. */
  | { kind: 'iccid'; iccid: string; isWhole: boolean }
  | { kind: 'email'; email: string; isWhole: boolean };

/** A number with fewer digits is searched for in the names of packages. */
const ICCID_DIGITS_MIN = 6;

/** What the typed text searches for. An ICCID can be printed in groups. */
export const readTillSearch = (text: string): TillSearch => {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'nothing' };
  if (trimmed.includes('@')) {
    const email = pastedEmail(trimmed);
    return { kind: 'email', email, isWhole: isEmail(email) };
  }
  const digits = iccidOf(trimmed);
  if (digits.length >= ICCID_DIGITS_MIN && /^\d+$/.test(digits)) {
    return { kind: 'iccid', iccid: digits, isWhole: isIccid(digits) };
  }
  return { kind: 'words', words: searchWords(trimmed) };
};
