// A key counts for the reseller and the kind of call, not for the channel or the path (PAR-017).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { race } from '#support/race.ts';
import { bodyOf, partnerClientOf, refusalOf } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { domainOf, openShop, type Shop } from './shop.ts';

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  shop = await openShop(server);
});

const reused = { status: 422, title: 'Idempotency key reused' };

const atTheTill = (body: object, key: string) => registerSale(shop.reseller, shop.item.id, body, key);

const secondChannel = async () => {
  const body = { name: `Kiosk ${randomUUID()}` };
  return partnerClientOf(server, await bodyOf(shop.reseller.api.POST('/users/current/api-credentials', { body })));
};

describe('a key of a sale', () => {
  test('from another channel is the same sale', async () => {
    const key = randomUUID();
    const kiosk = await secondChannel();
    const sale = await bodyOf(shop.register({ customerEmail: 'Anna@Example.com', activationMode: 'NOW' }, key));
    const body = { inventoryItemId: shop.item.id, customerEmail: 'anna@example.com' };
    const params = { header: { 'Idempotency-Key': key } };
    expect(await bodyOf(kiosk.POST('/simshelf/activations/register', { params, body }))).toEqual(sale);
    expect(await bodyOf(atTheTill({ customerEmail: 'anna@example.com' }, key))).toEqual(sale);
    expect(sale.activatedItem.salesChannel).toBe('API');
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('with another body is refused, whichever channel sends it', async () => {
    const key = randomUUID();
    await bodyOf(shop.register({ metatag: 'one' }, key));
    expect(await refusalOf(shop.register({ metatag: 'two' }, key))).toEqual(reused);
    expect(await refusalOf(atTheTill({ metatag: 'two' }, key))).toEqual(reused);
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('on another path of a sale is refused, also when the two bodies are spelled alike', async () => {
    const key = randomUUID();
    const attached = { customerProfileDomainId: domainOf(shop.first) };
    await bodyOf(shop.topUp(attached, key));
    expect(await refusalOf(shop.topUpWithProfile(attached, key))).toEqual(reused);
    expect(await refusalOf(shop.register({}, key))).toEqual(reused);
    expect(await refusalOf(atTheTill({}, key))).toEqual(reused);
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('by several channels at once is one sale', async () => {
    const key = randomUUID();
    const kiosk = await secondChannel();
    const params = { header: { 'Idempotency-Key': key } };
    const body = { inventoryItemId: shop.item.id };
    const calls = [
      () => shop.register({}, key),
      () => kiosk.POST('/simshelf/activations/register', { params, body }),
      () => atTheTill({}, key),
    ];
    const answers = await race(
      Array.from({ length: 30 }, (_, index) => () => calls[index % calls.length]!()),
      30,
    );
    const sold = answers.filter(({ response }) => response.status === 200);
    expect(sold.length).toBeGreaterThan(0);
    expect(answers.every(({ response }) => [200, 409].includes(response.status))).toBe(true);
    expect(new Set(sold.map(({ data }) => data?.activatedItem.uid)).size).toBe(1);
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('is free for a refund, and for another reseller', async () => {
    const key = randomUUID();
    const { activatedItem } = await bodyOf(shop.register({}, key));
    const header = { 'Idempotency-Key': key };
    const path = { id: activatedItem.uid };
    await bodyOf(shop.reseller.api.POST('/activations/activated-items/{id}/refund', { params: { path, header } }));
    const foreign = await openShop(server);
    const other = await bodyOf(foreign.register({}, key));
    expect(other.activatedItem.uid).not.toBe(activatedItem.uid);
  });
});
