// Sales that eSIM Go supplies, and everything that can happen to an order there.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BUNDLE, openEsimGoStore, PRICE } from '#support/esim-go-store.ts';
import { until } from '#support/poll.ts';
import { bodyOf } from '#support/reseller.ts';
import { inSample } from '#support/size.ts';
import { idOf, priceOf } from '#support/stock-setup.ts';
import { outcomesOf } from '#support/supply-orders.ts';
import { createCallCheck } from '#support/vendor-contract.ts';

const shop = openEsimGoStore();
const { register, sell, topUp, misbehave, letTriesBeDue, letCallsSettle, tryAgain, creditOf, boughtSince, esimThere } =
  shop;

/** Tries again until the sale is delivered: another look at what was ordered may be under way, which this one waits for. */
const untilDelivered = (key: string) => until('the sale is delivered', async () => (await tryAgain(key)) === 'success');

describe('what eSIM Go offers', () => {
  test('is on sale, with what it is sold with', async () => {
    const { dataPackages } = await bodyOf(shop.reseller.api.GET('/products/data-packages'));
    const products = await shop.store.db.system<{ id: string; supplierPackage: string }[]>`
      select id, supplier_package from product where supplier = 'esim-go' and active`;
    const offered = new Map(
      products.map(({ id, supplierPackage }) => [supplierPackage, dataPackages.find((one) => one.id === id)]),
    );
    expect([...offered.keys()].toSorted()).toEqual([
      BUNDLE,
      'esim_3GB_30D_DE_V2',
      'esim_500MB_7D_FR_V2',
      'esim_5GB_30D_REUP_V2',
    ]);
    const germany = { includedCountries: ['DE'], validityUnit: 'days' };
    expect(offered.get(BUNDLE)).toMatchObject({ name: 'Germany 1 GB', sizeValue: 1, sizeUnit: 'GB', ...germany });
    expect(offered.get('esim_3GB_30D_DE_V2')).toMatchObject({ sizeValue: 3, validitySize: 30, ...germany });
    expect(offered.get('esim_5GB_30D_REUP_V2')).toMatchObject({ includedCountries: ['AT', 'DE', 'FR'] });
    expect(offered.get('esim_500MB_7D_FR_V2')).toMatchObject({ sizeValue: 500, sizeUnit: 'MB' });
    const keyOf = (bundle: string) => offered.get(bundle)?.profileDomainKey;
    expect(keyOf('esim_3GB_30D_DE_V2')).toBe(keyOf(BUNDLE));
    expect(keyOf('esim_500MB_7D_FR_V2')).not.toBe(keyOf(BUNDLE));
  });
});

describe('a sale', () => {
  test('is bought there once, and charged in both', async () => {
    const [credit, before] = [await creditOf(), await shop.standIn.books()];
    const sold = await sell();
    expect(sold.status).toBe('success');
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: PRICE });
    expect(await creditOf()).toBe(credit - priceOf(shop.item));
    const { iccid, activationCode } = sold.esimProfile ?? {};
    const esim = await esimThere(iccid);
    expect(activationCode).toBe(`LPA:1$rsp.esim-go.example$${esim?.matchingId}`);
    expect(esim?.customerRef).toBe(sold.activatedItem.uid);
    const params = { path: { iccid: iccid ?? '' } };
    expect(await bodyOf(shop.reseller.api.GET('/esim/{iccid}/status/connectivity', { params }))).not.toHaveProperty(
      'imsi',
    );
  });

  test('onto the eSIM that the customer has goes onto it there too', async () => {
    const { customer, esimProfile } = await sell();
    const again = await topUp(customer.uid);
    expect(again).toMatchObject({ status: 'success', esimProfile: { iccid: esimProfile?.iccid } });
    expect((await esimThere(esimProfile?.iccid))?.assignments).toHaveLength(2);
  });

  test('without the mark for people is a sale', async () => {
    await misbehave('fails before', 'PUT /esims');
    const sold = await sell();
    expect(sold.status).toBe('success');
    expect((await esimThere(sold.esimProfile?.iccid))?.customerRef).toBe('');
  });

  test('whose order calls back before it is answered is a sale', async () => {
    await misbehave('calls back before the answer');
    expect((await sell()).status).toBe('success');
  });

  test('notes what was charged there, whatever it is', async () => {
    await misbehave('names another amount');
    const { activatedItem } = await sell();
    const rows = await shop.store.db.system`select total from esim_go_order where reference = ${activatedItem.uid}`;
    expect(Number(rows[0]?.['total'])).toBe(99);
  });

  test('waits as long as eSIM Go asks for', async () => {
    const before = await shop.standIn.books();
    await misbehave('refuses for its rate');
    expect((await sell()).status).toBe('success');
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: PRICE });
  });

  test('that was not taken for all of its time is sent again at once, because it was not carried out', async () => {
    const key = randomUUID();
    const before = await shop.standIn.books();
    await misbehave('refuses for its rate', 'POST /orders', 1_000);
    expect((await sell(key)).status).toBe('pending');
    await shop.standIn.order('behave');
    // One that may have been carried out would stay pending, however often it is tried.
    await untilDelivered(key);
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: PRICE });
  });
});

