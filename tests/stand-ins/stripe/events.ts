// Sends events as Stripe does: signed, and again until they are answered with success.
import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Event } from './objects.ts';
import { apiVersion } from './parameters.ts';

export type Delivery = 'once' | 'twice' | 'never' | 'forged' | 'too old';

const AGAIN_MS = 150;
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 10_000;
const OLD_SECONDS = 301;

const sign = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

export const createEvents = (webhookSecret: string, endpoint = '') => {
  const state = { endpoint, delivery: 'once' as Delivery, answers: [] as number[] };

  const signatureOf = (body: string): string => {
    const timestamp = Math.floor(Date.now() / 1000) - (state.delivery === 'too old' ? OLD_SECONDS : 0);
    const secret = state.delivery === 'forged' ? 'whsec_of_somebody' : webhookSecret;
    // While a secret is rolled, there is one signature for each.
    return `t=${timestamp},v1=${sign('whsec_rolled', timestamp, body)},v1=${sign(secret, timestamp, body)}`;
  };

  const post = async (body: string): Promise<number> => {
    try {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body) };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(state.endpoint, { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };

  const deliver = async (body: string): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const status = await post(body);
      state.answers.push(status);
      if ((status >= 200 && status < 300) || state.delivery === 'forged' || state.delivery === 'too old') return;
      if (Date.now() > deadline) return;
      await delay(AGAIN_MS);
    }
  };

  return {
    state,
    /** Resolves when it has been answered. */
    send: async (type: Event['type'], object: object): Promise<void> => {
      if (state.delivery === 'never' || state.endpoint === '') return;
      const event: Event = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: apiVersion,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object },
      };
      const body = JSON.stringify(event);
      await Promise.all(Array.from({ length: state.delivery === 'twice' ? 2 : 1 }, () => deliver(body)));
    },
  };
};

export type Events = ReturnType<typeof createEvents>;
