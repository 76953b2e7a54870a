import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { bodyOf, newReseller, partnerClient, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit, registerSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { addStock, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let owner: Reseller;
let stranger: Reseller;
let item: Schemas['InventoryItem'];
let sale: Schemas['ActivationResult'];

/** Row-level security is the second wall; without it the conditions of the queries must hold by themselves. */
const takeSecondWallDown = async (url: string): Promise<void> => {
  const sql = openAsOwner(url);
  const tables = await sql<
    { name: string }[]
  >`select relname as name from pg_class where relrowsecurity and relkind in ('r', 'p')`;
  for (const { name } of tables) await sql`alter table ${sql(name)} disable row level security`;
  expect(tables.length).toBeGreaterThan(10);
  await sql.end();
};

beforeAll(async () => {
  server = await startTestServer();
  await takeSecondWallDown(server.databaseUrl);
  [owner, stranger] = [await newReseller(server), await newReseller(server)];
  item = await shelve(owner, 'Germany 1 GB');
  sale = await sellPackage(owner, item.id, { customerEmail: 'tom@example.com', activationMode: 'ON_DEMAND' });
  await owner.api.POST('/users/current/api-credentials/sync');
});
afterAll(() => server.stop());

const notFound = { status: 404, title: 'Not found' };

test('a stranger reads no sale, item, customer, credit, payment or channel of the owner', async () => {
  const { api } = stranger;
  const path = { params: { path: { id: sale.activatedItem.uid } } };
  expect(await refusalOf(api.GET('/activations/activated-items/{id}', path))).toEqual(notFound);
  expect(await refusalOf(api.GET('/products/inventory/{id}', { params: { path: { id: item.id } } }))).toEqual(notFound);
  expect((await bodyOf(api.GET('/products/inventory'))).items).toEqual([]);
  expect((await bodyOf(api.GET('/activations/activated-items'))).items).toEqual([]);
  expect((await bodyOf(api.GET('/payments/history'))).items).toEqual([]);
  expect((await bodyOf(api.GET('/users/current'))).email).toBe(stranger.email);
  expect((await bodyOf(api.GET('/users/current/api-credentials'))).length).toBe(0);
  expect(await bodyOf(api.GET('/products/joiner-bonus'))).toMatchObject({ showToUser: true, amount: 5 });
  for (const [searchKey, searchQuery] of [
    ['EMAIL', 'tom'],
    ['UID', sale.customer.uid],
    ['ICCID', sale.esimProfile?.iccid ?? ''],
  ] as const) {
    const { items } = await bodyOf(
      api.POST('/activations/search-customers', { body: { searchKey, searchQuery, searchMode: 'contains' } }),
    );
    expect(items).toEqual([]);
  }
  const iccid = { params: { path: { iccid: sale.esimProfile?.iccid ?? '' } } };
  expect(await refusalOf(api.GET('/esim/{iccid}/status/connectivity', iccid))).toEqual(notFound);
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  expect(new Set(dataPackages.map(({ id }) => id)).size).toBe(dataPackages.length);
});

const secretsOfOwner = () =>
  Promise.all([
    bodyOf(owner.api.GET('/users/current/api-credentials')),
    bodyOf(owner.api.GET('/users/current/sdk-key')),
  ]);

/** A stranger's calls with a channel and an SDK key of the owner. */
const takeBackOfOwner = async () => {
  const [[channel], [sdk]] = await secretsOfOwner();
  const params = { path: { id: channel?.id ?? '' } };
  const body = { previousValidForSeconds: 0 };
  const { api } = stranger;
  return [
    api.POST('/users/current/api-credentials/{id}/secret', { params, body }),
    api.DELETE('/users/current/api-credentials/{id}', { params }),
    api.POST('/users/current/sdk-key', { params: { header: { sdkKey: sdk?.key ?? '' } }, body }),
  ];
};

test('a stranger sells, refunds, activates, renames, removes and changes nothing of the owner', async () => {
  const { api } = stranger;
  await setCredit(server, stranger, 10_000);
  const path = { params: { path: { id: sale.activatedItem.uid } } };
  const own = await shelve(stranger, 'Germany 1 GB');
  const secrets = await secretsOfOwner();
  const refusals = [
    registerSale({ api }, item.id),
    topUpCustomer({ api }, own.id, sale.customer.uid),
    api.POST('/activations/activated-items/{id}/refund', path),
    api.POST('/activations/activated-items/{id}/activate', path),
    api.POST('/activations/top-up-with-profile', {
      params: {},
      body: { inventoryItemId: own.id, customerUid: sale.customer.uid, dedicated: true },
    }),
    api.POST('/activations/esims/{iccid}/replace', {
      params: { path: { iccid: sale.esimProfile?.iccid ?? '' } },
      body: { reason: 'OTHER' },
    }),
    api.PUT('/products/inventory/{id}', { params: { path: { id: item.id } }, body: { name: 'Mine' } }),
    api.PUT('/activations/customers/{customerUid}', {
      params: { path: { customerUid: sale.customer.uid } },
      body: { countryOfResidence: 'FR' },
    }),
    api.POST('/activations/customers/{customerUid}/share-links', {
      params: { path: { customerUid: sale.customer.uid } },
    }),
    ...(await takeBackOfOwner()),
  ];
  for (const refused of refusals) expect(await refusalOf(refused)).toEqual(notFound);
  expect(await secretsOfOwner()).toEqual(secrets);
  expect(await readCredit({ api })).toBe(100);

  await addStock(server, item.id, 1);
  await bodyOf(api.PUT('/products/inventory/', { body: { addedPacks: [], removedPacks: [item.productId] } }));
  await bodyOf(api.PUT('/users/current', { body: { firstName: 'X', lastName: 'Y', address: { country: 'FR' } } }));
  const provider = { params: { path: { provider: 'simshelf' } } };
  const { currentVersion } = await bodyOf(api.GET('/legal-content/{provider}/terms_and_conditions', provider));
  await bodyOf(
    api.POST('/legal-content/{provider}/terms_and_conditions/accept', {
      ...provider,
      body: { version: currentVersion },
    }),
  );

  const { api: ownerApi } = owner;
  expect((await bodyOf(ownerApi.GET('/products/inventory'))).items.map(({ name, amount }) => [name, amount])).toEqual([
    ['Germany 1 GB', 1],
  ]);
  expect(await bodyOf(ownerApi.GET('/users/current'))).toMatchObject({ firstName: 'Rosa', addresses: [] });
  expect(await bodyOf(ownerApi.GET('/legal-content/{provider}/terms_and_conditions', provider))).toMatchObject({
    userAccepted: false,
  });
  const detail = await bodyOf(ownerApi.GET('/activations/activated-items/{id}', path));
  expect(detail.state).toBe('purchased');
  expect(detail.customer.countryOfResidence).toBeUndefined();
});

test('a stranger reaches nothing of the owner through the partner API either', async () => {
  await setCredit(server, stranger, 10_000);
  const partner = await partnerClient(server, stranger);
  const own = await shelve(stranger, 'Germany 1 GB');
  const ownSale = await bodyOf(partner.POST('/simshelf/activations/register', { body: { inventoryItemId: own.id } }));
  const [ofOwner, ofStranger] = [sale.customer.uid, ownSale.customer.uid];
  const customerProfileDomainId = sale.activatedItem.customerProfileDomainId;
  const salePath = { params: { path: { uid: sale.activatedItem.uid } } };
  const itemPath = { params: { path: { id: item.id } } };
  const bodies = [
    { inventoryItemId: item.id, customerUid: ofStranger },
    { inventoryItemId: own.id, customerUid: ofOwner },
  ];
  const refusals = [
    partner.GET('/simshelf/products/inventory/{id}', itemPath),
    partner.PUT('/simshelf/products/inventory/{id}', { ...itemPath, body: { name: 'Mine' } }),
    partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id } }),
    ...bodies.map((body) => partner.POST('/simshelf/activations/top-up', { body })),
    ...[...bodies, { inventoryItemId: own.id, customerUid: ofStranger }].map((body) =>
      partner.POST('/simshelf/activations/top-up-with-profile', { body: { ...body, customerProfileDomainId } }),
    ),
    partner.GET('/simshelf/activations/activated-items/{uid}', salePath),
    partner.POST('/simshelf/activations/activated-items/{uid}/activate', salePath),
  ];
  for (const refused of refusals) expect(await refusalOf(refused)).toEqual(notFound);
  const { items } = await bodyOf(partner.GET('/simshelf/activations/activated-items'));
  expect(items.map(({ uid }) => uid)).toEqual([ownSale.activatedItem.uid]);
});

