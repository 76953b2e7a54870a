// What is owed in one currency follows the reseller into another: nothing is sold anywhere until it is settled (decision 11).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reversePayment } from '#server/payments/reverse.ts';
import { codeOf, openDesk, orderTopUp, pay, settleAdjustment } from '#support/desk.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import type { Operator } from '#support/operator-client.ts';
import { liveIn } from '#support/payer.ts';
import { bodyOf } from '#support/reseller.ts';
import { registerSale, topUpCustomer } from '#support/sales.ts';
import { addCredit, addStock, idOf, setCredit } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';
import { openShop, type Shop } from '../partner/shop.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let shop: Shop;
let path: { id: string };

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk());
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const credit = () => bodyOf(shop.reseller.api.GET('/users/current/credit'));
const switchTo = (currencyCode: string) =>
  bodyOf(shop.reseller.api.POST('/payments/currencies', { body: { currencyCode } }));

/** A top-up of 100 USD is spent, the credit held in euros, and the payment disputed. */
beforeEach(async () => {
  shop = await openShop(server);
  const { reseller } = shop;
  path = { id: await idOf(server, reseller) };
  await liveIn(reseller, 'DE');
  await setCredit(server, reseller, 0);
  const ordered = await orderTopUp(server, reseller);
  await pay(server, ordered);
  await addCredit(server, reseller, -10_000);
  await switchTo('EUR');
  await reversePayment(server.db, {
    id: ordered.paymentId,
    reversal: 'dispute',
    reference: randomUUID(),
    amount: 11_900,
    currency: 'USD',
    isFinal: false,
  });
});

const doors = () => ({
  'the point of sale': registerSale(shop.reseller, shop.item.id),
  'the top-up at the point of sale': topUpCustomer(shop.reseller, shop.item.id, shop.first.customer.uid),
  'the partner API': shop.register(),
  'its top-up': shop.topUp(),
  'its top-up with an eSIM': shop.topUpWithProfile({ dedicated: true }),
});

const codesAtDoors = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(doors()).map(async ([door, call]) => [door, (await call).error?.code])),
  );

const adjust = (value: number, currencyCode: string, by = olivia) =>
  by.desk.POST('/resellers/{id}/adjustments', {
    params: { path },
    body: { value, currencyCode, reason: 'CORRECTION', note: 'Settled with the credit' },
  });

describe('a debt in another currency', () => {
  test('stops sales at every door, from credit and from stock, and the credit names it', async () => {
    await addCredit(server, shop.reseller, 50_000, 'EUR');
    expect(new Set(Object.values(await codesAtDoors()))).toEqual(new Set(['debt_in_other_currency']));
    await addStock(server, shop.item.id, 1);
    expect(new Set(Object.values(await codesAtDoors()))).toEqual(new Set(['debt_in_other_currency']));
    expect(await credit()).toMatchObject({
      balance: { value: 500, currency: 'EUR' },
      owed: [{ value: 100, currency: 'USD' }],
    });
  });

  test('is settled by operators with the credit there is, never by more than is owed, and sales go on', async () => {
    await addCredit(server, shop.reseller, 50_000, 'EUR');
    expect(await codeOf(adjust(100.01, 'USD'))).toBe('bad_request');
    expect(await codeOf(adjust(-1, 'USD'))).toBe('bad_request');
    await bodyOf(adjust(-92, 'EUR'));
    expect(await bodyOf(adjust(100, 'USD'))).toMatchObject({
      state: 'BOOKED',
      amount: { value: 100, currencyCode: 'USD' },
    });
    expect(await credit()).not.toHaveProperty('owed');
    expect((await shop.register()).response.status).toBe(200);
    expect(await codeOf(adjust(1, 'USD'))).toBe('bad_request');
  });

  test('that waits for another operator is confirmed only while it is owed', async () => {
    // What was adjusted on the way here counts towards what an operator may do alone.
    await server.db.system`delete from credit_adjustment where reseller_id = ${path.id}`;
    await bodyOf(adjust(450, 'EUR'));
    const { id, state } = await bodyOf(adjust(100, 'USD'));
    expect(state).toBe('WAITING');
    await bodyOf(adjust(60, 'USD', otto));
    expect(await codeOf(settleAdjustment(otto, id))).toBe('adjustment_closed');
    await bodyOf(settleAdjustment(otto, id, 'decline'));
    expect((await credit()).owed).toEqual([{ value: 40, currency: 'USD' }]);
  });

  test('is paid by a top-up after a switch back', async () => {
    expect(await switchTo('USD')).toMatchObject({ balance: { value: -100, currency: 'USD' } });
    expect(await credit()).not.toHaveProperty('owed');
    expect(await codeOf(shop.register())).toBe('credit_below_zero');
    await pay(server, await orderTopUp(server, shop.reseller, 110));
    expect((await shop.register()).response.status).toBe(200);
  });
});
