// Two stores: the second sells what the first supplies, through the partner API and its webhooks.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applyReport } from '#server/esim/index.ts';
import { createStoreSupply, type StoreSettings } from '#server/gateways/index.ts';
import { createStoreWatch } from '#server/supply/open-store.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { eventsOf } from '#support/events.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { until } from '#support/poll.ts';
import { setOnSale, setPrice } from '#support/products.ts';
import { bodyOf, channelOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit, refundSale, registerSale, topUpCustomer } from '#support/sales.ts';
import { inSample } from '#support/size.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { type CallFault, startStoreProxy, type StoreProxy } from '#support/store-proxy.ts';
import { letOrdersBeDue, outcomesOf } from '#support/supply-orders.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const NAME = 'Supplied 1 GB';
const CREDIT_SALES = 20;
const webhooks = { ...referenceWebhookSettings, hosts: { 'store.example': ['127.0.0.1'] }, reachable: ['127.0.0.1'] };

let proxy: StoreProxy;
/** The store that supplies, and the account that the other one has there. */
let supplier: TestServer;
let account: Reseller;
let supplied: Schemas['InventoryItem'];
/** The store that sells, and a reseller of it. */
let seller: TestServer;
let supplyStore: StoreSettings;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

const rename = ({ api }: Reseller, id: string, name: string) =>
  bodyOf(api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { name } }));

const eventTypes = ['ESIM_STATUS', 'BALANCE_ALERT', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION'] as const;

/** Whether the supplier sends its events to the seller. */
const listen = async (isOn: boolean): Promise<void> => {
  const url = `http://store.example:${seller.port}/supply-gateway/store`;
  const address = '/users/current/webhook-url/{type}';
  for (const type of eventTypes) {
    const params = { path: { type } };
    const { response } = isOn
      ? await account.api.POST(address, { params, body: { url } })
      : await account.api.DELETE(address, { params });
    expect(response.ok).toBe(true);
  }
};

/** A job of the seller, which runs none by itself here. */
const runJob = async (name: string): Promise<void> => {
  const { db } = seller;
  const watch = createStoreWatch(createStoreSupply(db.system, supplyStore), {
    system: db.system,
    timeoutMs: 5_000,
    report: (told) => applyReport(db, told),
    log: createLog('fatal'),
  });
  await watch.jobs.find((job) => job.name === name)?.work({} as never);
};

beforeAll(async () => {
  supplier = await startTestServer({ webhooks });
  proxy = await startStoreProxy(() => supplier.url);
  account = await newReseller(supplier);
  supplied = await rename(account, (await shelve(account, 'Germany 1 GB')).id, NAME);
  const { publicKey } = await bodyOf(account.api.GET('/users/current/webhook-public-key'));
  supplyStore = { url: proxy.url, ...(await channelOf(account)), webhookKey: publicKey };
  seller = await startTestServer({ supplyStore, hasBackgroundWork: false, gatewayTimeoutMs: 1_500 });
  await listen(true);
});
afterAll(async () => {
  await seller.stop();
  await supplier.stop();
  await proxy.stop();
});

beforeEach(async () => {
  proxy.become();
  proxy.calls.length = 0;
  await setCredit(supplier, account, priceOf(supplied) * CREDIT_SALES);
  reseller = await newReseller(seller);
  item = await shelve(reseller, NAME);
  await setCredit(seller, reseller, priceOf(item) * CREDIT_SALES);
});
afterEach(async () => {
  proxy.become();
  await expectBooksToBeRight(seller);
  await expectBooksToBeRight(supplier);
});

const register = (key: string, body: Partial<Schemas['RegisterActivationRequest']> = {}) =>
  registerSale(reseller, item.id, { activationMode: 'FIRST_USE', ...body }, key);

const sell = (key: string = randomUUID()) => bodyOf(register(key));

/** What the supplier told, each report once. */
const reports = () => seller.db.system`select id from supply_report`;

/** What the supplier has of a sale, by our reference. */
const suppliedSales = async (uid: string) => {
  const { items } = await bodyOf(account.api.GET('/activations/activated-items', {}));
  const read = async (id: string) => {
    const params = { path: { id } };
    const { activatedItem, relatedEsims } = await bodyOf(
      account.api.GET('/activations/activated-items/{id}', { params }),
    );
    return { uid: id, iccid: relatedEsims[0]?.iccid, state: activatedItem.state };
  };
  return Promise.all(items.filter(({ metatag }) => metatag === uid).map((sale) => read(sale.uid)));
};

const detailOf = (id: string) =>
  bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id } } }));

