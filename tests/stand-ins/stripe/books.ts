// What Stripe keeps: sessions, intents, cards, refunds and disputes. Written from its OpenAPI document (2026-10-28).
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { ApiError, invalid, missing } from './errors.ts';
import { at, type Form } from './form.ts';
import type { Charge, Dispute, Intent, Method, Refund, Session, Setup } from './objects.ts';

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1000);

const MINUTES_30 = 1800;
const HOURS_24 = 86_400;

/** Needed although Stripe's document lets it be left out, for it depends on others. */
const requireText = (form: Form, place: string): string => {
  const value = at(form, place);
  if (value !== undefined) return value;
  throw invalid(`Missing required param: ${place}.`, { code: 'parameter_missing', param: place });
};

const requireAmount = (text: string): number => {
  if (!/^\d{1,8}$/.test(text) || Number(text) < 1)
    throw invalid(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer' });
  return Number(text);
};

const metadataOf = (form: Form | string | undefined): Record<string, string> =>
  typeof form === 'object' ? (form as Record<string, string>) : {};

/** What every object has. */
const fresh = (kind: string) => ({ id: newId(kind), created: now(), livemode: false });

export const createBooks = (pageUrl: () => string) => {
  const sessions = new Map<string, Session>();
  /** For the intent that a session makes, by its id. */
  const intentMetadata = new Map<string, Record<string, string>>();
  /** Where the page of a session leads back to, by its id. */
  const returns = new Map<string, { success: string; cancel: string }>();
  /** What a card does when it is charged, by its id. */
  const behaviours = new Map<string, string>();
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Setup>();
  const methods = new Map<string, Method>();
  const charges = new Map<string, Charge>();
  const disputes = new Map<string, Dispute>();
  const refunds = new Map<string, Refund>();
  const state = { doRefundsWait: false };

  const find = <Kept>(kept: Map<string, Kept>, id: string | null): Kept => {
    const found = kept.get(id ?? '');
    if (!found) throw missing(id ?? '');
    return found;
  };

  const charge = (intent: Intent): void => {
    const { amount, currency, metadata } = intent;
    const charged: Charge = {
      ...fresh('ch'),
      object: 'charge',
      status: 'succeeded',
      paid: true,
      amount,
      amount_refunded: 0,
      currency,
      metadata,
      payment_intent: intent.id,
      refunded: false,
      disputed: false,
    };
    charges.set(charged.id, charged);
    intent.latest_charge = charged.id;
    intent.amount_received = amount;
  };

  const chargeOf = (intentId: string): Charge => find(charges, find(intents, intentId).latest_charge);

  /** So much went back in all. */
  const setRefunded = (charged: Charge, amount: number): Charge =>
    Object.assign(charged, { amount_refunded: amount, refunded: amount === charged.amount });

  const addIntent = (fields: Partial<Intent> & { amount: number; currency: string }): Intent => {
    const intent: Intent = {
      ...fresh('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount_received: 0,
      customer: null,
      metadata: {},
      latest_charge: null,
      last_payment_error: null,
      ...fields,
    };
    intents.set(intent.id, intent);
    return intent;
  };

  const addSetup = (): Setup => {
    const setup: Setup = {
      ...fresh('seti'),
      object: 'setup_intent',
      status: 'requires_payment_method',
      usage: 'off_session',
      customer: null,
      payment_method: null,
    };
    setups.set(setup.id, setup);
    return setup;
  };

  const expiryOf = (form: Form): number => {
    const expiry = Number(at(form, 'expires_at') ?? now() + HOURS_24);
    if (expiry < now() + MINUTES_30 || expiry > now() + HOURS_24)
      throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours from now', { param: 'expires_at' });
    return expiry;
  };

  /** What is paid for on the page. */
  const priceOf = (form: Form): Pick<Session, 'amount_total' | 'currency'> => {
    const place = 'line_items.0.price_data';
    requireText(form, `${place}.product_data.name`);
    const quantity = requireAmount(requireText(form, 'line_items.0.quantity'));
    const price = requireAmount(requireText(form, `${place}.unit_amount`));
    return { amount_total: quantity * price, currency: requireText(form, `${place}.currency`) };
  };

  return {
    createSession: (form: Form): Session => {
      const mode = requireText(form, 'mode');
      const isPayment = mode === 'payment';
      const success = requireText(form, 'success_url');
      if (!isPayment && at(form, 'allowed_payment_method_types.0') === undefined) requireText(form, 'currency');
      const price = isPayment ? priceOf(form) : { amount_total: null, currency: null };
      const made = { ...fresh('cs_test'), expires_at: expiryOf(form) };
      const session: Session = {
        ...made,
        object: 'checkout.session',
        mode,
        status: 'open',
        payment_status: isPayment ? 'unpaid' : 'no_payment_required',
        ...price,
        client_reference_id: at(form, 'client_reference_id') ?? null,
        metadata: metadataOf(form['metadata']),
        payment_intent: null,
        setup_intent: isPayment ? null : addSetup().id,
        customer: null,
        url: `${pageUrl()}/pay/${made.id}`,
      };
      const intentData = form['payment_intent_data'];
      intentMetadata.set(session.id, metadataOf(typeof intentData === 'object' ? intentData['metadata'] : undefined));
      returns.set(session.id, { success, cancel: at(form, 'cancel_url') ?? success });
      sessions.set(session.id, session);
      return { ...session };
    },
    session: (
      id: string,
      isExpanded = false,
    ): Session | (Omit<Session, 'payment_intent'> & { payment_intent: Intent }) => {
      const session = find(sessions, id);
      const intent = intents.get(session.payment_intent ?? '');
      return isExpanded && intent ? { ...session, payment_intent: intent } : { ...session };
    },
    returnsOf: (id: string) => returns.get(id) ?? { success: '/', cancel: '/' },
    expire: (id: string): Session => {
      const session = find(sessions, id);
      if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      return { ...Object.assign(session, { status: 'expired', url: null }) };
    },
    /** The payer pays on the page; `later` is a transfer that takes days. */
    pay: (id: string, later = false): Session => {
      const session = find(sessions, id);
      if (session.status !== 'open') throw invalid('The page is closed.');
      const { amount_total: amount, currency } = session;
      const metadata = intentMetadata.get(id) ?? {};
      const status = later ? 'processing' : 'succeeded';
      const intent = addIntent({ amount: amount ?? 0, currency: currency ?? '', metadata, status });
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id });
      session.payment_status = later ? 'unpaid' : 'paid';
      if (!later) charge(intent);
      return { ...session };
    },
    /** How the transfer ends. */
    endLater: (id: string, hasSucceeded: boolean): Session => {
      const session = find(sessions, id);
      const intent = find(intents, session.payment_intent);
      intent.status = hasSucceeded ? 'succeeded' : 'requires_payment_method';
      if (hasSucceeded) {
        session.payment_status = 'paid';
        charge(intent);
      }
      return { ...session };
    },
    /** The payer enters a card that pays, that is declined, with a code of declines or without, or that asks for its holder. */
    enterCard: (id: string, behaviour: string): Session => {
      const session = find(sessions, id);
      const method: Method = {
        ...fresh('pm'),
        object: 'payment_method',
        type: 'card',
        customer: newId('cus'),
        card: { last4: '4242', exp_month: 7, exp_year: 2031 },
      };
      methods.set(method.id, method);
      behaviours.set(method.id, behaviour);
      const setup = find(setups, session.setup_intent);
      Object.assign(setup, { status: 'succeeded', customer: method.customer, payment_method: method.id });
      Object.assign(session, { status: 'complete', url: null, customer: method.customer });
      return { ...session };
    },
    setup: (id: string): Omit<Setup, 'payment_method'> & { payment_method: Method } => {
      const setup = find(setups, id);
      return { ...setup, payment_method: find(methods, setup.payment_method) };
    },
    method: (id: string): Method => find(methods, id),
    detach: (id: string): Method => {
      const method = find(methods, id);
      if (method.customer === null) throw invalid('The payment method is not attached to a customer.');
      method.customer = null;
      return method;
    },
    createIntent: (form: Form): Intent => {
      const method = find(methods, requireText(form, 'payment_method'));
      const customer = requireText(form, 'customer');
      if (method.customer !== customer) throw invalid('The payment method does not belong to the customer.');
      if (at(form, 'confirm') !== 'true' || at(form, 'off_session') !== 'true')
        throw invalid('The payer is not there.');
      const intent = addIntent({
        amount: requireAmount(requireText(form, 'amount')),
        currency: requireText(form, 'currency'),
        customer,
        metadata: metadataOf(form['metadata']),
      });
      const behaviour = behaviours.get(method.id);
      if (behaviour === 'pays') {
        intent.status = 'succeeded';
        charge(intent);
        return intent;
      }
      const code = behaviour === 'asks for its holder' ? 'authentication_required' : 'card_declined';
      const [, decline] = /^is declined with (\w+)$/.exec(behaviour ?? '') ?? [];
      const error = {
        type: 'card_error',
        code,
        message: 'Your card was declined.',
        ...(decline !== undefined && { decline_code: decline }),
      } as const;
      intent.last_payment_error = error;
      throw new ApiError(402, { ...error, payment_intent: intent });
    },
    intent: (id: string): Intent => find(intents, id),
    intentsOf: (customer: string): Intent[] =>
      [...intents.values()].filter((intent) => intent.customer === customer).toReversed(),
    state,
    createRefund: (form: Form): Refund => {
      const intent = find(intents, requireText(form, 'payment_intent'));
      const refunded = chargeOf(intent.id);
      const amount = requireAmount(requireText(form, 'amount'));
      if (refunded.disputed) throw invalid('This charge has been charged back.', { code: 'charge_disputed' });
      if (refunded.amount_refunded + amount > refunded.amount)
        throw invalid('Refund amount is greater than unrefunded amount on charge', { code: 'charge_already_refunded' });
      setRefunded(refunded, refunded.amount_refunded + amount);
      const { id, created } = fresh('re');
      const refund: Refund = {
        id,
        created,
        object: 'refund',
        status: state.doRefundsWait ? 'pending' : 'succeeded',
        amount,
        currency: intent.currency,
        metadata: metadataOf(form['metadata']),
        payment_intent: intent.id,
      };
      refunds.set(refund.id, refund);
      return refund;
    },
    refundsOf: (intentId: string): Refund[] =>
      [...refunds.values()].filter((refund) => refund.payment_intent === intentId).toReversed(),
    chargeOf: (intentId: string): Charge => ({ ...chargeOf(intentId) }),
    /** Decides how a refund ends that waits, or that was already made. */
    endRefund: (id: string, hasSucceeded: boolean): Refund => {
      const refund = find(refunds, id);
      refund.status = hasSucceeded ? 'succeeded' : 'failed';
      if (!hasSucceeded) {
        refund.failure_reason = 'expired_or_canceled_card';
        const refunded = chargeOf(refund.payment_intent);
        setRefunded(refunded, refunded.amount_refunded - refund.amount);
      }
      return { ...refund };
    },
    /** Gives so much back, in all parts together. */
    refund: (intentId: string, amount: number): Charge => setRefunded(chargeOf(intentId), amount),
    dispute: (intentId: string): Dispute => {
      const { amount, currency } = find(intents, intentId);
      const charged = chargeOf(intentId);
      charged.disputed = true;
      const dispute: Dispute = {
        ...fresh('dp'),
        object: 'dispute',
        status: 'needs_response',
        amount,
        currency,
        charge: charged.id,
        payment_intent: intentId,
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    endDispute: (id: string, status: Stripe.Dispute.Status): Dispute => Object.assign(find(disputes, id), { status }),
    all: () => ({
      sessions: [...sessions.values()],
      intents: [...intents.values()],
      methods: [...methods.values()],
      charges: [...charges.values()],
      disputes: [...disputes.values()],
      refunds: [...refunds.values()],
    }),
  };
};

export type Books = ReturnType<typeof createBooks>;
