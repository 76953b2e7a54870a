// The stand-in's own refusals, so that a call of the store that Stripe would refuse fails its test.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStripe, type StripeStandIn } from '#support/stripe.ts';

let stripe: StripeStandIn;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());

const session = {
  mode: 'payment',
  success_url: 'https://store.example/paid',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '2975',
  'line_items[0][price_data][product_data][name]': 'Simshelf',
};

type Refusal = { error?: { type?: string; code?: string; param?: string } };

const call = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(path, stripe.settings.address), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stripe.settings.secretKey}`,
      'stripe-version': '2026-10-28.endive',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });
  const { error } = (await response.json()) as Refusal;
  return [response.status, error?.code, error?.param];
};

const SESSIONS = '/v1/checkout/sessions';

describe('a call', () => {
  test('that Stripe takes is taken', async () => {
    expect(await call(SESSIONS, session)).toEqual([200, undefined, undefined]);
  });

  test.each([
    ['an unknown parameter', { payment_method_types: 'card' }, 'parameter_unknown', 'payment_method_types'],
    [
      'an unknown parameter further down',
      { 'line_items[0][price_data][amount]': '1' },
      'parameter_unknown',
      'line_items[0][price_data][amount]',
    ],
    ['no words for what has words', { mode: 'buy' }, undefined, 'mode'],
    ['a text for a number', { expires_at: 'soon' }, 'parameter_invalid_integer', 'expires_at'],
    ['a text for yes or no', { 'adaptive_pricing[enabled]': 'maybe' }, undefined, 'adaptive_pricing[enabled]'],
    ['nothing for a text', { cancel_url: '' }, 'parameter_invalid_empty', 'cancel_url'],
  ])('with %s is refused', async (_, more, code, param) => {
    expect(await call(SESSIONS, { ...session, ...more })).toEqual([400, code, param]);
  });

  test.each([
    [SESSIONS, session, 'line_items[0][price_data][currency]'],
    [SESSIONS, session, 'line_items[0][quantity]'],
    [SESSIONS, session, 'success_url'],
    ['/v1/payment_intents', { amount: '100', currency: 'usd' }, 'currency'],
  ] as const)('of %s without a parameter that is needed is refused', async (path, form, param) => {
    const { [param as never]: left, ...rest } = form;
    expect(await call(path, rest)).toEqual([400, 'parameter_missing', expect.any(String)]);
    expect(left).toBeDefined();
  });

  test.each([
    ['in another version', { 'stripe-version': '2020-08-27' }, 400],
    ['in JSON', { 'content-type': 'application/json' }, 400],
    ['with a key that is too long', { 'idempotency-key': 'k'.repeat(256) }, 400],
    ['by somebody else', { authorization: 'Bearer sk_test_other' }, 401],
  ])('%s is refused', async (_, headers, status) => {
    expect((await call(SESSIONS, session, headers))[0]).toBe(status);
  });

  test('of an address that Stripe does not have is refused', async () => {
    expect((await call('/v1/checkouts', session))[0]).toBe(404);
  });

  test('that was refused before it began leaves its key free', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await call(SESSIONS, { ...session, mode: 'buy' }, key))[0]).toBe(400);
    expect((await call(SESSIONS, session, key))[0]).toBe(200);
  });

  test('with the key of one that Stripe is still at is refused until that is done', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    await stripe.order('misbehave', { fault: 'is still at it', path: `POST ${SESSIONS}`, times: 1 });
    const given = new AbortController();
    const first = fetch(new URL(SESSIONS, stripe.settings.address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${stripe.settings.secretKey}`,
        'stripe-version': '2026-10-28.endive',
        'content-type': 'application/x-www-form-urlencoded',
        ...key,
      },
      body: new URLSearchParams(session).toString(),
      signal: given.signal,
    });
    await expect.poll(async () => (await stripe.books()).sessions.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await call(SESSIONS, session, key)).toEqual([409, 'idempotency_key_in_use', undefined]);
    given.abort();
    await expect(first).rejects.toThrow('abort');
    await stripe.order('behave');
    expect((await call(SESSIONS, session, key))[0]).toBe(200);
  });
});
