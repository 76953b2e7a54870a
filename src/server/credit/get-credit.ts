import type { Credit } from '#contract/storefront/model/credit.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { found } from '../db/lookup.ts';

/** The balance in the reseller's currency. Who never had credit has none. */
export const getCredit = async (db: Database, { resellerId }: Caller): Promise<Credit> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<{ currency: string; balance: Minor }[]>`
      select r.currency, coalesce(a.balance, 0) as balance
      from reseller r
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      where r.reseller_id = ${resellerId}`,
  );
  const { balance, currency } = found(row);
  return {
    balance: { value: fromMinor(balance), currency },
    autoTopUpEnabled: false,
    topUpThreshold: 0,
    topUpAmount: 0,
  };
};
