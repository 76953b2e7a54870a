// Whatever is posted to the address of Stripe's events, signed or not, is answered with what the sender did wrong.
import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripeEventsPath } from '#server/gateways/payment/stripe/events.ts';
import { stripeWorld } from './stripe-store.ts';

const world = stripeWorld();

const now = (): number => Math.floor(Date.now() / 1_000);

/** The form that Stripe documents. */
const signatureOf = (body: string, timestamp: number): string => {
  const key = world.stripe.settings.webhookSecret;
  return `t=${timestamp},v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;
};

const post = async (body: string, signature = signatureOf(body, now())): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${world.store.url}${stripeEventsPath}`, { method: 'POST', headers, body })).status;
};

const eventOf = (object: unknown, type = 'checkout.session.completed'): string =>
  JSON.stringify({ object: 'event', type, data: { object } });

describe('of many signatures', () => {
  const body = eventOf({}, 'customer.created');
  const among = (guesses: number): string => {
    const [time = '', right = ''] = signatureOf(body, now()).split(',');
    const wrong = Array.from({ length: guesses }, (_, place) => `v1=${String(place).padStart(64, 'a')}`);
    return [time, ...wrong, right].join(',');
  };

  test('three are looked at', async () => {
    expect(await post(body, among(2))).toBe(200);
  });

  test('no others are', async () => {
    expect(await post(body, among(3))).toBe(401);
    expect(await post(body, among(160))).toBe(401);
  });
});

test.each([
  ['signed long ago', -301, 401],
  ['signed a moment ago', -299, 200],
  ['signed by a clock that is a little ahead', 290, 200],
  ['signed in the future', 310, 400],
])('an event that was %s', async (_what, seconds, status) => {
  const body = eventOf({}, 'customer.created');
  expect(await post(body, signatureOf(body, now() + seconds))).toBe(status);
});

const types = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'customer.created',
];

/** The content of Stripe's objects, with a value of any kind in one place. */
const objects = (paymentId: string): fc.Arbitrary<unknown> => {
  const session = { id: 'cs_test_1', mode: 'payment', status: 'complete', payment_status: 'paid', amount_total: 2975 };
  const documented = { ...session, client_reference_id: paymentId, currency: 'usd', amount: 1, amount_refunded: 1 };
  const odd = fc.oneof(
    fc.constantFrom('a\u0000b', '\ud800', '', ' ', 'USD', '__proto__', 1e300, -1, 0.5, null),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const names = fc.constantFrom(...Object.keys(documented), 'payment_intent', 'metadata', 'failure_reason');
  return fc.tuple(names, odd).map(([name, value]) => Object.assign(structuredClone(documented), { [name]: value }));
};

test('what is signed and no event is refused or ignored, never a failure of ours', async () => {
  const { paymentId } = await world.payer.start();
  const events = fc
    .tuple(fc.constantFrom(...types), fc.oneof(objects(paymentId), fc.jsonValue({ maxDepth: 1 })))
    .map(([type, object]) => eventOf(object, type));
  const bodies = fc.oneof({ weight: 5, arbitrary: events }, fc.json(), fc.string());
  const examples: [string][] = [['null'], ['[]'], ['""'], ['{}'], ['{"type":"charge.refunded"}'], [eventOf(null)]];
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expect(await post(body)).toBeLessThan(500);
    }),
    { numRuns: 150, examples },
  );
  expect(await world.payer.credit()).toBeLessThanOrEqual(25);
});
