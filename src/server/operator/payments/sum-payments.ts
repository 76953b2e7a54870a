import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import type { PaymentSums } from '#contract/operator/model/paymentSums.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { type CurrencyAmount, isWithin, SUMMED_MAX, toCurrencySums } from '../operators/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { meets, type PaymentSearch, toPaymentSearch } from './payment-search.ts';
import { stateOf } from './summary.ts';

/** Payments in one state and currency; amounts with a dollar sign in their name are US cents. */
type PaidRow = {
  state: PaymentState;
  currency: string;
  payments: number;
  amount: Minor;
  dollars: Minor;
  takenBack: Minor;
  takenBackDollars: Minor;
};

/** Payments that are listed because money went back count with what went back in the time of the list (decision 139). */
const readPaid = (sql: Sql, search: PaymentSearch) => sql<PaidRow[]>`
  select *, in_dollars(amount, currency) as dollars, in_dollars(taken_back, currency) as taken_back_dollars
  from (
    select state, currency, count(*) as payments, sum(total)::bigint as amount, sum(taken_back)::bigint as taken_back
    from (
      select ${stateOf(sql)} as state, p.currency, p.total,
        (select coalesce(sum(v.amount), 0) from payment_reversal v where v.payment_id = p.id
          and ${search.state === 'TAKEN_BACK' ? isWithin(sql, 'v.created_at', search.span) : sql`true`}) as taken_back
      from payment p where ${meets(sql, search)} limit ${SUMMED_MAX + 1}) found
    group by state, currency) by_state`;

const takenBackIn = ({ currency, takenBack, takenBackDollars }: PaidRow): CurrencyAmount => ({
  currency,
  amount: takenBack,
  dollars: takenBackDollars,
});

/** What the payments that the list finds come to. */
export const sumPayments = async (
  { db: { system: sql } }: OperatorPaymentDeps,
  _caller: OperatorCaller,
  { query }: Input<'sumPayments'>,
): Promise<PaymentSums> => {
  const rows = await readPaid(sql, toPaymentSearch(query));
  const count = (of: readonly PaidRow[]): number => of.reduce((sum, { payments }) => sum + payments, 0);
  const inState = (state: PaymentState): PaidRow[] => rows.filter((row) => row.state === state);
  const payments = count(rows);
  if (payments > SUMMED_MAX) return { payments: SUMMED_MAX, hasMore: true };
  return {
    payments,
    hasMore: false,
    sums: {
      states: {
        PENDING: count(inState('PENDING')),
        SUCCESS: count(inState('SUCCESS')),
        FAILURE: count(inState('FAILURE')),
        CANCELLED: count(inState('CANCELLED')),
      },
      paid: toCurrencySums(inState('SUCCESS')),
      takenBack: toCurrencySums(rows.map(takenBackIn)),
    },
  };
};
