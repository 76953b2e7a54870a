// Which customers a typed text finds, wherever one is looked for: in their list and in the search of the whole store.
import { ICCID_PART_MIN, partOfIccid } from '#domain/iccid-part.ts';
import { pastedEmail, spellingsOfPart } from '#domain/mailbox.ts';
import { foldLetters } from '#domain/name-search.ts';
import { type NearWord, nearWords, soundingOf } from '#domain/near-words.ts';
import { hasUnseenSigns } from '#domain/plain-text.ts';
import { saleNumberOf } from '#domain/sale-number.ts';
import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';

export type Fragment = ReturnType<TransactionSql>;

/** The text without what was copied with it. */
export const requireSearchText = (field: string, typed: string): string => {
  const text = pastedEmail(typed);
  // The groups of an ICCID are read without the blanks between them.
  if (!hasUnseenSigns(text) || partOfIccid(text) !== undefined) return text;
  throw Problem.badField(field, 'invalid', 'Use a text without signs that cannot be seen');
};

/** The digits of an ICCID, if they are enough to search for. */
export const digitsOf = (text: string): string | undefined => {
  const digits = partOfIccid(text);
  return digits !== undefined && digits.length >= ICCID_PART_MIN ? digits : undefined;
};

const any = (tx: TransactionSql, conditions: readonly Fragment[]): Fragment =>
  tx`(${conditions.reduce((some, other) => tx`${some} or ${other}`)})`;

/** Every character means itself: nothing is a wildcard. */
const addressHas = (tx: TransactionSql, text: string): Fragment =>
  any(
    tx,
    spellingsOfPart(text).map((part) => tx`strpos(c.email, ${part}) > 0`),
  );

/** What people wrote last about a customer without an address (noteOf, src/domain/sold-item.ts): mostly a name. */
export const guestNote = (tx: TransactionSql, customer: Fragment): Fragment => tx`
  case when ${customer}.email is null then (
    select btrim(s.metatag, E' \\t\\r\\n') from sold_item s
    where s.reseller_id = current_reseller() and s.customer_id = ${customer}.id and s.metatag ~ '^\\s*[^<\\s]'
    order by s.created_at desc limit 1) end`;

/** The customers `c` with the text in their address, or in the note of a sale. */
export const customersWith = (tx: TransactionSql, text: string): Fragment =>
  any(tx, [
    addressHas(tx, text),
    tx`c.id in (
      select s.customer_id from sold_item s
      where s.reseller_id = current_reseller() and strpos(folded(s.metatag), ${foldLetters(text)}) > 0)`,
  ]);

const withEsim = (tx: TransactionSql, text: string): Fragment[] => {
  const digits = digitsOf(text);
  if (digits === undefined) return [];
  return [
    tx`c.id in (
      select e.customer_id from esim e where e.reseller_id = current_reseller() and strpos(e.iccid, ${digits}) > 0)`,
  ];
};

const withSale = (tx: TransactionSql, text: string): Fragment[] => {
  const number = saleNumberOf(text);
  if (number === undefined) return [];
  return [
    tx`c.id in (
      select s.customer_id from sold_item s
      where s.reseller_id = current_reseller() and coalesce(s.number, s.id) = ${number})`,
  ];
};

const every = (tx: TransactionSql, conditions: readonly Fragment[]): Fragment =>
  conditions.reduce((all, other) => tx`${all} and ${other}`);

/** Whether a text has all of the words. */
const hasNear = (tx: TransactionSql, text: Fragment, near: readonly NearWord[]): Fragment =>
  every(
    tx,
    near.map(
      ({ pattern, halves: [first, last] }) => tx`
        case when strpos(${text}, ${first}) > 0 or strpos(${text}, ${last}) > 0 then ${text} ~ ${pattern} end`,
    ),
  );

/**
 * The customers `c` with the words in a note or in their address before the @, but for one letter of each, as they are
 * written or as they sound; of a typed address, whatever its domain. Undefined where none can be mistyped: numbers and short
 * words are meant as they are.
 */
export const customersNear = (tx: TransactionSql, text: string): Fragment | undefined => {
  const at = text.lastIndexOf('@');
  const typed = foldLetters(at < 0 ? text : text.slice(0, at));
  const near = nearWords(typed);
  if (near.length === 0) return undefined;
  const sounding = nearWords(soundingOf(typed));
  // Without the offset the text would be folded anew for each comparison.
  const isHeard = (words: Fragment): Fragment => tx`
    exists (
      select from (select sounding(${words}) as heard offset 0) text
      where ${hasNear(tx, tx`text.heard`, sounding)})`;
  const has = (words: Fragment): Fragment =>
    any(tx, [hasNear(tx, words, near), ...(sounding.length > 0 ? [isHeard(words)] : [])]);
  const isAddressed = has(tx`folded(split_part(c.email, '@', 1))`);
  if (at >= 0) return isAddressed;
  return any(tx, [
    isAddressed,
    tx`c.id in (
      select s.customer_id from sold_item s where s.reseller_id = current_reseller() and ${has(tx`folded(s.metatag)`)})`,
  ]);
};

export type FoundBy = { condition: Fragment; isSimilar: boolean };

/** Also those with an eSIM of these digits, or with the sale of this number; where there are none, those that are near. */
export const customersBy = async (tx: TransactionSql, text: string): Promise<FoundBy> => {
  const exact = any(tx, [customersWith(tx, text), ...withEsim(tx, text), ...withSale(tx, text)]);
  const near = customersNear(tx, text);
  if (!near) return { condition: exact, isSimilar: false };
  const found = await tx`
    select from customer c where c.reseller_id = current_reseller() and c.erased_at is null and ${exact} limit 1`;
  return found.length > 0 ? { condition: exact, isSimilar: false } : { condition: near, isSimilar: true };
};
