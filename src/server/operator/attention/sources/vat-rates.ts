import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import { toItem } from './item.ts';

type Row = { currency: string; since: Date; count: number };

/**
 * That the last rates are too old, or that invoices of payments of the last 30 days lack their VAT in the currency of the seller.
 * What was settled before the store knew that currency stays as it is.
 */
export const findMissingRates = async (system: Sql): Promise<AttentionItem[]> => {
  const [row] = await system<Row[]>`
    select own.code as currency, coalesce(lacking.since, known.as_of::timestamptz) as since, lacking.count
    from (select details ->> 'vatCurrency' as code from seller order by since desc limit 1) own
      cross join (select min(since) as since from seller where details ? 'vatCurrency') knows
      cross join (select max(as_of) as as_of from euro_rate) known
      cross join lateral (
        select count(*), min(settled_at) as since from payment
        where created_at > now() - interval '30 days' and status = 'SUCCESS' and settled_at > knows.since
          and vat > 0 and currency <> own.code and vat_conversion is null) lacking
    where own.code is not null and (lacking.count > 0 or known.as_of is not null and euro_rate_day() is null)`;
  if (!row) return [];
  const { currency, since, count } = row;
  return [toItem('VAT_RATE', { reference: currency, since, facts: { name: currency, count } })];
};