describe.each([
  ['has no eSIMs', { isOutOfStock: true }, '400: no eSIMs available'],
  ['has no balance for it', { balance: 0 }, '400: insufficient funds'],
])('an organisation that %s', (_, account: Record<string, number | boolean>, reason) => {
  test('has the sale refunded in full, with the reason', async () => {
    const credit = await creditOf();
    await shop.standIn.order('account', account);
    const { response, error } = await register(randomUUID());
    expect(response.status).toBe(409);
    expect(error?.message).toBe("selected product can't be provided in the desired quantity");
    expect(await creditOf()).toBe(credit);
    expect(await outcomesOf(shop.store, await idOf(shop.store, shop.reseller))).toEqual([{ state: 'REFUSED', reason }]);
  });
});

const unknown: [fault: string, ordered: number][] = [
  ['is slow', 0],
  ['is slow after', 1],
  ['fails before', 0],
  ['fails after', 1],
  ['cuts before', 0],
  ['cuts after', 1],
  ['sends garbage', 1],
  ['is forbidden by a proxy', 0],
  ['names another package', 1],
  ['prepares it still', 1],
];

describe.each(unknown.filter((_, index) => inSample(index, 3)))('eSIM Go, when it %s', (fault, ordered) => {
  test('leaves the sale pending, and it is delivered once', async () => {
    const [credit, before] = [await creditOf(), await shop.standIn.books()];
    const key = randomUUID();
    await misbehave(fault);
    const { status, activatedItem } = await sell(key);
    expect(status).toBe('pending');
    expect(await boughtSince(before)).toMatchObject({ orders: ordered });
    // What was not found may still come: it is not sent again.
    expect(await tryAgain(key)).toBe(ordered === 1 ? 'success' : 'pending');
    await letCallsSettle();
    await letTriesBeDue();
    const done = await sell(key);
    expect(done).toMatchObject({ status: 'success', activatedItem: { uid: activatedItem.uid } });
    expect(await esimThere(done.esimProfile?.iccid)).toMatchObject({ assignments: [{ state: 'queued' }] });
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: PRICE });
    expect(await creditOf()).toBe(credit - priceOf(shop.item));
  });

  test('leaves a top-up pending, and it is delivered once', async () => {
    const { customer, esimProfile } = await sell();
    const before = await shop.standIn.books();
    const key = randomUUID();
    await misbehave(fault);
    await topUp(customer.uid, key);
    await letCallsSettle();
    await letTriesBeDue();
    expect((await topUp(customer.uid, key)).status).toBe('success');
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: PRICE });
    expect((await esimThere(esimProfile?.iccid))?.assignments).toHaveLength(2);
  });
});

