// What the desk knows of one sale: what came of it, what it earned, its order at the supplier, and its refund.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openEsimGoStore, PRICE } from '#support/esim-go-store.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { bodyOf } from '#support/reseller.ts';

const shop = openEsimGoStore();
let olivia: Operator;

beforeEach(async () => {
  olivia = await newOperator(shop.store);
});

const recordOf = (uid: string) => bodyOf(olivia.desk.GET('/sales/{id}', { params: { path: { id: uid } } }));

test('a delivered sale has its eSIM, price, cost and margin, and the order at the supplier, but not its customer', async () => {
  const email = 'traveller@example.com';
  const sold = await bodyOf(shop.register(randomUUID(), { customerEmail: email }));
  const { uid, id } = sold.activatedItem;
  const { iccid = '' } = sold.esimProfile ?? {};
  const sale = await recordOf(uid);
  const order = (await shop.standIn.books()).orders.find((one) => one.iccid === iccid);
  expect(sale).toMatchObject({
    uid,
    number: id,
    state: 'purchased',
    retailPrice: { value: sold.activatedItem.retailPrice.priceValue, currencyCode: 'USD' },
    esims: [{ iccid, active: true }],
    balance: { usedBalance: { sizeValue: 0 }, availableBalance: { sizeValue: 1, sizeUnit: 'GB' } },
    supplier: 'esim-go',
    cost: { value: PRICE, currencyCode: 'USD' },
    order: { state: 'DELIVERED', reference: order?.orderReference },
  });
  expect(sale.margin?.value).toBeCloseTo(sale.price.value - PRICE, 2);
  expect(sale.refund).toBeUndefined();
  expect(JSON.stringify(sale)).not.toContain(email);
});

test('a refund says who refunded it, why, and where it went', async () => {
  const own = (await shop.sell()).activatedItem.uid;
  expect((await shop.refund(own)).response.status).toBe(200);
  const byReseller = await recordOf(own);
  expect(byReseller).toMatchObject({ state: 'refunded', refund: { by: 'RESELLER', to: 'CREDIT' } });
  expect(byReseller.margin).toBeUndefined();

  await shop.misbehave('cuts before');
  const { uid } = (await shop.sell()).activatedItem;
  expect(await recordOf(uid)).toMatchObject({ esims: [], order: { state: 'PENDING' } });
  const params = { path: { id: uid } };
  await bodyOf(olivia.desk.POST('/supply-orders/{id}/give-up', { params, body: { note: 'Not there' } }));
  expect(await recordOf(uid)).toMatchObject({
    order: { state: 'GIVEN_UP' },
    refund: { by: 'OPERATOR', to: 'CREDIT', operator: olivia.email, reason: 'Not there' },
  });
});

test('a sale that there is not, is not found', async () => {
  for (const id of [randomUUID(), 'none']) {
    expect((await olivia.desk.GET('/sales/{id}', { params: { path: { id } } })).response.status).toBe(404);
  }
});
