import type { CustomerList } from '#contract/storefront/model/customerList.ts';
import { OnlyActiveProfilesDefault } from '#contract/storefront/zod/schemas/onlyActiveProfiles.zod.ts';
import { PageIndexDefault } from '#contract/storefront/zod/schemas/pageIndex.zod.ts';
import { PageSizeDefault } from '#contract/storefront/zod/schemas/pageSize.zod.ts';
import type { SearchCustomersRequestOutput } from '#contract/storefront/zod/schemas/searchCustomersRequest.zod.ts';
import { hasUnseenSigns } from '#domain/plain-text.ts';
import { pastedEmail, spellingsOf, spellingsOfPart } from '#domain/mailbox.ts';
import { isUuid } from '#domain/patterns.ts';
import type { CustomerRow } from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { requirePartOfIccid } from '../core/read-fields.ts';
import type { TransactionSql } from '../db/connect.ts';
import { uuidRange } from '../db/uuid-range.ts';
import type { Input } from '../http/input.ts';
import { describeCustomers } from './customer-details.ts';
import type { CustomerDeps } from './deps.ts';

type Mode = SearchCustomersRequestOutput['searchMode'];
type Fragment = ReturnType<TransactionSql>;

/** Compares without pattern matching, so every character means itself, and an index finds texts by their beginning. */
const matches = (tx: TransactionSql, column: Fragment, mode: Mode, text: string): Fragment => {
  if (mode === 'contains') return tx`strpos(${column}, ${text}) > 0`;
  return mode === 'startsWith' ? tx`${column} ^@ ${text}` : tx`${column} = ${text}`;
};

const uidMatches = (tx: TransactionSql, mode: Mode, text: string): Fragment => {
  if (mode === 'contains') return matches(tx, tx`c.id::text`, mode, text);
  if (mode !== 'startsWith') return isUuid(text) ? tx`c.id = ${text}` : tx`false`;
  const range = uuidRange(text);
  return range ? tx`c.id between ${range.lowest} and ${range.highest}` : tx`false`;
};

/** Finds addresses in each spelling that rows may have; the text may be a part of one. */
const emailMatches = (tx: TransactionSql, mode: Mode, typed: string): Fragment => {
  const text = pastedEmail(typed);
  if (hasUnseenSigns(text)) {
    throw Problem.badField(
      'body.searchQuery',
      'invalid',
      'Use an email address, or a part of one, without signs that cannot be seen',
    );
  }
  const isPart = mode === 'contains' || mode === 'startsWith';
  const spellings = isPart ? spellingsOfPart(text) : spellingsOf(text);
  const found = spellings
    .map((spelling) => matches(tx, tx`c.email`, mode, spelling))
    .reduce((some, other) => tx`${some} or ${other}`);
  return tx`(${found})`;
};

const meets = (tx: TransactionSql, { searchKey, searchMode, searchQuery }: SearchCustomersRequestOutput): Fragment => {
  const text = searchQuery.toLowerCase();
  if (searchKey === 'EMAIL') return emailMatches(tx, searchMode, searchQuery);
  if (searchKey === 'UID') return uidMatches(tx, searchMode, text);
  const iccid = requirePartOfIccid('body.searchQuery', searchQuery);
  return tx`c.id in (
    select e.customer_id from esim e
    where e.reseller_id = current_reseller() and ${matches(tx, tx`e.iccid`, searchMode, iccid)})`;
};

/** A page of the reseller's customers that match; the closest e-mail address comes first. */
export const searchCustomers = (
  { db, links }: CustomerDeps,
  { resellerId }: Caller,
  { body: search }: Input<'searchCustomers'>,
): Promise<CustomerList> =>
  db.forReseller(resellerId, async (tx) => {
    const { pageSize = PageSizeDefault, pageIndex = PageIndexDefault } = search;
    const { onlyActiveProfiles = OnlyActiveProfilesDefault } = search;
    const customers = await tx<{ row: CustomerRow }[]>`
      select customer_json(c) as row from customer c
      where c.reseller_id = current_reseller() and c.erased_at is null and ${meets(tx, search)}
      order by length(coalesce(c.email, '')), c.email, c.created_at desc, c.id desc
      limit ${pageSize} offset ${pageSize * pageIndex}`;
    return { items: await describeCustomers(tx, links, customers, onlyActiveProfiles) };
  });