describe('orders of a kind whose outcome is unknown', () => {
  test('take what was bought for them, each another one', async () => {
    const before = await shop.standIn.books();
    const [first, second] = [randomUUID(), randomUUID()];
    await misbehave('cuts after');
    await misbehave('cuts before');
    await Promise.all([sell(first), sell(second)]);
    const states = [await tryAgain(first), await tryAgain(second)];
    expect(states.toSorted()).toEqual(['pending', 'success']);
    await letCallsSettle();
    await letTriesBeDue();
    const sold = [await sell(first), await sell(second)];
    expect(sold.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(new Set(sold.map(({ esimProfile }) => esimProfile?.iccid)).size).toBe(2);
    expect(await boughtSince(before)).toEqual({ orders: 2, paid: PRICE * 2 });
  });

  test('are found on a later page of what was ordered since', async () => {
    const key = randomUUID();
    await misbehave('cuts after');
    await sell(key);
    const before = await shop.standIn.books();
    for (let others = 0; others < 10; others++) await sell();
    await untilDelivered(key);
    expect(await boughtSince(before)).toMatchObject({ orders: 10 });
  });

  test('take nothing that has the mark of another', async () => {
    const key = randomUUID();
    await misbehave('cuts before');
    await sell(key);
    const { orderReference, order } = await shop.standIn.order('buy', { item: BUNDLE });
    shop.foreign.add(orderReference);
    await shop.standIn.order('update', { iccid: order[0]?.iccids[0] ?? '', customerRef: 'of somebody else' });
    expect(await tryAgain(key)).toBe('pending');
    await letCallsSettle();
    await untilDelivered(key);
  });

  test('are not sent again before a call that was given up can have arrived', async () => {
    const before = await shop.standIn.books();
    const key = randomUUID();
    await misbehave('carries out late');
    await sell(key);
    expect(await tryAgain(key)).toBe('pending');
    expect(await boughtSince(before)).toEqual({ orders: 0, paid: 0 });
    await shop.standIn.order('carry-out');
    await untilDelivered(key);
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: PRICE });
  });

  test('are given what was bought in the order of their calls, so that none waits for the call of another', async () => {
    const before = await shop.standIn.books();
    const [first, second] = [randomUUID(), randomUUID()];
    await misbehave('cuts after');
    await sell(first);
    await letCallsSettle();
    await misbehave('carries out late');
    await sell(second);
    // The look for the second one finds what was bought for the first one, and leaves it to that.
    expect(await tryAgain(second)).toBe('pending');
    await untilDelivered(first);
    await shop.standIn.order('carry-out');
    await untilDelivered(second);
    expect(await boughtSince(before)).toEqual({ orders: 2, paid: PRICE * 2 });
  });

  test('leave a call that is answered later its own', async () => {
    const before = await shop.standIn.books();
    const [first, second] = [randomUUID(), randomUUID()];
    await misbehave('carries out late');
    await sell(first);
    await misbehave('answers late');
    const answered = sell(second);
    await until('the second one is bought', async () => (await boughtSince(before)).orders === 1);
    // The purchase of the second one is in their list, and its answer is still to come.
    expect(await tryAgain(first)).toBe('pending');
    await shop.standIn.order('carry-out');
    expect((await answered).status).toBe('success');
    await untilDelivered(first);
    expect(await boughtSince(before)).toEqual({ orders: 2, paid: PRICE * 2 });
  });

  test('take nothing that failed there or was given back', async () => {
    const key = randomUUID();
    await misbehave('cuts before');
    await sell(key);
    await shop.standIn.order('list', { item: BUNDLE, status: 'failed', type: 'bundle' });
    await shop.standIn.order('list', { item: BUNDLE, status: 'completed', type: 'bundleRefund' });
    expect(await tryAgain(key)).toBe('pending');
    await letCallsSettle();
    await untilDelivered(key);
  });
});

test('every call is valid against our document of the API', async () => {
  await sell();
  const faultsOf = createCallCheck('openapi/vendors/esim-go.yaml');
  const { requests } = await shop.standIn.books();
  expect(requests.flatMap(faultsOf)).toEqual([]);
  expect(faultsOf({ method: 'POST', path: '/orders', query: {}, body: { type: 'validate' } })).not.toEqual([]);
});
