// Stripe's events: signed, sent at least once and in any order.
import Stripe from 'stripe';
import { z } from 'zod';
import { Problem } from '../../../core/problem.ts';
import { MOST_SIGNATURES } from '../../most-signatures.ts';
import { withTimeLimit } from '../../time-limit.ts';
import { isUuid } from '#domain/patterns.ts';
import { NotSigned, type RefundReport, type Report, type ReportSource, type ReversalReport } from '../report.ts';
import { fromStripeAmount } from './amounts.ts';
import { findCardOf } from './cards.ts';
import { PAYMENT_KEY } from './checkout.ts';
import { whenAdmitted } from './client.ts';
import { failedRefund } from './refunds.ts';
import { outcomeOf, parseSession, paymentIntentId, unpaid } from './session.ts';

/** Where Stripe sends its events, below the address of the store. */
export const stripeEventsPath = '/payment-gateway/stripe';

/** Far larger than any event that was ever seen. */
const LARGEST_BYTES = 512 * 1024;
/** An older signature may be replayed, as may one that is this far in the future. */
const TOLERANCE_SECONDS = 300;

const envelope = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

type Event = z.output<typeof envelope>;

const notAnEvent = (cause: unknown): Problem =>
  new Problem('bad_request', 'The body is not an event of Stripe.', { cause });

/** Reads what an event says. Although it was signed, it may differ from what Stripe documents. */
const readFrom = <Part>(object: unknown, read: (object: unknown) => Part): Part => {
  try {
    return read(object);
  } catch (cause) {
    throw notAnEvent(cause);
  }
};

type EventDeps = { stripe: Stripe; webhookSecret: string; timeoutMs: number };

const metadata = z.record(z.string(), z.string()).nullish();
const intent = z.object({ metadata });
const charge = z.object({
  id: z.string(),
  payment_intent: paymentIntentId.nullish(),
  amount_refunded: z.int().nonnegative(),
  currency: z.string(),
});
const dispute = z.object({
  id: z.string(),
  payment_intent: paymentIntentId.nullish(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  status: z.string(),
});

/** The payment that this intent was made for; undefined for an intent of another system. */
const findPaymentId = async (
  stripe: Stripe,
  id: string | null | undefined,
  signal: AbortSignal,
): Promise<string | undefined> => {
  if (typeof id !== 'string') return undefined;
  const found = intent.parse(await whenAdmitted(signal, () => stripe.paymentIntents.retrieve(id)));
  const payment = found.metadata?.[PAYMENT_KEY];
  return payment !== undefined && isUuid(payment) ? payment : undefined;
};

type Taken = Pick<ReversalReport, 'reversal' | 'reference' | 'isFinal'> & {
  intent: string | null | undefined;
  amount: number;
  currency: string;
};

const toReversal = async (stripe: Stripe, taken: Taken, signal: AbortSignal): Promise<ReversalReport | undefined> => {
  const { intent: intentId, amount, currency: code, ...rest } = taken;
  const id = await findPaymentId(stripe, intentId, signal);
  const currency = code.toUpperCase();
  return id === undefined ? undefined : { id, ...rest, currency, amount: fromStripeAmount(amount, currency) };
};

const refundOf = (object: unknown): Taken => {
  const {
    id,
    payment_intent: intentId,
    amount_refunded: amount,
    currency,
  } = readFrom(object, (given) => charge.parse(given));
  return { reversal: 'refund', reference: id, intent: intentId, amount, currency, isFinal: false };
};

/** Undefined for a refund that the store did not make. */
const toRefundReport = (object: unknown): RefundReport | undefined => {
  const { id, reference, message } = readFrom(object, failedRefund);
  return id !== undefined && isUuid(id) ? { id, refund: 'FAILURE', reference, message } : undefined;
};

const TAKEN = new Set(['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review']);
/** Outcomes in which the money comes back. An appeal can still win a lost dispute. */
const RETURNED = new Set(['won', 'warning_closed', 'prevented']);

/** An inquiry (`warning_…`) takes no money. */
const disputeOf = (object: unknown): Taken => {
  const { id, payment_intent: intentId, amount, currency, status } = readFrom(object, (given) => dispute.parse(given));
  const taken = { intent: intentId, amount: TAKEN.has(status) ? amount : 0, currency };
  return { reversal: 'dispute', reference: id, ...taken, isFinal: RETURNED.has(status) };
};

const reportOfSession = async (
  stripe: Stripe,
  { type, data }: Event,
  signal: AbortSignal,
): Promise<Report | undefined> => {
  const session = readFrom(data.object, parseSession);
  if (session.mode === 'setup') return findCardOf(stripe, session, signal);
  if (session.mode !== 'payment') return undefined;
  const isRefused = type === 'checkout.session.async_payment_failed' && session.payment_status !== 'paid';
  return isRefused ? unpaid(session, 'failed') : outcomeOf(session);
};

/** What an event means for the store; undefined when it means nothing. */
const toReport = async (stripe: Stripe, event: Event, signal: AbortSignal): Promise<Report | undefined> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return reportOfSession(stripe, event, signal);
    case 'charge.refunded':
      return toReversal(stripe, refundOf(event.data.object), signal);
    case 'refund.failed':
      return toRefundReport(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return toReversal(stripe, disputeOf(event.data.object), signal);
    default:
      return undefined;
  }
};

/** `t=1492774577,v1=5257a8…,v1=…`: when it was signed, and the first signatures. */
const readSignature = (header: string): { time: string; signatures: string[] } => {
  const parts = header.split(',');
  const time = parts.find((part) => part.startsWith('t=')) ?? '';
  return { time, signatures: parts.filter((part) => part.startsWith('v1=')).slice(0, MOST_SIGNATURES) };
};

const secondsAhead = (time: string): number => Number(time.slice('t='.length)) - Date.now() / 1_000;

const verify = async ({ stripe, webhookSecret }: EventDeps, body: string, header: string): Promise<Event> => {
  const { time, signatures } = readSignature(header);
  try {
    const signature = [time, ...signatures].join(',');
    const event: unknown = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS);
    // Stripe's library only checks that a signature is not too old.
    if (secondsAhead(time) > TOLERANCE_SECONDS) throw new RangeError('The event was signed in the future');
    return envelope.parse(event);
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new NotSigned('The event has no valid signature', { cause });
    throw notAnEvent(cause);
  }
};

/** Whether Stripe does not know the object that the event names. */
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const stripeEvents = (deps: EventDeps): ReportSource => ({
  path: stripeEventsPath,
  largestBytes: LARGEST_BYTES,
  isShared: true,
  read: async (body, header) => {
    const event = await verify(deps, body, header('stripe-signature') ?? '');
    try {
      return await withTimeLimit(deps.timeoutMs, (signal) => toReport(deps.stripe, event, signal));
    } catch (error) {
      throw isMissing(error) ? notAnEvent(error) : error;
    }
  },
});
