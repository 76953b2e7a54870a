// Pending payments that are resumed, or given up.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '#support/audit.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { creditTopUp, decide, liveIn, purchases } from '#support/payer.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { setCredit } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { until } from '#support/poll.ts';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await expectBooksToBeRight(server);
  await server.stop();
});
beforeEach(async () => {
  reseller = await newReseller(server);
  await liveIn(reseller, 'US');
});

const start = (): Promise<Schemas['PaymentSubmitted']> =>
  bodyOf(
    reseller.api.POST('/payments/credit/submit', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: creditTopUp(server, 25),
    }),
  );

const cancel = async (id: string, by = reseller): Promise<number> => {
  const { response } = await by.api.POST('/payments/history/{id}/cancel', { params: { path: { id } } });
  return response.status;
};

const find = async (id: string): Promise<Schemas['Purchase'] | undefined> =>
  (await purchases(reseller)).find((purchase) => purchase.id === id);

const press = (url: string | undefined, action: 'pay' | 'cancel'): Promise<Response> =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

const balance = () => readCredit(reseller);

describe('a pending payment', () => {
  test('names the page where it can still be made, and no more when it is paid', async () => {
    const started = await start();
    expect(await find(started.paymentId)).toMatchObject({ hasPending: true, paymentUrl: started.paymentUrl });
    const paid = await decide(reseller, started);
    expect(paid).not.toHaveProperty('paymentUrl');
    expect(paid.isCancelled).toBe(false);
  });

  test('is cancelled: its page takes no money any more, and a second time changes nothing', async () => {
    const before = await balance();
    const { paymentId, paymentUrl } = await start();
    expect(await cancel(paymentId)).toBe(204);
    const cancelled = await find(paymentId);
    expect(cancelled).toMatchObject({ hasPending: false, isCancelled: true, items: [{ status: 'FAILURE' }] });
    expect(cancelled).not.toHaveProperty('paymentUrl');
    await press(paymentUrl, 'pay');
    expect(await cancel(paymentId)).toBe(204);
    expect(await find(paymentId)).toEqual(cancelled);
    expect(await auditOf(server, { reference: paymentId })).toMatchObject([{ action: 'payment cancelled' }]);
    expect(await balance()).toBe(before);
  });

  test('that is cancelled on its page is told as cancelled, not as failed', async () => {
    const { paymentId, paymentUrl } = await start();
    await press(paymentUrl, 'cancel');
    await until('the payment is settled', async () => (await find(paymentId))?.hasPending === false);
    expect(await find(paymentId)).toMatchObject({ isCancelled: true, items: [{ status: 'FAILURE' }] });
    const failed = await decide(reseller, await start(), 'fail');
    expect(failed).toMatchObject({ isCancelled: false, items: [{ status: 'FAILURE' }] });
  });

  test('of another reseller cannot be cancelled, and is not known', async () => {
    const { paymentId } = await start();
    expect(await cancel(paymentId, await newReseller(server))).toBe(404);
    expect(await find(paymentId)).toMatchObject({ hasPending: true });
    expect(await cancel('no-uuid')).toBe(404);
  });

  test('no longer forbids to switch the currency once it is cancelled', async () => {
    await setCredit(server, reseller, 0);
    const switchToEuros = async (): Promise<number> =>
      (await reseller.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } })).response.status;
    const { paymentId } = await start();
    expect(await switchToEuros()).toBe(409);
    await cancel(paymentId);
    expect(await switchToEuros()).toBe(200);
  });
});

test('a paid payment is not cancelled (409)', async () => {
  const { id } = await decide(reseller, await start());
  expect(await cancel(id)).toBe(409);
  expect(await find(id)).toMatchObject({ isCancelled: false, items: [{ status: 'SUCCESS' }] });
});

test('of a payment that is paid and cancelled at the same moment one wins, and the credit says which', async () => {
  for (let round = 0; round < 10; round++) {
    const before = await balance();
    const { paymentId, paymentUrl } = await start();
    const [status] = await Promise.all([cancel(paymentId), press(paymentUrl, 'pay'), cancel(paymentId)]);
    await until('the payment is settled', async () => (await find(paymentId))?.hasPending === false);
    const { isCancelled } = (await find(paymentId)) ?? {};
    expect(isCancelled).toBe(status === 204);
    expect((await balance()) - before).toBe(isCancelled ? 0 : 25);
  }
});
