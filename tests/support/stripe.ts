// Starts Stripe's stand-in, and orders what it does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StripeSettings } from '#server/gateways/index.ts';
import { projectRoot } from '../tidy/source-tree.ts';

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

export type StripeStandIn = {
  settings: StripeSettings & { address: URL };
  /** Does this in the place of payers, banks or a broken network. Resolves when its events were answered. */
  order: (action: string, order?: Record<string, string | number | boolean>) => Promise<Record<string, unknown>>;
  books: () => Promise<StripeBooks>;
  stop: () => Promise<void>;
};

const keys = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin' };

const addressIn = async (output: AsyncIterable<Buffer>): Promise<URL> => {
  for await (const chunk of output) {
    const [, address] = /is ready: (\S+)/.exec(chunk.toString()) ?? [];
    if (address !== undefined) return new URL(address);
  }
  throw new Error('The stand-in did not start');
};

export const startStripe = async (): Promise<StripeStandIn> => {
  const child = spawn(process.execPath, ['tests/stand-ins/stripe/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressIn(child.stdout.iterator({ destroyOnReturn: false }));
  const order = async (action: string, body: object = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(new URL(`/control/${action}`, address), {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    settings: { ...keys, address },
    order,
    books: async () => (await order('books')) as unknown as StripeBooks,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};
