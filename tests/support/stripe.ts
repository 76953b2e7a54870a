// Starts Stripe's stand-in, and orders what it does.
import type { StripeSettings } from '#server/gateways/index.ts';
import { startStandIn } from './stand-in.ts';

export type StripeBooks = {
  sessions: {
    id: string;
    client_reference_id: string;
    status: string;
    payment_status: string;
    amount_total: number;
    payment_intent: string;
  }[];
  intents: { id: string; status: string; amount: number; metadata: { payment?: string } }[];
  methods: { id: string; customer: string | null }[];
  refunds: { id: string; status: string; amount: number; payment_intent: string; metadata: { refund?: string } }[];
  requests: {
    method: string;
    path: string;
    key: string | null;
    parameters: Record<string, unknown>;
    version: string;
  }[];
  /** The store's answers to events. */
  answers: number[];
};

/** What the stand-in returns for an order; nothing of interest for the others. */
type Results = { books: StripeBooks; dispute: { id: string } };

type ResultOf<Action extends string> = Action extends keyof Results ? Results[Action] : unknown;

type Order = <Action extends string>(
  action: Action,
  order?: Record<string, string | number | boolean>,
) => Promise<ResultOf<Action>>;

export type StripeStandIn = {
  settings: StripeSettings & { address: URL };
  /** Does this in the place of payers, banks or a broken network. Resolves when its events were answered. */
  order: Order;
  books: () => Promise<StripeBooks>;
  stop: () => Promise<void>;
};

const testKeys = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin' };

/** `environment` is what its process gets beside the keys. */
export const startStripe = async (
  environment: Record<string, string> = {},
  keys: Pick<StripeSettings, 'secretKey' | 'webhookSecret'> = testKeys,
): Promise<StripeStandIn> => {
  const settings = { ...environment, STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret };
  const { address, stop, ...standIn } = await startStandIn('tests/stand-ins/stripe/main.ts', settings);
  const order: Order = async <Action extends string>(action: Action, body = {}) =>
    (await standIn.order(action, body)) as ResultOf<Action>;
  return { settings: { ...keys, address }, order, books: () => order('books'), stop };
};
