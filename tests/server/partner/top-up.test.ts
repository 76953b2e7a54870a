import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { deleteEsim, switchOn, consumeData } from '#support/phone.ts';
import { emptyPool } from '#support/profile-pool.ts';
import { bodyOf, refusalOf } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { addStock, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { domainOf, gigabytes, iccidOf, openShop, type Shop } from './shop.ts';

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

describe('a top-up', () => {
  test('raises the balance of the eSIM that is there, is charged, and carries the channel', async () => {
    const sale = await bodyOf(
      shop.topUp({ metatag: 'Booking 4712', expectedPrice: shop.first.activatedItem.purchasePrice }),
    );
    expect(sale).toMatchObject({
      status: 'success',
      customer: { uid: shop.first.customer.uid, email: 'tom@example.com' },
    });
    expect(sale.activatedItem).toMatchObject({
      activationType: 'TOP_UP',
      state: 'purchased',
      metatag: 'Booking 4712',
      salesChannel: 'API',
      salesChannelTypeCode: 'API',
      customerProfileDomainId: domainOf(shop.first),
    });
    expect(iccidOf(sale)).toBe(iccidOf(shop.first));
    expect(await shop.detail(sale)).toMatchObject({ totalAvailableBalance: gigabytes(2), relatedEsims: { length: 1 } });
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('uses up own stock before credit', async () => {
    await addStock(server, shop.item.id, 1);
    expect((await bodyOf(shop.topUp())).activatedItem.state).toBe('activated');
    expect(await shop.packagesLeft()).toBe(9);
  });

  test('needs the name of a balance when several fit, and raises the one that is named', async () => {
    const second = await bodyOf(shop.topUpWithProfile({ dedicated: true }));
    expect(await refusalOf(shop.topUp())).toMatchObject({ status: 400 });
    expect(await shop.packagesLeft()).toBe(8);
    const sale = await bodyOf(shop.topUp({ customerProfileDomainId: domainOf(second) }));
    expect(iccidOf(sale)).toBe(iccidOf(second));
    expect((await shop.detail(second)).totalAvailableBalance).toEqual(gigabytes(2));
    expect((await shop.detail(shop.first)).totalAvailableBalance).toEqual(gigabytes(1));
  });

  test('takes no account of a balance that no eSIM can use any more', async () => {
    const second = await bodyOf(shop.topUpWithProfile({ dedicated: true }));
    await deleteEsim(server, iccidOf(shop.first));
    expect(domainOf(await bodyOf(shop.topUp()))).toBe(domainOf(second));
    await deleteEsim(server, iccidOf(second));
    expect(await refusalOf(shop.topUp())).toEqual({ status: 409, title: 'Another profile domain' });
  });

  test('with a package of another profile domain is refused, also when a balance is named', async () => {
    const other = await shelve(shop.reseller, 'Europe unlimited 10 days');
    await setCredit(server, shop.reseller, 100_000);
    for (const named of [{}, { customerProfileDomainId: domainOf(shop.first) }]) {
      expect(await refusalOf(shop.topUp({ inventoryItemId: other.id, ...named }))).toEqual({
        status: 409,
        title: 'Another profile domain',
      });
    }
    expect(await readCredit(shop.reseller)).toBe(1_000);
  });
});

describe('a top-up with a new eSIM', () => {
  test('that is dedicated has a balance of its own, of which a customer may have several', async () => {
    const second = await bodyOf(shop.topUpWithProfile({ dedicated: true }));
    const third = await bodyOf(shop.topUpWithProfile({ dedicated: true }));
    expect(second.activatedItem).toMatchObject({ activationType: 'TOP_UP_WITH_PROFILE', state: 'purchased' });
    expect(second.customer).toEqual({ ...shop.first.customer, profileUrl: second.customer.profileUrl });
    expect(new Set([shop.first, second, third].map(domainOf)).size).toBe(3);
    expect(new Set([shop.first, second, third].map(iccidOf)).size).toBe(3);
    expect(new Set([shop.first, second, third].map((sale) => sale.activatedItem.profileDomainKey)).size).toBe(1);
    expect((await shop.detail(third)).totalAvailableBalance).toEqual(gigabytes(1));
    expect(await shop.packagesLeft()).toBe(7);
  });

  test('that is attached shares the balance, which grows once', async () => {
    const second = await bodyOf(
      shop.topUpWithProfile({ dedicated: false, customerProfileDomainId: domainOf(shop.first), metatag: 'Tablet' }),
    );
    expect(second.activatedItem.customerProfileDomainId).toBe(domainOf(shop.first));
    expect(second.esimProfile).toMatchObject({ customerProfileDomainId: domainOf(shop.first), state: 'RELEASED' });
    for (const sale of [shop.first, second]) {
      const { totalAvailableBalance, relatedEsims } = await shop.detail(sale);
      expect(totalAvailableBalance).toEqual(gigabytes(2));
      expect(relatedEsims.map(({ iccid }) => iccid)).toEqual([iccidOf(shop.first), iccidOf(second)]);
    }
    await bodyOf(shop.topUp());
    for (const sale of [shop.first, second])
      expect((await shop.detail(sale)).totalAvailableBalance).toEqual(gigabytes(3));
    expect(await shop.packagesLeft()).toBe(7);
  });

  test('that is attached uses the same data', async () => {
    const second = await bodyOf(shop.topUpWithProfile({ customerProfileDomainId: domainOf(shop.first) }));
    await switchOn(server, iccidOf(second));
    await consumeData(server, iccidOf(second), 512);
    expect((await shop.detail(shop.first)).totalAvailableBalance).toEqual(gigabytes(1.5));
  });

  test('gives a customer a new eSIM for the balance of a deleted one', async () => {
    await deleteEsim(server, iccidOf(shop.first));
    await bodyOf(shop.topUpWithProfile({ customerProfileDomainId: domainOf(shop.first) }));
    expect((await shop.detail(shop.first)).totalAvailableBalance).toEqual(gigabytes(2));
  });

  test.each([
    ['neither dedicated nor attached', () => ({})],
    ['not dedicated and without a balance', () => ({ dedicated: false })],
    ['dedicated and attached', () => ({ dedicated: true, customerProfileDomainId: domainOf(shop.first) })],
  ])('that is %s is refused with 400', async (_what, body) => {
    expect(await refusalOf(shop.topUpWithProfile(body()))).toMatchObject({ status: 400 });
    expect(await shop.packagesLeft()).toBe(9);
  });

  test('attached to a balance of another profile domain is refused and gives no eSIM away', async () => {
    const other = await shelve(shop.reseller, 'Europe unlimited 10 days');
    await setCredit(server, shop.reseller, 100_000);
    const refused = shop.topUpWithProfile({ inventoryItemId: other.id, customerProfileDomainId: domainOf(shop.first) });
    expect(await refusalOf(refused)).toEqual({ status: 409, title: 'Another profile domain' });
    expect((await shop.detail(shop.first)).relatedEsims).toHaveLength(1);
    const dedicated = await bodyOf(shop.topUpWithProfile({ inventoryItemId: other.id, dedicated: true }));
    expect(dedicated.activatedItem.profileDomainKey).not.toBe(shop.first.activatedItem.profileDomainKey);
  });

  test('goes on when the pool of profiles is empty', async () => {
    await emptyPool(server.db.system);
    expect(iccidOf(await bodyOf(shop.topUpWithProfile({ dedicated: true })))).toMatch(/^\d{18,22}$/);
  });
});
