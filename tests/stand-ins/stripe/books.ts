// What Stripe keeps: sessions, intents, cards, refunds and disputes. Written from its OpenAPI document (2026-10-28).
import { randomBytes } from 'node:crypto';
import { at, type Form, places } from './form.ts';

export type Fields = Record<string, unknown>;

type ErrorFields = { type: string; code?: string; message: string; param?: string; payment_intent?: Fields };

export class ApiError extends Error {
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

const invalid = (message: string, code = 'parameter_invalid', param = ''): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', code, message, param });
const missing = (id: string): ApiError =>
  new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1000);

const MINUTES_30 = 1800;
const HOURS_24 = 86_400;

/** The parameters that the store may send, by the document; any other one is refused as Stripe does. */
const sessionPlaces =
  /^(?:mode|success_url|cancel_url|client_reference_id|expires_at|customer_creation|metadata\.\w+|adaptive_pricing\.enabled|allowed_payment_method_types\.0|payment_intent_data\.metadata\.\w+|line_items\.0\.(?:quantity|price_data\.(?:currency|unit_amount|product_data\.name)))$/;
const refundPlaces = /^(?:payment_intent|amount|metadata\.\w+)$/;
const intentPlaces =
  /^(?:amount|currency|customer|payment_method|allowed_payment_method_types\.0|confirm|off_session|metadata\.\w+)$/;

const requirePlaces = (form: Form, known: RegExp): void => {
  const unknown = places(form).find((place) => !known.test(place));
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
};

const requireText = (form: Form, place: string): string => {
  const value = at(form, place);
  if (value === undefined || value === '')
    throw invalid(`Missing required param: ${place}.`, 'parameter_missing', place);
  return value;
};

const requireAmount = (text: string): number => {
  if (!/^\d{1,8}$/.test(text) || Number(text) < 1)
    throw invalid(`Invalid integer: ${text}`, 'parameter_invalid_integer');
  return Number(text);
};

const metadataOf = (form: Form | string | undefined): Record<string, string> =>
  typeof form === 'object' ? (form as Record<string, string>) : {};

export type Session = Fields & {
  id: string;
  mode: string;
  status: string;
  payment_status: string;
  amount_total: number | null;
  currency: string | null;
  client_reference_id: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
};
export type Intent = Fields & {
  id: string;
  status: string;
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  created: number;
  latest_charge: string | null;
};
export type Refund = Fields & { id: string; status: string; amount: number; payment_intent: string };
type Method = Fields & { id: string; customer: string | null; card: Fields };

