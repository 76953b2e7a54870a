import type { Credit } from '#contract/storefront/model/credit.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';

type CreditRow = {
  currency: string;
  balance: Minor;
  enabled: boolean;
  threshold: Minor;
  amount: Minor;
  suspendedFor: string | null;
  suspendedAt: Date | null;
  owed: { value: Minor; currency: string }[] | null;
};

/**
 * The balance in the reseller's currency; 0 before any credit. Amounts of the automatic top-up are 0 until it was set.
 */
export const readCredit = async (db: Database, resellerId: string): Promise<Credit> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<CreditRow[]>`
      select r.currency, coalesce(a.balance, 0) as balance, coalesce(t.enabled, false) as enabled,
        coalesce(t.threshold, 0) as threshold, coalesce(t.amount, 0) as amount,
        s.reason as suspended_for, s.created_at as suspended_at,
        (select jsonb_agg(jsonb_build_object('value', -o.balance, 'currency', o.currency) order by o.currency)
          from ledger_account o
          where o.reseller_id = r.reseller_id and o.kind = 'credit' and o.balance < 0 and o.currency <> r.currency) as owed
      from reseller r
      left join suspension s on s.reseller_id = r.reseller_id
      left join auto_top_up t on t.reseller_id = r.reseller_id
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      where r.reseller_id = ${resellerId}`,
  );
  const { balance, currency, enabled, threshold, amount, suspendedFor: reason, suspendedAt, owed } = orNotFound(row);
  return {
    balance: { value: fromMinor(balance), currency },
    autoTopUpEnabled: enabled,
    topUpThreshold: fromMinor(threshold),
    topUpAmount: fromMinor(amount),
    ...(owed && { owed: owed.map(({ value, currency: of }) => ({ value: fromMinor(value), currency: of })) }),
    ...(reason !== null && suspendedAt !== null && { suspension: { reason, since: suspendedAt.toISOString() } }),
  };
};