const creditOf = async ({ api }: Reseller): Promise<number> => Math.round((await readCredit({ api })) * 100);

const countEvents = async (type: string): Promise<number> =>
  (await eventsOf(seller, { resellerId: await idOf(seller, reseller), type })).length;

describe('what the other store offers', () => {
  test('is on sale here at what it costs there and the usual margin, and once', async () => {
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const offered = dataPackages.filter(({ name }) => name === NAME);
    expect(offered).toMatchObject([{ sizeValue: 1, sizeUnit: 'GB', includedCountries: ['DE'] }]);
    expect([priceOf(supplied), priceOf(item)]).toEqual([185, 239]);
    const keys = dataPackages.filter(({ name }) => name === 'Germany 1 GB').map((one) => one.profileDomainKey);
    expect(keys).not.toContain(offered[0]?.profileDomainKey);
  });

  test('goes off sale with what it no longer offers, and comes back', async () => {
    const change = (addedPacks: string[], removedPacks: string[]) =>
      bodyOf(account.api.PUT('/products/inventory/', { body: { addedPacks, removedPacks } }));
    const { productId } = supplied;
    await change([], [productId]);
    await runJob('store-catalogue');
    expect((await register(randomUUID())).response.status).toBe(409);
    const { items } = await change([productId], []);
    supplied = await rename(account, items.find((one) => one.productId === productId)?.id ?? '', NAME);
    await runJob('store-catalogue');
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    expect(dataPackages.filter(({ name }) => name === NAME)).toHaveLength(1);
  });
});

describe('a price that changed there since the catalogue was taken', () => {
  afterEach(() => setPrice(supplier, supplied.productId, priceOf(supplied)));

  test('is what the supplier charges, and the reseller pays what was quoted', async () => {
    const paid = priceOf(supplied);
    await setPrice(supplier, supplied.productId, 2 * paid);
    const { status } = await sell();
    expect(status).toBe('success');
    expect(await creditOf(account)).toBe(paid * CREDIT_SALES - 2 * paid);
    expect(await creditOf(reseller)).toBe(priceOf(item) * (CREDIT_SALES - 1));
  });
});

describe('a package', () => {
  test('has the name that it has there by now, and comes back as the same one', async () => {
    const offered = async (): Promise<string[]> => {
      await runJob('store-catalogue');
      const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
      return dataPackages.filter(({ id }) => id === item.productId).map(({ name }) => name);
    };
    await rename(account, supplied.id, 'Renamed 1 GB');
    expect(await offered()).toEqual(['Renamed 1 GB']);
    await rename(account, supplied.id, NAME);
    await setOnSale(supplier, supplied.productId, false);
    expect(await offered()).toEqual([]);
    await setOnSale(supplier, supplied.productId, true);
    expect(await offered()).toEqual([NAME]);
  });
});

