// A store in production mode and its two suppliers, another store and eSIM Go's stand-in. The whole way of a reseller, over the
// wire, is in journey.test.ts.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { type EsimGoStandIn, startEsimGo } from '#support/esim-go.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { bodyOf, channelOf, newReseller, type Reseller } from '#support/reseller.ts';
import { readCredit, refundSale } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { startServerProcess } from '#support/server-process.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { startStripe, type StripeStandIn } from '#support/stripe.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { sellerSettings } from '#support/seller.ts';

/** Used by the other store alone. */
const PACKAGE = 'Germany 5 GB';

let mail: MailServer;
let stripe: StripeStandIn;
let esimGo: EsimGoStandIn;
let supplier: TestServer;
let store: TestServer;

beforeAll(async () => {
  [mail, stripe, esimGo, supplier] = await Promise.all([
    startMailServer(),
    startStripe(),
    startEsimGo(),
    startTestServer(),
  ]);
  const account = await newReseller(supplier);
  await addCredit(supplier, account, priceOf(await shelve(account, PACKAGE)) * 100);
  const supplyStore = { url: supplier.url, ...(await channelOf(account)) };
  const smtp = { url: mail.url, from: 'Simshelf <store@example.com>' };
  store = await startTestServer({
    mode: 'production',
    metrics: { port: 0, host: '127.0.0.1' },
    stripe: stripe.settings,
    smtp,
    supplyStore,
    esimGo: esimGo.settings,
  });
  await stripe.order('endpoint', { url: `${store.url}/payment-gateway/stripe` });
  await esimGo.order('endpoint', { url: `${store.url}/supply-gateway/esim-go` });
});
afterAll(async () => {
  // A store that did not start need not be stopped.
  await (store as TestServer | undefined)?.stop();
  await Promise.all([supplier.stop(), esimGo.stop(), stripe.stop(), mail.close()]);
});

/** Sells a package of this supplier, which others may have as well. */
const sell = async (reseller: Reseller, supplierName: string, name: string) => {
  const [product] = await store.db.system<{ id: string }[]>`
    select id from product where supplier = ${supplierName} and name = ${name}`;
  const added = { addedPacks: [product?.id ?? ''], removedPacks: [] };
  const { items } = await bodyOf(reseller.api.PUT('/products/inventory/', { body: added }));
  const item = items.find(({ productId }) => productId === product?.id);
  const body = { inventoryItemId: item?.id ?? '' };
  const sold = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  expect(sold.status).toBe('success');
  return sold;
};

const travellerPage = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { 'accept-language': 'en' } })).text();

test('a traveller uses what eSIM Go supplies, and what nobody used is refunded by all', async () => {
  const reseller = await newReseller(store);
  await addCredit(store, reseller, 10_000);
  const { orders, balance } = await esimGo.books();
  await sell(reseller, 'store', PACKAGE);
  expect((await esimGo.books()).orders).toHaveLength(orders.length);
  const used = await sell(reseller, 'esim-go', 'Germany 3 GB');
  const credit = await readCredit(reseller);
  const unused = await sell(reseller, 'esim-go', 'Germany 3 GB');
  expect(await readCredit(reseller)).toBeLessThan(credit);
  expect((await esimGo.books()).orders).toHaveLength(orders.length + 2);

  const iccid = used.esimProfile?.iccid ?? '';
  const [, , matchingId = 'none'] = used.esimProfile?.activationCode?.split('$') ?? [];
  expect(await travellerPage(used.esimProfile?.installationUrl ?? '')).toContain(matchingId);
  await esimGo.order('install', { iccid });
  await esimGo.order('attach', { iccid, country: 'DE' });
  await esimGo.order('use', { iccid, megabytes: 1_500 });
  expect(await travellerPage(used.customer.profileUrl)).toMatch(/1\.5\s(?:<[^>]+>)?GB/);

  const refund = ({ activatedItem }: typeof used) => refundSale(reseller, activatedItem.uid);
  const { response, error } = await refund(used);
  expect([response.status, error?.code]).toEqual([409, 'data_used']);
  expect((await refund(unused)).response.status).toBe(200);
  expect(await readCredit(reseller)).toBe(credit);
  expect(Math.round((balance - (await esimGo.books()).balance) * 100)).toBe(294);
  await expectBooksToBeRight(store);
});

const titleAt = async (url: string): Promise<string> =>
  /<title>(?<title>[^<]*)/.exec(await (await fetch(url)).text())?.groups?.['title'] ?? '';

test('nothing of it is simulated, and it is ready', async () => {
  const titlesOf = ({ url }: TestServer) =>
    Promise.all(['/reference/inbox', '/reference/exchange', '/nothing'].map((path) => titleAt(url + path)));
  expect(new Set(await titlesOf(supplier)).size).toBe(3);
  expect(new Set(await titlesOf(store)).size).toBe(1);
  const [tables] = await store.db.system<[{ count: number }]>`
    select count(*) from information_schema.tables where table_name like 'reference\\_%'`;
  expect(tables.count).toBe(0);
  expect(await (await fetch(`${store.url}/health/ready`)).json()).toEqual({ status: 'ok' });
});

test('its metrics have no stock of profiles, which its suppliers do not need, so no alarm says that it is empty', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${store.metricsPort}/metrics`)).text();
  expect(metrics).toContain('simshelf_dead_jobs 0');
  expect(metrics).not.toMatch(/^simshelf_profile_stock /m);
});

test('its process starts from environment variables alone, also while its supplier cannot be reached', async () => {
  const home = createHome();
  const started = await startServerProcess(home, 'http://localhost', 'src/server/main.ts', {
    STORE_MODE: 'production',
    SECRET: newSecret()[0].toString('base64'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'store@example.com',
    ...sellerSettings,
    STRIPE_SECRET_KEY: 'sk_live_standin',
    STRIPE_WEBHOOK_SECRET: 'whsec_standin',
    ESIM_GO_API_KEY: esimGo.settings.apiKey,
    ESIM_GO_URL: 'https://localhost:9',
  });
  expect(await (await fetch(`${started.url}/health/ready`)).json()).toEqual({ status: 'ok' });
  expect(await titleAt(`${started.url}/reference/inbox`)).toBe(await titleAt(`${started.url}/nothing`));
  expect(await started.stop()).toBe(0);
  rmSync(home, { recursive: true });
});

test.each(['staging', 'production'] as const)('%s names every setting that is missing', async (mode) => {
  await expect(startTestServer({ mode })).rejects.toThrow(
    `The ${mode} mode cannot start without: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, for payments; ` +
      'ESIM_GO_API_KEY, or SUPPLY_STORE_URL, SUPPLY_STORE_CLIENT_ID and SUPPLY_STORE_CLIENT_SECRET, for eSIMs.',
  );
});
