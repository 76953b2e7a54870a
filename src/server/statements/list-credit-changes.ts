import type { CreditChange } from '#contract/storefront/model/creditChange.ts';
import type { CreditChanges } from '#contract/storefront/model/creditChanges.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate, zoneOf } from '../core/time-zone.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import type { StatementDeps } from './deps.ts';
import { causes, entriesOfMonth, entryColumns, saleColumns, type SoldEntryRow } from './read-entries.ts';
import { readMonth } from './read-month.ts';
import type { Scope } from './scope.ts';

type Row = SoldEntryRow & {
  /** What this and the changes before it in the month added. */
  added: Minor;
};

const readPage = (tx: TransactionSql, scope: Scope, { limit, offset }: { limit: number; offset: number }) => tx<Row[]>`
  select ${entryColumns(tx)}, ${saleColumns(tx)}, e.added
  from (
    select *, sum(amount) over (partition by account_id order by transaction_id)::bigint as added
    from (${entriesOfMonth(tx, scope)}) booked
    order by transaction_id desc limit ${limit} offset ${offset}) e
  ${causes(tx, scope.resellerId)}
  order by t.id desc`;

const toChange = (row: Row, opening: Minor): CreditChange => {
  const { at, cause, reference, amount, added, currency, name, dataPackage, payment, invoice } = row;
  const { saleNumber, customerEmail, customerErasedAt } = row;
  const sum = (of: Minor) => ({ value: fromMinor(of), currencyCode: currency });
  return {
    at: at.toISOString(),
    cause,
    reference,
    amount: sum(amount),
    balance: sum(opening + added),
    ...omitNullish({ name, dataPackage, payment, invoice, saleNumber, customerEmail }),
    ...omitNullish({ customerErasedAt: isoDate(customerErasedAt ?? null) }),
  };
};

/** A page of what changed the credit in a month of the caller's time zone, newest first. */
export const listCreditChanges = async (
  { db }: StatementDeps,
  { resellerId }: Caller,
  { query, headers }: Input<'listCreditChanges'>,
): Promise<CreditChanges> => {
  const { month, page_size: size, page_index: index } = query;
  const scope = { resellerId, month, zone: zoneOf(headers['Device-TimeZone']) };
  return db.forReseller(resellerId, async (tx) => {
    const { accounts } = await readMonth(tx, scope);
    const openings = new Map(accounts.map(({ currency, opening }) => [currency, opening]));
    // One more than the page shows whether there is a next page.
    const rows = await readPage(tx, scope, { limit: size + 1, offset: size * index });
    return {
      items: rows.slice(0, size).map((row) => toChange(row, openings.get(row.currency) ?? 0)),
      hasMore: rows.length > size,
    };
  });
};