export const createBooks = (pageUrl: () => string) => {
  const sessions = new Map<string, Session>();
  /** For the intent that a session makes, by its id. */
  const intentMetadata = new Map<string, Record<string, string>>();
  /** What a card does when it is charged, by its id. */
  const behaviours = new Map<string, string>();
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Fields>();
  const methods = new Map<string, Method>();
  const charges = new Map<string, Fields & { amount: number; amount_refunded: number; payment_intent: string }>();
  const disputes = new Map<string, Fields>();
  const refunds = new Map<string, Refund>();
  const state = { doRefundsWait: false };

  const find = <Kept>(kept: Map<string, Kept>, id: string): Kept => {
    const found = kept.get(id);
    if (!found) throw missing(id);
    return found;
  };

  const charge = (intent: Intent): void => {
    const id = newId('ch');
    const { amount, currency, metadata } = intent;
    charges.set(id, {
      id,
      object: 'charge',
      amount,
      amount_refunded: 0,
      currency,
      metadata,
      payment_intent: intent.id,
      refunded: false,
    });
    intent.latest_charge = id;
  };

  const addIntent = (fields: Partial<Intent> & { amount: number; currency: string }): Intent => {
    const intent: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      customer: null,
      metadata: {},
      created: now(),
      latest_charge: null,
      last_payment_error: null,
      ...fields,
    };
    intents.set(intent.id, intent);
    return intent;
  };

  const expiryOf = (form: Form): number => {
    const expiry = Number(at(form, 'expires_at') ?? now() + HOURS_24);
    if (expiry < now() + MINUTES_30 || expiry > now() + HOURS_24)
      throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours from now', undefined, 'expires_at');
    return expiry;
  };

  return {
    createSession: (form: Form): Session => {
      requirePlaces(form, sessionPlaces);
      const mode = requireText(form, 'mode');
      const isPayment = mode === 'payment';
      const id = newId('cs_test');
      for (const place of ['success_url', 'cancel_url', 'client_reference_id']) requireText(form, place);
      if (!isPayment && at(form, 'allowed_payment_method_types.0') === undefined) requireText(form, 'currency');
      const quantity = isPayment ? requireAmount(requireText(form, 'line_items.0.quantity')) : 0;
      const price = isPayment ? requireAmount(requireText(form, 'line_items.0.price_data.unit_amount')) : 0;
      if (isPayment) requireText(form, 'line_items.0.price_data.product_data.name');
      const intentData = form['payment_intent_data'];
      intentMetadata.set(id, metadataOf(typeof intentData === 'object' ? intentData['metadata'] : undefined));
      const session = {
        id,
        object: 'checkout.session',
        mode,
        status: 'open',
        payment_status: isPayment ? 'unpaid' : 'no_payment_required',
        amount_total: isPayment ? quantity * price : null,
        currency: isPayment ? requireText(form, 'line_items.0.price_data.currency') : null,
        client_reference_id: at(form, 'client_reference_id') ?? null,
        metadata: metadataOf(form['metadata']),
        payment_intent: null,
        setup_intent: null,
        customer: null,
        expires_at: expiryOf(form),
        url: `${pageUrl()}/pay/${id}`,
      };
      sessions.set(id, session);
      return { ...session };
    },
    session: (id: string, isExpanded = false): Session => {
      const session = find(sessions, id);
      const intent = intents.get(session.payment_intent ?? '');
      return isExpanded && intent ? { ...session, payment_intent: intent as never } : { ...session };
    },
    expire: (id: string): Session => {
      const session = find(sessions, id);
      if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      session['url'] = null;
      return { ...session };
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
      const intent = find(intents, session.payment_intent ?? '');
      intent.status = hasSucceeded ? 'succeeded' : 'requires_payment_method';
      if (hasSucceeded) {
        session.payment_status = 'paid';
        charge(intent);
      }
      return { ...session };
    },
    /** The payer enters a card: one that pays, is declined, or asks for its holder. */
    enterCard: (id: string, behaviour: string): Session => {
      const session = find(sessions, id);
      const method: Method = {
        id: newId('pm'),
        object: 'payment_method',
        customer: newId('cus'),
        card: { last4: '4242', exp_month: 7, exp_year: 2031 },
      };
      methods.set(method.id, method);
      behaviours.set(method.id, behaviour);
      const setup = { id: newId('seti'), object: 'setup_intent', customer: method.customer, payment_method: method.id };
      setups.set(setup.id, setup);
      Object.assign(session, { status: 'complete', url: null, setup_intent: setup.id, customer: method.customer });
      return { ...session };
    },
    setup: (id: string): Fields => {
      const setup = find(setups, id);
      return { ...setup, payment_method: find(methods, String(setup['payment_method'])) };
    },
    method: (id: string): Fields => find(methods, id),
    detach: (id: string): Fields => {
      const method = find(methods, id);
      if (method.customer === null) throw invalid('The payment method is not attached to a customer.');
      method.customer = null;
      return method;
    },
    createIntent: (form: Form): Intent => {
      requirePlaces(form, intentPlaces);
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
      const error = { type: 'card_error', code, message: 'Your card was declined.' };
      intent['last_payment_error'] = error;
      throw new ApiError(402, { ...error, payment_intent: intent });
    },
    intent: (id: string): Intent => find(intents, id),
    intentsOf: (customer: string): Intent[] =>
      [...intents.values()].filter((intent) => intent.customer === customer).toReversed(),
    state,
    createRefund: (form: Form): Refund => {
      requirePlaces(form, refundPlaces);
      const intent = find(intents, requireText(form, 'payment_intent'));
      const refunded = find(charges, intent.latest_charge ?? '');
      const amount = requireAmount(requireText(form, 'amount'));
      if ([...disputes.values()].some((dispute) => dispute['payment_intent'] === intent.id))
        throw invalid('This charge has been charged back.', 'charge_disputed');
      if (refunded.amount_refunded + amount > refunded.amount)
        throw invalid('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
      refunded.amount_refunded += amount;
      const refund: Refund = {
        id: newId('re'),
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
    chargeOf: (intentId: string): Fields => ({ ...find(charges, find(intents, intentId).latest_charge ?? '') }),
    /** How a refund ends that waits, or one that was made already. */
    endRefund: (id: string, hasSucceeded: boolean): Refund => {
      const refund = find(refunds, id);
      refund.status = hasSucceeded ? 'succeeded' : 'failed';
      if (!hasSucceeded) {
        refund['failure_reason'] = 'expired_or_canceled_card';
        const refunded = find(charges, find(intents, refund.payment_intent).latest_charge ?? '');
        refunded.amount_refunded -= refund.amount;
      }
      return { ...refund };
    },
    /** Gives so much back, in all parts together. */
    refund: (intentId: string, amount: number): Fields => {
      const refunded = find(charges, find(intents, intentId).latest_charge ?? '');
      refunded.amount_refunded = amount;
      return refunded;
    },
    dispute: (intentId: string): Fields => {
      const { amount, currency, latest_charge: charged } = find(intents, intentId);
      const id = newId('dp');
      const opened = { id, object: 'dispute', amount, currency, charge: charged, payment_intent: intentId };
      disputes.set(id, { ...opened, status: 'needs_response' });
      return find(disputes, id);
    },
    endDispute: (id: string, status: string): Fields => Object.assign(find(disputes, id), { status }),
    all: () => ({
      sessions: [...sessions.values()],
      intents: [...intents.values()],
      methods: [...methods.values()],
      refunds: [...refunds.values()],
    }),
  };
};

export type Books = ReturnType<typeof createBooks>;
