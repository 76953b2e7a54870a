// Outside reference mode nothing is simulated: the start says what is missing, and only what is on is offered.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#server/settings/config.ts';
import { startExchangeSignIn, createPayments, listPaymentMethods, type PaymentDeps } from '#server/payments/index.ts';
import { inputOf } from '#support/input.ts';
import { testConfig } from '#support/test-config.ts';
import { startTestServer } from '#support/test-server.ts';
import { addReseller, openPaymentStore, type PaymentStore } from './payment-store.ts';

let store: PaymentStore;

beforeAll(async () => {
  store = await openPaymentStore();
});
afterAll(() => store.stop());

const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };

const compose = async (
  mode: 'reference' | 'production',
  settings: Partial<Config> = { stripe },
): Promise<PaymentDeps & { pages: number; paths: string[] }> => {
  const config = { ...testConfig(store.ownerUrl), mode, ...settings };
  const options = { config, system: store.db.system, jobs: store.jobs, publicUrl: store.url, port: 1 };
  const { gateways, exchange, pages, reports } = await createPayments(options);
  return { ...store.deps, gateways, exchange, pages: pages.length, paths: reports.map(({ path }) => path) };
};

const methodsOf = async (deps: PaymentDeps): Promise<string[]> => {
  const body = { expectedPrices: [{ priceValue: 1, currencyCode: 'USD' }] };
  const methods = listPaymentMethods(deps, await addReseller(store), inputOf('listPaymentMethods', { body }));
  return methods.map(({ id }) => id);
};

test.each(['staging', 'production'] as const)('%s names the settings for payments that are missing', async (mode) => {
  await expect(startTestServer({ mode })).rejects.toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, for payments');
});

test('production offers Stripe alone, and has no simulated page', async () => {
  const deps = await compose('production');
  expect(await methodsOf(deps)).toEqual(['stripe']);
  expect(deps).toMatchObject({ pages: 0, paths: ['/payment-gateway/stripe'] });
});

test('production simulates no cards where no provider of them is set up', async () => {
  const deps = await compose('production', {});
  expect(deps.gateways.methods).toEqual([]);
  expect(deps).toMatchObject({ pages: 0, paths: [] });
});

test('production knows no exchange', async () => {
  const deps = await compose('production');
  const input = inputOf('startExchangeSignIn', { body: { username: '+491701234567' } });
  await expect(startExchangeSignIn(deps, await addReseller(store), input)).rejects.toMatchObject({ status: 404 });
});

test('reference mode with keys of Stripe has its real page beside the simulated exchange', async () => {
  expect(await methodsOf(await compose('reference'))).toEqual(['stripe', 'exchange-balance']);
});
