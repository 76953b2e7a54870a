// A process that refunds a payment through Stripe and comes no further than to a moment, to be killed there.
import { createLog } from '#server/core/log.ts';
import { connect, type Logins } from '#server/db/connect.ts';
import { refundPayment } from '#server/operator/payments/index.ts';
import { createPaymentGateways, createReferenceExchange, openStripePayments } from '#server/gateways/index.ts';
import { inputOf } from '#support/input.ts';

export type RefundMoment = 'before it is asked for' | 'after it was made';

/** What the test gives it, as JSON. */
export type RefundWork = {
  logins: Logins;
  stripe: { secretKey: string; webhookSecret: string; address: string };
  operator: { operatorId: string; email: string };
  paymentId: string;
  key: string;
  moment: RefundMoment;
};

/** So long that it is killed first. */
const timeoutMs = 600_000;

const work = JSON.parse(process.argv[2] ?? '') as RefundWork;
const { logins, operator, paymentId, key, moment } = work;
const stripe = { ...work.stripe, address: new URL(work.stripe.address) };
const { gateway } = await openStripePayments({ ...stripe, storeName: 'Simshelf', currencies: ['USD'], timeoutMs });

const hang = (): Promise<never> => {
  console.log(moment);
  return new Promise<never>(() => {});
};

const db = connect(logins, { app: 2, system: 2 });
const deps = {
  db,
  gateways: createPaymentGateways(
    [
      {
        ...gateway,
        refund: async (order, signal) => {
          if (moment === 'after it was made') await gateway.refund?.(order, signal);
          return hang();
        },
      },
    ],
    timeoutMs,
  ),
  exchange: createReferenceExchange(db.system),
  log: createLog('fatal'),
  confirmCreditAbove: 100_000,
};
setInterval(() => {}, 1_000);
await refundPayment(
  deps,
  { ...operator, since: new Date() },
  inputOf('refundPayment', {
    params: { id: paymentId },
    headers: { 'Idempotency-Key': key },
    body: { value: 29.75, currencyCode: 'USD', reason: 'Ordered by mistake' },
  }),
);
