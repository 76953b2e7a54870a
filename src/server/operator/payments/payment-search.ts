// Which payments a list of the desk holds, and what those of them come to.
import type { PaymentFilter } from '#contract/operator/model/paymentFilter.ts';
import type { PaymentPurpose } from '#contract/operator/model/paymentPurpose.ts';
import { compact } from '#domain/iban.ts';
import { amountFault, type Minor, toMinor } from '#domain/money.ts';
import { readAmount } from '#domain/typed-amount.ts';
import type { Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';
import { isWithin, readTimeSpan, type TimeSpan } from '../operators/index.ts';
import { findsReseller } from '../resellers/index.ts';

type Fragment = ReturnType<Sql>;

export type PaymentSearch = {
  text: string;
  state?: PaymentFilter | undefined;
  method?: string | undefined;
  purpose?: PaymentPurpose | undefined;
  /** When they were submitted, or when money went back from them. */
  span: TimeSpan;
};

type PaymentQuery = Omit<PaymentSearch, 'text' | 'span'> & { search?: string; from?: string; to?: string };

export const toPaymentSearch = ({ search = '', state, method, purpose, ...span }: PaymentQuery): PaymentSearch => ({
  text: search.trim(),
  state,
  method,
  purpose,
  span: readTimeSpan(span),
});

/** The code or the sign beside an amount, where one is there. */
const currencyIn = (text: string): string | undefined =>
  /(?<!\p{L})[a-z]{3}(?!\p{L})/iu.exec(text)?.[0].toUpperCase() ?? SIGNS[/[$€£]/u.exec(text)?.[0] ?? ''];

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** The largest amount of a payment has nine digits. */
const amountOf = (sql: Sql, text: string): Fragment | undefined => {
  const currency = currencyIn(text);
  const amount = readAmount(text, ',', currency);
  if (amountFault(amount) !== undefined || amount.length > 12) return undefined;
  const total = toMinor(Number(amount));
  return currency === undefined ? sql`p.total = ${total}` : sql`(p.total = ${total} and p.currency = ${currency})`;
};

/** The payments that a text finds: each part by an index, once the resellers are known. A number names no reseller. */
const found = (sql: Sql, text: string): Fragment => {
  const [ids, amount] = [uuidRange(text.toLowerCase()), amountOf(sql, text)];
  return sql`(
    ${/\p{L}/u.test(text) ? sql`p.reseller_id in (select r.reseller_id from reseller r where ${findsReseller(sql, text)})` : sql`false`}
    or p.id in (
      select payment_id from receipt where number = ${text.toUpperCase()}
      union all select payment_id from credit_note where number = ${text.toUpperCase()})
    or p.provider_reference ^@ ${text}
    or p.provider_reference ^@ ${compact(text)}
    ${ids ? sql`or p.id between ${ids.lowest} and ${ids.highest}` : sql``}
    ${amount === undefined ? sql`` : sql`or ${amount}`})`;
};

const isIn = (sql: Sql, { state, span }: PaymentSearch): Fragment => {
  if (state === 'TAKEN_BACK') {
    return sql`p.id in (select v.payment_id from payment_reversal v where ${isWithin(sql, 'v.created_at', span)})`;
  }
  const submitted = isWithin(sql, 'p.created_at', span);
  if (state === undefined) return submitted;
  return state === 'CANCELLED'
    ? sql`p.cancelled and ${submitted}`
    : sql`p.status = ${state} and not p.cancelled and ${submitted}`;
};

/** Whether the payment `p` is among them. */
export const meets = (sql: Sql, search: PaymentSearch): Fragment => {
  const { text, method, purpose } = search;
  return sql`
    ${text === '' ? sql`true` : found(sql, text)}
    and ${isIn(sql, search)}
    and ${method === undefined ? sql`true` : sql`p.method_id = ${method}`}
    and ${purpose === undefined ? sql`true` : sql`p.purpose = ${purpose}`}`;
};

/** How many payments, and their amount in US cents. */
export type PaymentCount = { payments: number; total: Minor };

/** The payments that a list with this search holds. */
export const countPayments = async (sql: Sql, search: Omit<PaymentSearch, 'text'>): Promise<PaymentCount> => {
  const [row] = await sql<[PaymentCount]>`
    select coalesce(sum(payments), 0)::bigint as payments, coalesce(sum(in_dollars(total, currency)), 0)::bigint as total
    from (
      select p.currency, count(*) as payments, sum(p.total)::bigint as total
      from payment p where ${meets(sql, { ...search, text: '' })} group by p.currency) by_currency`;
  return row;
};

/** The payments that money went back from in a time, and how much of it did. */
export const countTakenBack = async (sql: Sql, span: TimeSpan): Promise<PaymentCount> => {
  const [row] = await sql<[PaymentCount]>`
    select coalesce(sum(payments), 0)::bigint as payments, coalesce(sum(in_dollars(total, currency)), 0)::bigint as total
    from (
      select p.currency, count(distinct p.id) as payments, sum(v.amount)::bigint as total
      from payment_reversal v join payment p on p.id = v.payment_id
      where ${isWithin(sql, 'v.created_at', span)} group by p.currency) by_currency`;
  return row;
};
