import type { Credit } from '#contract/storefront/model/credit.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { versionOf } from '../core/record-version.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { REFUSALS_TO_SWITCH_OFF } from './auto-top-up/state.ts';

type CreditRow = {
  currency: string;
  balance: Minor;
  enabled: boolean;
  threshold: Minor;
  amount: Minor;
  suspendedFor: string | null;
  suspendedAt: Date | null;
  owed: { value: Minor; currency: string }[] | null;
  bonusDue: Minor;
  refusedAt: Date | null;
  reason: string | null;
  nextTryAt: Date | null;
};

/** The last charge of the automatic top-up where it was refused, unless the reseller has switched the top-up off since. */
const lastRefusal = (tx: TransactionSql, resellerId: string) => tx`
  left join lateral (
    select settled_at as refused_at, message as reason,
      case when t.enabled and t.payment_id is null then t.due_at end as next_try_at
    from payment
    where reseller_id = ${resellerId} and automatic and status = 'FAILURE'
      and t.failures > 0 and (t.enabled or t.failures >= ${REFUSALS_TO_SWITCH_OFF})
    order by created_at desc limit 1) f on true`;

const toRefusal = ({ refusedAt, reason, nextTryAt }: CreditRow): Pick<Credit, 'topUpRefusal'> =>
  refusedAt === null
    ? {}
    : {
        topUpRefusal: {
          refusedAt: refusedAt.toISOString(),
          ...omitNullish({ reason, nextTryAt: nextTryAt?.toISOString() }),
        },
      };

/**
 * The balance in the reseller's currency; 0 before any credit. Amounts of the automatic top-up are 0 until it was set.
 */
export const findCredit = async (tx: TransactionSql, resellerId: string): Promise<Credit> => {
  const [row] = await tx<CreditRow[]>`
      select r.currency, r.bonus_due, coalesce(a.balance, 0) as balance, coalesce(t.enabled, false) as enabled,
        coalesce(t.threshold, 0) as threshold, coalesce(t.amount, 0) as amount,
        s.reason as suspended_for, s.created_at as suspended_at,
        f.refused_at, f.reason, f.next_try_at,
        (select jsonb_agg(jsonb_build_object('value', -o.balance, 'currency', o.currency) order by o.currency)
          from ledger_account o
          where o.reseller_id = r.reseller_id and o.kind = 'credit' and o.balance < 0 and o.currency <> r.currency) as owed
      from reseller r
      left join suspension s on s.reseller_id = r.reseller_id
      left join auto_top_up t on t.reseller_id = r.reseller_id
      ${lastRefusal(tx, resellerId)}
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      where r.reseller_id = ${resellerId}`;
  const found = orNotFound(row);
  const { balance, currency, enabled, threshold, amount, suspendedFor, suspendedAt, owed, bonusDue } = found;
  return {
    balance: { value: fromMinor(balance), currency },
    autoTopUpEnabled: enabled,
    topUpThreshold: fromMinor(threshold),
    topUpAmount: fromMinor(amount),
    version: versionOf([enabled, threshold, amount]),
    ...(bonusDue > 0 && { bonusDue: fromMinor(bonusDue) }),
    ...(owed && { owed: owed.map(({ value, currency: of }) => ({ value: fromMinor(value), currency: of })) }),
    ...(suspendedFor !== null &&
      suspendedAt !== null && { suspension: { reason: suspendedFor, since: suspendedAt.toISOString() } }),
    ...toRefusal(found),
  };
};

export const readCredit = (db: Database, resellerId: string): Promise<Credit> =>
  db.forReseller(resellerId, (tx) => findCredit(tx, resellerId));
