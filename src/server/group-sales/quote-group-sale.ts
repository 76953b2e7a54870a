import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import { isSupportedCountry } from '#domain/countries.ts';
import type { Traveller } from '#domain/group-sale.ts';
import { spellingsOf } from '#domain/mailbox.ts';
import { fromMinor, type Minor, toMinor, toMoney } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import type { GroupSaleDeps } from './deps.ts';
import { findEarlier } from './find-earlier.ts';
import { findOfferedItem } from './find-item.ts';
import { requireTravellers } from './travellers.ts';

const findCredit = async (tx: TransactionSql, currency: string): Promise<Minor> => {
  const [account] = await tx<{ balance: Minor }[]>`
    select balance from ledger_account
    where reseller_id = current_reseller() and kind = 'credit' and currency = ${currency}`;
  return account?.balance ?? 0;
};

type Known = { line: number; country: string | null };

/** The lines of customers who exist already. */
const findKnown = async (tx: TransactionSql, travellers: readonly Traveller[]): Promise<Known[]> => {
  const lineOf = new Map(
    travellers.flatMap(({ email }, place) =>
      email === undefined ? [] : spellingsOf(email).map((spelling) => [spelling, place + 1] as const),
    ),
  );
  const customers = await tx<{ email: string; country: string | null }[]>`
    select email, country from customer
    where reseller_id = current_reseller() and email = any (${[...lineOf.keys()]}::text[])`;
  return customers
    .map(({ email, country }) => ({ line: lineOf.get(email) ?? 0, country }))
    .sort((one, other) => one.line - other.line);
};

const isRefused = ({ country }: Known): boolean => country !== null && !isSupportedCountry(country);

/**
 * Which lines of a group sale would be refused, what the others would cost now, and whether it was sold before. Sells
 * nothing.
 */
export const quoteGroupSale = async (
  { db }: Pick<GroupSaleDeps, 'db'>,
  { resellerId }: Caller,
  { body }: Input<'quoteGroupSale'>,
): Promise<GroupSaleQuote> => {
  const travellers = requireTravellers(body.travellers);
  return db.forReseller(resellerId, async (tx) => {
    const { id: itemId, price, retailPrice, amount } = await findOfferedItem(tx, body.inventoryItemId);
    const credit = await findCredit(tx, price.currencyCode);
    const known = await findKnown(tx, travellers);
    const earlier = await findEarlier(tx, itemId, travellers);
    const refused = known.filter(isRefused);
    const count = travellers.length - refused.length;
    const fromStock = Math.min(amount, count);
    const total = toMinor(price.priceValue) * (count - fromStock);
    return {
      price,
      retailPrice,
      fromStock,
      total: toMoney(total, price.currencyCode),
      credit: fromMinor(credit),
      creditAfter: fromMinor(credit - total),
      knownLines: known.map(({ line }) => line),
      refusals: refused.map(({ line }) => ({ line, code: 'country_not_supported' as const })),
      ...(earlier && { earlier }),
    };
  });
};