test('what the owner removes of a package, a stranger keeps', async () => {
  const kept = await shelve(stranger, 'Spain 1 GB');
  await shelve(owner, 'Spain 1 GB');
  await bodyOf(owner.api.PUT('/products/inventory/', { body: { addedPacks: [], removedPacks: [kept.productId] } }));
  const { items } = await bodyOf(stranger.api.GET('/products/inventory'));
  expect(items.map(({ id }) => id)).toContain(kept.id);
});

test('a stranger with a channel reads and changes no customer and no eSIM of the owner', async () => {
  const partner = await partnerClient(server, await newReseller(server));
  const customer = { params: { path: { customer_uid: sale.customer.uid } } };
  const iccid = { params: { path: { iccid: sale.esimProfile?.iccid ?? '' } } };
  expect((await bodyOf(partner.GET('/simshelf/activations/customers'))).items).toEqual([]);
  for (const call of [
    partner.GET('/simshelf/activations/customers/{customer_uid}', customer),
    partner.GET('/simshelf/activations/customers/{customer_uid}/profile-domains', customer),
    partner.PUT('/simshelf/activations/customers/{customer_uid}', { ...customer, body: { countryOfResidence: 'FR' } }),
    partner.GET('/simshelf/esim/{iccid}/status/connectivity', iccid),
  ]) {
    expect(await refusalOf(call)).toEqual(notFound);
  }
});

test('an event of the owner is sent to no address of a stranger', async () => {
  const path = { path: { type: 'CUSTOMER_REGISTRATION' as const } };
  const url = 'https://receiver.example/events';
  await bodyOf(stranger.api.POST('/users/current/webhook-url/{type}', { params: path, body: { url } }));
  await sellPackage(owner, item.id);
  expect(await server.db.system`select from webhook_delivery`).toHaveLength(0);
});
