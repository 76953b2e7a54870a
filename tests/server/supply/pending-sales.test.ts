// What an integrator learns about a sale that was answered pending, by the partner API.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { eventsOf } from '#support/events.ts';
import { bodyOf, type PartnerClient, partnerClient } from '#support/reseller.ts';
import { idOf, priceOf } from '#support/stock-setup.ts';

const shop = openEsimGoStore();
const { creditOf, letCallsSettle, letTriesBeDue, misbehave } = shop;

let partner: PartnerClient;

beforeEach(async () => {
  partner = await partnerClient(shop.store, shop.reseller);
});

const register = (key: string) =>
  partner.POST('/simshelf/activations/register', {
    params: { header: { 'Idempotency-Key': key } },
    body: { inventoryItemId: shop.item.id },
  });

const topUp = (key: string, customerUid: string) =>
  partner.POST('/simshelf/activations/top-up', {
    params: { header: { 'Idempotency-Key': key } },
    body: { inventoryItemId: shop.item.id, customerUid },
  });

const detailOf = (uid: string) =>
  bodyOf(
    partner.GET('/simshelf/activations/activated-items/{uid}', {
      params: { path: { uid }, query: { only_active_profiles: false } },
    }),
  );

/** What is sent to the reseller's address for this type. */
const statusEvents = async () =>
  (await eventsOf(shop.store, { resellerId: await idOf(shop.store, shop.reseller), type: 'ESIM_STATUS' })).map(
    ({ data }) => data,
  );

/** The store's own next try, which no integrator asks for. */
const letItGoOn = async (): Promise<void> => {
  await letCallsSettle();
  await letTriesBeDue();
  await shop.runOrders();
};

test('an eSIM that is ready later is told by its status, and stands in the sale', async () => {
  await misbehave('fails before');
  const key = randomUUID();
  const sold = await bodyOf(register(key));
  const { uid } = sold.activatedItem;
  expect(sold.status).toBe('pending');
  expect(sold).not.toHaveProperty('esimProfile');
  expect(await detailOf(uid)).toMatchObject({ isBeingPrepared: true, state: 'purchased', relatedEsims: [] });
  expect(await statusEvents()).toEqual([]);

  await letItGoOn();
  const detail = await detailOf(uid);
  expect(detail).not.toHaveProperty('isBeingPrepared');
  const [esim] = detail.relatedEsims;
  const data = { uid: esim?.uid, iccid: esim?.iccid, state: 'RELEASED' };
  expect(await statusEvents()).toEqual([data]);
  const again = await bodyOf(register(key));
  expect(again).toMatchObject({ status: 'success', activatedItem: { uid }, esimProfile: { iccid: esim?.iccid } });
  expect(await statusEvents()).toEqual([data]);
});

test('a sale that is delivered at once has no event of its eSIM', async () => {
  expect((await bodyOf(register(randomUUID()))).status).toBe('success');
  expect(await statusEvents()).toEqual([]);
});

test('a top-up that is there later is known by asking', async () => {
  const { customer } = await bodyOf(register(randomUUID()));
  await misbehave('cuts after');
  const { status, activatedItem } = await bodyOf(topUp(randomUUID(), customer.uid));
  expect(status).toBe('pending');
  expect((await detailOf(activatedItem.uid)).isBeingPrepared).toBe(true);
  await letItGoOn();
  expect(await detailOf(activatedItem.uid)).not.toHaveProperty('isBeingPrepared');
  expect(await statusEvents()).toEqual([]);
});

test('a sale that the supplier refuses later is refunded, and its call is another sale then', async () => {
  const credit = await creditOf();
  await misbehave('fails before');
  const key = randomUUID();
  const { activatedItem } = await bodyOf(register(key));
  expect(await creditOf()).toBe(credit - priceOf(shop.item));
  await shop.standIn.order('account', { isOutOfStock: true });
  await letItGoOn();
  const detail = await detailOf(activatedItem.uid);
  expect(detail).toMatchObject({ state: 'refunded', relatedEsims: [] });
  expect(detail).not.toHaveProperty('isBeingPrepared');
  expect(await creditOf()).toBe(credit);
  expect(await statusEvents()).toEqual([]);

  await shop.standIn.order('account', { isOutOfStock: false });
  const another = await bodyOf(register(key));
  expect(another.status).toBe('success');
  expect(another.activatedItem.uid).not.toBe(activatedItem.uid);
});
