// Everything that the desk shows about a reseller.
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { ResellerChannel } from '#contract/operator/model/resellerChannel.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import { readWaiting } from '../adjustments/index.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Database, Queryable } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { toSum } from '../operators/index.ts';
import { countBelowCostAt } from '../../products/index.ts';
import { findWaitingPricing, toWaitingPricing } from './pricing.ts';
import { readRequests } from './requests.ts';

type Row = {
  resellerId: string;
  email: string;
  name: string;
  companyName: string;
  country: string | null;
  language: string;
  createdAt: Date;
  currency: string;
  discountBps: number;
  pricingGroup: string;
  credits: { balance: Minor; currency: string }[];
  channels: ResellerChannel[];
  sessions: number;
  sales: number;
  refunds: number;
  revenue: Minor;
  paid: Minor;
  suspension: Reseller['suspension'] | null;
  termsAccepted: string | null;
  termsAcceptedAt: Date | null;
};

const toReseller = (row: Row): Omit<Reseller, 'waitingAdjustments' | 'requests'> => ({
  id: row.resellerId,
  email: row.email,
  name: clipText(row.name),
  companyName: clipText(row.companyName),
  country: row.country,
  language: row.language,
  createdAt: row.createdAt.toISOString(),
  currency: row.currency,
  credits: row.credits.map(({ balance, currency }) => toSum(balance, currency)),
  discountRate: row.discountBps / 100,
  pricingGroup: row.pricingGroup,
  channels: row.channels.map(({ createdAt, ...channel }) => ({
    ...channel,
    createdAt: new Date(createdAt).toISOString(),
  })),
  sessions: row.sessions,
  totals: {
    sales: row.sales,
    refunds: row.refunds,
    revenue: toSum(row.revenue, DEFAULT_CURRENCY),
    paid: toSum(row.paid, DEFAULT_CURRENCY),
  },
  ...(row.suspension && { suspension: { ...row.suspension, since: new Date(row.suspension.since).toISOString() } }),
  ...(row.termsAccepted !== null &&
    row.termsAcceptedAt !== null && {
      acceptedTerms: { version: row.termsAccepted, at: row.termsAcceptedAt.toISOString() },
    }),
});

const readRow = async (sql: Queryable, id: string): Promise<Row | undefined> => {
  const [row] = await sql<Row[]>`
    select r.reseller_id, r.email, trim(r.first_name || ' ' || r.last_name) as name, r.company_name, r.country,
      r.language, r.created_at, r.currency, r.discount_bps, r.pricing_group, r.terms_accepted, r.terms_accepted_at, sold.*, paid.paid,
      (select jsonb_agg(jsonb_build_object('balance', coalesce(a.balance, 0), 'currency', c.code)
          order by c.code = r.currency desc, c.code)
        from currency c
        left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = c.code and a.kind = 'credit'
        where c.code = r.currency or a.id is not null) as credits,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'type', c.type, 'createdAt', c.created_at) order by c.created_at, c.id), '[]')
        from channel c where c.reseller_id = r.reseller_id) as channels,
      (select jsonb_build_object('reason', s.reason, 'since', s.created_at, 'operator', o.email)
        from suspension s join operator o on o.id = s.operator_id where s.reseller_id = r.reseller_id) as suspension,
      -- After a day without use a session has expired (src/server/identity/sessions.ts).
      (select count(*) from identity_session s
        where s.user_id = user_of_subject(r.subject) and s.ended_at is null
          and s.used_at > now() - interval '1 day') as sessions
    from reseller r
    cross join lateral (
      select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(refunds), 0)::bigint as refunds,
        coalesce(sum(in_dollars(revenue, currency)), 0)::bigint as revenue
      from (
        select s.currency, count(*) filter (where s.state <> 'refunded') as sales,
          count(*) filter (where s.state = 'refunded') as refunds,
          (sum(s.purchase_price) filter (where s.state <> 'refunded'))::bigint as revenue
        from sold_item s where s.reseller_id = r.reseller_id group by s.currency) by_currency) sold
    cross join lateral (
      select coalesce(sum(in_dollars(total, currency)), 0)::bigint as paid
      from (
        select p.currency, (sum(p.total) - coalesce(sum(back.amount), 0))::bigint as total
        from payment p
        left join lateral (
          select sum(n.amount) as amount from credit_note n join payment_refund f on f.id = n.refund_id and f.state = 'REFUNDED'
          where n.payment_id = p.id) back on true
        where p.reseller_id = r.reseller_id and p.status = 'SUCCESS' group by p.currency) by_currency) paid
    where r.reseller_id = ${id}`;
  return row;
};

/** A reseller by its id; a 404 for an unknown id. */
export const findReseller = async ({ system }: Database, id: string): Promise<Reseller> => {
  const [row, waitingAdjustments, waitingPricing, requests] = await Promise.all([
    readRow(system, id),
    readWaiting(system, id),
    findWaitingPricing(system, id),
    readRequests(system, id),
  ]);
  // The confirming operator sees its present effect.
  const belowCost = waitingPricing && (await countBelowCostAt(system, waitingPricing.discountBps));
  return {
    ...toReseller(orNotFound(row)),
    waitingAdjustments,
    requests,
    ...(waitingPricing && { waitingPricing: { ...toWaitingPricing(waitingPricing), ...omitNullish({ belowCost }) } }),
  };
};
