// The last 30 days beside as long a time before them (decision 139).
import type { Mover } from '#contract/operator/model/mover.ts';
import type { PeriodBefore } from '#contract/operator/model/periodBefore.ts';
import type { NewReseller } from '#contract/operator/model/newReseller.ts';
import type { TrendSpan } from '#contract/operator/model/trendSpan.ts';
import { MONTH_DAYS } from '#domain/last-days.ts';
import { DEFAULT_CURRENCY, fromMinor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import { inZone, startOfLastDays, toDate } from '../../core/time-zone.ts';
import type { Sql } from '../../db/connect.ts';
import { nameOfReseller, toSum } from '../operators/index.ts';
import { countPayments, countTakenBack, type PaymentCount } from '../payments/index.ts';
import { countSales, sumSalesByDay } from '../statements/index.ts';

/** Until the present time of day, so that both are as long. */
export type Span = { from: Date; to: Date };

/** The last days with today, and as many before, in the caller's time zone. */
export const spansOf = (now: Date, zone: string, days: number): { now: Span; before: Span } => {
  const end = inZone(now, zone);
  const spanUntil = (to: Temporal.ZonedDateTime): Span => ({
    from: startOfLastDays(toDate(to), zone, days),
    to: toDate(to),
  });
  return { now: spanUntil(end), before: spanUntil(end.subtract({ days })) };
};

/** The last 30 days with today, and those before. */
export const trendSpans = (now: Date, zone: string) => spansOf(now, zone, MONTH_DAYS);

/** What was sold in the days before a period. */
export const readBefore = async (sql: Sql, span: Span): Promise<PeriodBefore> => {
  const { sales, revenue } = await countSales(sql, span);
  return { sales, revenue: toSum(revenue, DEFAULT_CURRENCY) };
};

const toTotal = ({ payments, total }: PaymentCount) => ({ payments, total: toSum(total, DEFAULT_CURRENCY) });

/** Each figure counts what a list of the desk lists with the same filter. */
export const readSpan = async (sql: Sql, span: Span): Promise<TrendSpan> => {
  const [{ sales, revenue }, bought, takenBack, failed] = await Promise.all([
    countSales(sql, span),
    countPayments(sql, { state: 'SUCCESS', purpose: 'CREDIT', span }),
    countTakenBack(sql, span),
    countPayments(sql, { state: 'FAILURE', span }),
  ]);
  return {
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    sales,
    revenue: toSum(revenue, DEFAULT_CURRENCY),
    bought: toTotal(bought),
    takenBack: toTotal(takenBack),
    failed: failed.payments,
  };
};

/** The revenue of each day of a time that begins with one, in the caller's time zone. */
export const readRevenueByDay = async (sql: Sql, { from, to }: Span, zone: string): Promise<number[]> => {
  const first = inZone(from, zone);
  const starts = Array.from({ length: MONTH_DAYS }, (_, days) => toDate(first.add({ days })));
  return (await sumSalesByDay(sql, starts, to)).map((revenue) => fromMinor(revenue));
};

const NEWEST = 5;

type Named = { id: string; email: string; name: string };

type NewRow = Named & { createdAt: Date; firstSaleAt: Date | null };

const toNewReseller = ({ id, email, name, createdAt, firstSaleAt }: NewRow): NewReseller => ({
  reseller: { id, name: clipText(name), email },
  createdAt: createdAt.toISOString(),
  ...omitNullish({ firstSaleAt: firstSaleAt?.toISOString() }),
});

export const readNewest = async (sql: Sql): Promise<NewReseller[]> => {
  const rows = await sql<NewRow[]>`
    select r.reseller_id as id, r.email, ${nameOfReseller(sql)} as name, r.created_at,
      (select min(s.created_at) from sold_item s where s.reseller_id = r.reseller_id and s.state <> 'refunded')
        as first_sale_at
    from reseller r order by r.created_at desc, r.reseller_id limit ${NEWEST}`;
  return rows.map(toNewReseller);
};

/** So many rises, and so many falls. */
const MOVERS = 5;

/** Reads the sales of each reseller from an index alone. */
export const readMovers = async (sql: Sql, now: Span, before: Span): Promise<Mover[]> => {
  const rows = await sql<(Named & { sales: number; before: number })[]>`
    with moved as (
      select r.reseller_id as id, r.email, ${nameOfReseller(sql)} as name, counted.sales, counted.before,
        row_number() over (order by counted.sales - counted.before desc, r.reseller_id) as rise,
        row_number() over (order by counted.sales - counted.before, r.reseller_id) as fall
      from reseller r cross join lateral (
        select count(*) filter (where s.created_at >= ${now.from}) as sales,
          count(*) filter (where s.created_at < ${before.to}) as before
        from sold_item s
        where s.reseller_id = r.reseller_id and s.state <> 'refunded' and s.created_at >= ${before.from}
          and s.created_at < ${now.to}) counted
      where counted.sales <> counted.before)
    select id, email, name, sales, before from moved
    where (sales > before and rise <= ${MOVERS}) or (sales < before and fall <= ${MOVERS})
    order by abs(sales - before) desc, sales < before, id`;
  return rows.map(({ id, email, name, sales, before: formerly }) => ({
    reseller: { id, name: clipText(name), email },
    sales,
    before: formerly,
  }));
};
