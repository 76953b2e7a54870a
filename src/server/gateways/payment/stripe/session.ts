// A Checkout session, as far as the store relies on it.
import { z } from 'zod';
import { isUuid } from '#domain/patterns.ts';
import type { PaymentReport } from '../report.ts';
import { fromStripeAmount } from './amounts.ts';

/** An id as Stripe writes it. */
const idOf = (kind: 'cs' | 'pi' | 'seti') => z.string().regex(new RegExp(`^${kind}_\\w{1,250}$`));

export const paymentIntentId = idOf('pi');

const intent = z.object({ id: paymentIntentId, status: z.string() });

const session = z.object({
  id: idOf('cs'),
  mode: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  url: z.url().nullish(),
  /** Its id, or the intent itself if that was asked for. */
  payment_intent: z.union([paymentIntentId, intent]).nullish(),
  setup_intent: idOf('seti').nullish(),
});

export type Session = z.output<typeof session>;

/** Throws for what is not a session. */
export const parseSession = (object: unknown): Session => session.parse(object);

/** The store's id; undefined for a session that another system made with the same account. */
export const ownIdOf = ({ client_reference_id: id }: Session): string | undefined =>
  typeof id === 'string' && isUuid(id) ? id : undefined;

const messages = {
  expired: 'The payment page has expired.',
  failed: 'The payment was refused.',
  cancelled: 'The payment was cancelled.',
} as const;

type Ending = keyof typeof messages;

const report = (session: Session, outcome: PaymentReport['outcome'], message?: string): PaymentReport | undefined => {
  const id = ownIdOf(session);
  if (id === undefined) return undefined;
  const currency = (session.currency ?? '').toUpperCase();
  const amount = fromStripeAmount(session.amount_total ?? 0, currency);
  return { id, outcome, amount, currency, ...(message !== undefined && { message }) };
};

/** A bank transfer or a direct debit takes days, and may fail in the end. */
const hasFailed = ({ payment_intent: intent }: Session): boolean =>
  typeof intent === 'object' && intent !== null && ['requires_payment_method', 'canceled'].includes(intent.status);

/** The report on a session that ended unpaid. */
export const unpaid = (session: Session, ending: Ending): PaymentReport | undefined =>
  report(session, ending === 'cancelled' ? 'CANCELLED' : 'FAILURE', messages[ending]);

/** How the payment ended; undefined while it is open or its money is under way. */
export const outcomeOf = (session: Session): PaymentReport | undefined => {
  if (session.payment_status === 'paid') return report(session, 'SUCCESS');
  if (session.status === 'expired') return unpaid(session, 'expired');
  return session.status === 'complete' && hasFailed(session) ? unpaid(session, 'failed') : undefined;
};