describe('a sale', () => {
  test('is supplied by the other store, and charged in both', async () => {
    const [here, there] = [await creditOf(reseller), await creditOf(account)];
    const sold = await sell();
    expect(sold.status).toBe('success');
    const [sale, ...others] = await suppliedSales(sold.activatedItem.uid);
    expect(others).toEqual([]);
    expect(sold.esimProfile).toMatchObject({ iccid: sale?.iccid, state: 'RELEASED' });
    expect(await creditOf(reseller)).toBe(here - priceOf(item));
    expect(await creditOf(account)).toBe(there - priceOf(supplied));
  });

  test('onto the eSIM that the customer has is a top-up there too', async () => {
    const { customer, esimProfile } = await sell();
    const topUp = await bodyOf(topUpCustomer(reseller, item.id, customer.uid, {}, randomUUID()));
    expect(topUp).toMatchObject({ status: 'success', esimProfile: { iccid: esimProfile?.iccid } });
    expect(await suppliedSales(topUp.activatedItem.uid)).toMatchObject([{ iccid: esimProfile?.iccid }]);
  });

  test('is not refunded, because the other store takes nothing back', async () => {
    const { activatedItem } = await sell();
    const { response } = await refundSale(reseller, activatedItem.uid, randomUUID());
    expect(response.status).toBe(409);
  });

  test('keeps the token for all calls, and goes on with a new one when the other store refuses it', async () => {
    const authentications = () => proxy.calls.filter((call) => call === 'POST /reseller/authenticate').length;
    await sell();
    await sell();
    expect(authentications()).toBe(0);
    proxy.become('refusing the token');
    const sold = await sell();
    expect(sold.status).toBe('success');
    expect(authentications()).toBe(1);
    expect(await suppliedSales(sold.activatedItem.uid)).toHaveLength(1);
  });

  test('of an account without credit there is refunded in full, with the reason', async () => {
    const here = await creditOf(reseller);
    await setCredit(supplier, account, 0);
    const { response } = await register(randomUUID());
    expect(response.status).toBe(409);
    expect(await creditOf(reseller)).toBe(here);
    expect(await outcomesOf(seller, await idOf(seller, reseller))).toEqual([
      { state: 'REFUSED', reason: expect.stringMatching(/^insufficient_credits: /) },
    ]);
  });

  test('whose answer was lost is found also when the other store has forgotten the idempotency key', async () => {
    const key = randomUUID();
    proxy.become('cut after');
    const { uid } = (await sell(key)).activatedItem;
    proxy.become();
    await supplier.db.system`delete from idempotency_key`;
    await letOrdersBeDue(seller);
    expect((await sell(key)).status).toBe('success');
    expect(await suppliedSales(uid)).toHaveLength(1);
  });

  test('that the other store refunded before we heard of it is refunded here', async () => {
    const here = await creditOf(reseller);
    const key = randomUUID();
    proxy.become('cut after');
    const { uid } = (await sell(key)).activatedItem;
    proxy.become();
    const [sale] = await suppliedSales(uid);
    const params = { path: { id: sale?.uid ?? '' }, header: { 'Idempotency-Key': randomUUID() } };
    await bodyOf(account.api.POST('/activations/activated-items/{id}/refund', { params }));
    await letOrdersBeDue(seller);
    expect((await register(key)).response.status).toBe(409);
    expect(await creditOf(reseller)).toBe(here);
    expect(await suppliedSales(uid)).toHaveLength(1);
  });

  test('waits for as long as the other store asks for', async () => {
    const key = randomUUID();
    proxy.become('wait');
    expect((await sell(key)).status).toBe('pending');
    proxy.become();
    const called = proxy.calls.length;
    await letOrdersBeDue(seller);
    expect((await sell(key)).status).toBe('pending');
    expect(proxy.calls).toHaveLength(called);
    await until('it is called again', async () => {
      await letOrdersBeDue(seller);
      return (await sell(key)).status === 'success';
    });
  });
});

