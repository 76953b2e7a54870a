import type { PeriodBefore } from '#contract/operator/model/periodBefore.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import type { SupplierBalance } from '#contract/operator/model/supplierBalance.ts';
import type { Today } from '#contract/operator/model/today.ts';
import type { Minor } from '#domain/money.ts';
import { findAttention } from '../attention/index.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Queryable } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import type { TodayDeps } from './deps.ts';
import { countNewResellers, DAYS, readSales, startsOf, toPeriod } from './periods.ts';
import { readBefore, readMovers, readNewest, readRevenueByDay, readSpan, spansOf, trendSpans } from './trend.ts';

/** There is one account for each reseller and currency: reading thousands of them takes milliseconds. */
const readCredit = async (sql: Queryable): Promise<Sum[]> => {
  const rows = await sql<{ amount: Minor; currency: string }[]>`
    select sum(balance)::bigint as amount, currency from ledger_account where kind = 'credit'
    group by currency having count(*) filter (where balance <> 0) > 0 order by currency`;
  return rows.map(({ amount, currency }) => toSum(amount, currency));
};

type BalanceRow = { supplier: string; amount: Minor; currency: string; isLow: boolean; askedAt: Date };

const readSupplierBalances = async (sql: Queryable): Promise<SupplierBalance[]> => {
  const rows = await sql<BalanceRow[]>`
    select supplier, amount, currency, is_low, asked_at from supplier_balance order by supplier`;
  return rows.map(({ supplier, amount, currency, isLow, askedAt }) => ({
    supplier,
    balance: toSum(amount, currency),
    isLow,
    at: askedAt.toISOString(),
  }));
};

/** The figures of the store today, and in the last 7 and 30 days, beside those of as many days before. */
export const getToday = async (
  { db: { system } }: TodayDeps,
  _caller: OperatorCaller,
  { headers }: Input<'getToday'>,
): Promise<Today> => {
  const [moment, zone] = [new Date(), headers['Device-TimeZone']];
  const [starts, spans] = [startsOf(moment, zone), trendSpans(moment, zone)];
  const daysBefore = (name: keyof typeof DAYS) => readBefore(system, spansOf(moment, zone, DAYS[name]).before);
  const [
    sales,
    newResellers,
    now,
    before,
    revenueByDay,
    newest,
    movers,
    credit,
    supplierBalances,
    attention,
    ...earlier
  ] = await Promise.all([
    readSales(system, starts),
    countNewResellers(system, starts),
    readSpan(system, spans.now),
    readSpan(system, spans.before),
    readRevenueByDay(system, spans.now, zone),
    readNewest(system),
    readMovers(system, spans.now, spans.before),
    readCredit(system),
    readSupplierBalances(system),
    findAttention(system),
    daysBefore('today'),
    daysBefore('week'),
  ]);
  const [beforeToday, beforeWeek] = earlier;
  const period = (name: keyof typeof starts, formerly: PeriodBefore) =>
    toPeriod(name, starts[name], sales, { newResellers: newResellers[name], before: formerly });
  return {
    today: period('today', beforeToday),
    week: period('week', beforeWeek),
    month: period('month', { sales: before.sales, revenue: before.revenue }),
    trend: { now, before, revenueByDay },
    newest,
    movers,
    credit,
    supplierBalances,
    attention: attention.length,
  };
};
