// What Stripe answers and reports, as far as the store reads it: each field is as Stripe's document says.
import type Stripe from 'stripe';

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'mode'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'metadata'
  | 'customer'
  | 'expires_at'
  | 'url'
> & {
  /** An id, unless it is asked for. */
  payment_intent: string | null;
  setup_intent: string | null;
};

export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'status'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'metadata'
  | 'last_payment_error'
> & { customer: string | null; latest_charge: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'amount'
  | 'amount_refunded'
  | 'currency'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'disputed'
  | 'status'
> & { payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'created' | 'status' | 'amount' | 'currency' | 'metadata' | 'failure_reason'
> & { payment_intent: string };

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'created' | 'livemode' | 'amount' | 'currency' | 'status'
> & { charge: string; payment_intent: string };

export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'livemode' | 'type'> & {
  customer: string | null;
  card: Pick<Stripe.PaymentMethod.Card, 'last4' | 'exp_month' | 'exp_year'>;
};

export type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'created' | 'livemode' | 'status' | 'usage'> & {
  customer: string | null;
  payment_method: string | null;
};

export type List<Item> = Pick<Stripe.ApiList<unknown>, 'object' | 'has_more' | 'url'> & { data: Item[] };

/** What an event can be about. */
export type Reported = Session | Charge | Refund | Dispute;

export type Event = Pick<
  Stripe.Event,
  'id' | 'object' | 'created' | 'livemode' | 'api_version' | 'pending_webhooks' | 'request'
> & { type: Stripe.Event['type']; data: { object: object } };