describe('use at the other store', () => {
  test('comes by its events: state, country, remaining data, and our own webhooks', async () => {
    const { esimProfile, activatedItem } = await sell();
    const iccid = esimProfile?.iccid ?? '';
    await switchOn(supplier, iccid);
    await consumeData(supplier, iccid, 950);
    await until(
      'the remaining data is known here',
      async () => {
        const { totalAvailableBalance } = await detailOf(activatedItem.uid);
        return totalAvailableBalance.sizeUnit === 'MB';
      },
      60_000,
    );
    const { totalAvailableBalance, relatedEsims } = await detailOf(activatedItem.uid);
    expect(totalAvailableBalance).toEqual({ sizeValue: 74, sizeUnit: 'MB' });
    expect(relatedEsims).toMatchObject([{ iccid, lastNetwork: { countrySymbol: 'DE' } }]);
    await until('the state is known here', async () => {
      const [esim] = (await detailOf(activatedItem.uid)).relatedEsims;
      return esim?.state === 'ENABLED';
    });
    for (const type of eventTypes) await until(`${type} is told`, async () => (await countEvents(type)) > 0);
    expect(await countEvents('BALANCE_ALERT')).toBe(1);
  });

  test('counts once when its events come again', async () => {
    const { esimProfile, activatedItem } = await sell();
    const iccid = esimProfile?.iccid ?? '';
    await switchOn(supplier, iccid);
    await consumeData(supplier, iccid, 950);
    for (const type of eventTypes) await until(`${type} is told`, async () => (await countEvents(type)) > 0, 60_000);
    const deliveries = '/users/current/webhook-deliveries';
    await until('every event has come', async () => {
      const { items } = await bodyOf(account.api.GET(deliveries, { params: { query: { page_size: 20 } } }));
      return items.every(({ state }) => state !== 'PENDING');
    });
    const known = async () => [await detailOf(activatedItem.uid), await reports()];
    const before = await known();
    for (const type of eventTypes) {
      const { items } = await bodyOf(account.api.GET(deliveries, { params: { query: { type, page_size: 1 } } }));
      const path = { id: items[0]?.id ?? '' };
      const came = async () => {
        const { history } = await bodyOf(account.api.GET(`${deliveries}/{id}`, { params: { path } }));
        return history.filter(({ status }) => status === 204).length;
      };
      await bodyOf(account.api.POST(`${deliveries}/{id}/resend`, { params: { path } }));
      await until(`${type} has come again`, async () => (await came()) === 2);
    }
    expect(await known()).toEqual(before);
    expect(await countEvents('BALANCE_ALERT')).toBe(1);
  });

  test('is asked for where no event came', async () => {
    const { esimProfile, activatedItem } = await sell();
    const iccid = esimProfile?.iccid ?? '';
    await listen(false);
    await switchOn(supplier, iccid);
    await consumeData(supplier, iccid, 300);
    await listen(true);
    expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([{ state: 'RELEASED' }]);
    const ask = async () => {
      await seller.db.system`update store_esim set asked_at = now() - interval '1 hour' where iccid = ${iccid}`;
      await runJob('store-esims');
    };
    await ask();
    const known = await detailOf(activatedItem.uid);
    expect(known.totalAvailableBalance).toEqual({ sizeValue: 724, sizeUnit: 'MB' });
    expect(known.relatedEsims).toMatchObject([{ iccid, state: 'ENABLED', lastNetwork: { countrySymbol: 'DE' } }]);
    const before = await reports();
    await ask();
    expect(await reports()).toHaveLength(before.length);
  });

  test.each([
    ['without a signature', {}],
    [
      'with a forged one',
      {
        'webhook-id': randomUUID(),
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': `v1a,${'A'.repeat(86)}==`,
      },
    ],
  ])('is not believed %s', async (_, headers: Record<string, string>) => {
    const { status } = await fetch(`${seller.url}/supply-gateway/store`, { method: 'POST', headers, body: '{}' });
    expect({ status, calls: proxy.calls }).toEqual({ status: 401, calls: [] });
  });
});

const faults: [CallFault, number][] = [
  ['down', 0],
  ['slow', 0],
  ['slow after', 1],
  ['500', 0],
  ['500 after', 1],
  ['cut', 0],
  ['cut after', 1],
  ['garbage after', 1],
  ['404 of a proxy', 0],
];

describe.each(faults.filter((_, index) => inSample(index, 3)))('a supplying store that is %s', (fault, ordered) => {
  test('leaves the sale pending, and it is delivered once', async () => {
    const [here, there] = [await creditOf(reseller), await creditOf(account)];
    const key = randomUUID();
    proxy.become(fault);
    const pending = await sell(key);
    const { uid } = pending.activatedItem;
    expect(pending.status).toBe('pending');
    expect(await suppliedSales(uid)).toHaveLength(ordered);
    expect(await creditOf(reseller)).toBe(here - priceOf(item));

    proxy.become();
    await letOrdersBeDue(seller);
    const done = await sell(key);
    expect(done).toMatchObject({ status: 'success', activatedItem: { uid } });
    expect(await suppliedSales(uid)).toMatchObject([{ iccid: done.esimProfile?.iccid }]);
    expect(await creditOf(reseller)).toBe(here - priceOf(item));
    expect(await creditOf(account)).toBe(there - priceOf(supplied));
  });
});
