import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../../db/connect.ts';
import { countScarceProfiles } from '../../../gateways/index.ts';
import { toSum } from '../../operators/index.ts';
import { toItem } from './item.ts';

/** The pool of profiles, when its supplier does not fill it. */
export const findLowProfiles = async (system: Sql): Promise<AttentionItem[]> => {
  const count = await countScarceProfiles(system);
  if (count === undefined) return [];
  return [toItem('PROFILE_STOCK', { reference: 'pool', since: new Date(), facts: { count } })];
};

type Row = { supplier: string; amount: Minor; currency: string; lowSince: Date };

/** Suppliers whose balance is low, so that they will soon refuse orders. */
export const findLowBalances = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select supplier, amount, currency, low_since from supplier_balance where is_low order by low_since`;
  return rows.map(({ supplier, amount, currency, lowSince }) =>
    toItem('SUPPLIER_BALANCE', {
      reference: supplier,
      since: lowSince,
      facts: { supplier, amount: toSum(amount, currency) },
    }),
  );
};

type Outage = { supplier: string; since: Date; reason: string; count: number };

/** Suppliers that did not answer at the last look for their open orders. */
export const findOutages = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Outage[]>`
    select s.supplier, least(s.since, open_order.since) as since, s.reason, open_order.count
    from supplier_outage s
      left join supplier_back back on back.supplier = s.supplier
      -- It was away before it was looked for: since the oldest order that it did not answer after it was back last.
      cross join lateral (
        select count(*), min(o.created_at) filter (where o.created_at > coalesce(back.since, '-infinity')) as since
        from supply_order o where o.supplier = s.supplier and o.due_at is not null) open_order
    order by 2`;
  return rows.map(({ supplier, since, reason, count }) =>
    toItem('SUPPLIER_OUTAGE', { reference: supplier, since, facts: { supplier, count, reason } }),
  );
};
