import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { getCredit, submitCreditTopUp, listPaymentHistory } from '#server/payments/index.ts';
import { until } from '#support/poll.ts';
import { whole } from '#support/whole.ts';
import { addReseller, callOf, openPaymentStore, type PaymentStore, topUp } from './payment-store.ts';
import { inputOf } from '#support/input.ts';

let store: PaymentStore;
let caller: Caller;
let page: string;

beforeAll(async () => {
  store = await openPaymentStore({ withJobs: true, storeName: 'Tom & <b>Jerry</b>' });
});
afterAll(() => store.stop());
beforeEach(async () => {
  caller = await addReseller(store);
  const { paymentUrl = '' } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 29.75)));
  page = paymentUrl;
});

const open = async (language = 'en'): Promise<string> => {
  const response = await fetch(page, { headers: { 'accept-language': language } });
  return response.text();
};

const press = (action: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ action }), headers, redirect: 'manual' });

const paymentId = (): string => page.split('/').at(-1) ?? '';

const checkout = () => `${store.url}/add-credits/checkout`;
const credit = async (): Promise<number> => (await getCredit(store, caller)).balance.value;
const status = async (): Promise<string | undefined> => {
  const { items } = await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')));
  return items[0]?.items[0]?.status;
};

describe('the reference payment page', () => {
  test('shows the amount and the payee, and that no real money moves', async () => {
    const text = await open();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('Reference payment page. No real money moves.');
    expect(text).toContain('29.75 <span>USD</span>');
    expect(text).toContain('Pay 29.75 USD');
    expect(text).toContain('Card');
  });

  test('is German for a browser that prefers it', async () => {
    const text = await open('de-AT,de;q=0.9,en;q=0.5');
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('29,75 USD zahlen');
    expect(text).toContain('Es fließt kein echtes Geld');
  });

  test('runs nothing and needs nothing from elsewhere', async () => {
    const text = await open();
    expect(text).toContain('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;');
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:|<b>/i);
    const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources.filter((source) => !source.startsWith('/') && source !== 'data:,')).toEqual([]);
    for (const source of sources.filter((address) => address.startsWith('/page-assets/'))) {
      const response = await fetch(store.url + source);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test('is not kept by browsers', async () => {
    expect((await fetch(page)).headers.get('cache-control')).toBe('no-store');
  });

  test.each(['not-a-payment', randomUUID()])('does not know a payment %s', async (id) => {
    const response = await fetch(`${store.url}/reference/payment/${id}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such payment');
  });

  test('obeys only its own form and its own buttons', async () => {
    expect((await press('pay', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press('give-back')).status).toBe(400);
    expect(await status()).toBe('PENDING');
  });
});

describe('pressing', () => {
  test('Pay leads back to success, and the credit comes', async () => {
    const response = await press('pay');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${checkout()}?process-payment=true&payment=${paymentId()}`,
    ]);
    await until('the credit is booked', async () => (await credit()) === 25);
    expect(await status()).toBe('SUCCESS');
    expect(await open()).toContain('This payment has been made.');
  });

  test('Pay twice pays once', async () => {
    const answers = await Promise.all([press('pay'), press('pay'), press('pay')]);
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(
      new Set([`${checkout()}?process-payment=true&payment=${paymentId()}`]),
    );
    await until('the credit is booked', async () => (await credit()) > 0);
    expect(await credit()).toBe(25);
  });

  test('Let it fail leads back with the reason, and books a failure', async () => {
    const response = await press('fail');
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.pathname).toBe('/add-credits/checkout');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: 'true',
      payment: paymentId(),
      message: 'The payment was declined.',
    });
    await until('the failure is known', async () => (await status()) === 'FAILURE');
    expect(await credit()).toBe(0);
    expect(await open()).not.toContain('<button');
  });

  test('Cancel leads back to the checkout', async () => {
    expect((await press('cancel')).headers.get('location')).toBe(checkout());
    await until('the failure is known', async () => (await status()) === 'FAILURE');
  });

  test('Stay pending leads back to success without any report, and the payment can be made later', async () => {
    expect((await press('stay-pending')).headers.get('location')).toBe(
      `${checkout()}?process-payment=true&payment=${paymentId()}`,
    );
    const text = await open();
    expect(text).toContain('It can still be paid.');
    expect(text).toContain('Pay 29.75 USD');
    const [waiting] = await store.db.system`
      select count(*) as count from pgboss.job where name = 'payment-report' and data ->> 'paymentId' = ${paymentId()}`;
    expect([waiting?.['count'], await status()]).toEqual([0, 'PENDING']);
    await press('pay');
    await until('the credit is booked', async () => (await credit()) === 25);
  });

  test('two buttons at once does what came first, and only that', async () => {
    const [paid, failed] = await Promise.all([press('pay'), press('fail')]);
    expect(paid.headers.get('location')).toBe(failed.headers.get('location'));
    await until('the payment is settled', async () => (await status()) !== 'PENDING');
    const isPaid = paid.headers.get('location') === `${checkout()}?process-payment=true&payment=${paymentId()}`;
    expect([await status(), await credit()]).toEqual(isPaid ? ['SUCCESS', 25] : ['FAILURE', 0]);
  });
});
