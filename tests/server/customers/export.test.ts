// The export has everything about a customer, and nothing about others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '#support/audit.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let sold: Schemas['ActivationResult'];

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 100_000);
  const sell = (body: Partial<Schemas['RegisterActivationRequest']>) => sellPackage(reseller, item.id, body);
  sold = await sell({
    customerEmail: 'Tom@example.com',
    metatag: 'Booking 4711',
    userCountry: 'FR',
    userIp: '203.0.113.7',
  });
  await sell({ customerEmail: 'eve@example.com' });
  const body = { inventoryItemId: item.id, customerUid: sold.customer.uid };
  const topUp = await bodyOf(reseller.api.POST('/activations/top-up', { params: {}, body }));
  const params = { path: { id: topUp.activatedItem.uid } };
  await bodyOf(reseller.api.POST('/activations/activated-items/{id}/refund', { params }));
  const iccid = sold.esimProfile?.iccid ?? '';
  await switchOn(server, iccid);
  await consumeData(server, iccid, 3);
});
afterAll(() => server.stop());

const takeOut = (customerUid: string, { api } = reseller) =>
  api.GET('/activations/customers/{customerUid}/export', { params: { path: { customerUid } } });

test('holds the personal data, each sale, each eSIM with its last location, and the events sent to webhooks', async () => {
  const { data, response } = await takeOut(sold.customer.uid);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="customer-${sold.customer.uid}.json"`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const { iccid, uid: esimUid } = sold.esimProfile ?? {};
  expect(data).toMatchObject({
    exportedAt: moment,
    customer: { uid: sold.customer.uid, createdAt: moment, email: 'tom@example.com', countryOfResidence: 'FR' },
    sales: [
      { activationType: 'TOP_UP', state: 'refunded', refundedAt: moment, usedBytes: 0 },
      {
        uid: sold.activatedItem.uid,
        soldAt: moment,
        name: 'Germany 1 GB',
        channel: 'Point of sale',
        activationType: 'DATA_PLAN',
        state: 'purchased',
        metatag: 'Booking 4711',
        userCountry: 'FR',
        userIp: '203.0.113.7',
        retailPrice: sold.activatedItem.retailPrice,
        activatedAt: moment,
        size: { sizeValue: 1, sizeUnit: 'GB' },
        usedBytes: 3 * 1024 ** 2,
        lastUsedAt: moment,
      },
    ],
    esims: [
      {
        uid: esimUid,
        iccid,
        state: 'ENABLED',
        eid: expect.stringMatching(/^\d{32}$/),
        lastSeen: moment,
        lastCountryChange: moment,
        lastNetwork: { country: 'DE', name: 'Simulator Mobile', mcc: 1, mnc: 1 },
      },
    ],
  });
  const events = data?.events.map(({ type, data: told }) => [type, told.uid]) ?? [];
  expect(events).toContainEqual(['CUSTOMER_REGISTRATION', sold.customer.uid]);
  expect(events).toContainEqual(['BALANCE_ACTIVATION', sold.activatedItem.uid]);
  expect(events).toContainEqual(['COUNTRY_CHANGE', esimUid]);
  expect(events).toHaveLength(7);
});

test('holds every column that tells of the customer', async () => {
  const { data } = await takeOut(sold.customer.uid);
  const text = JSON.stringify(data);
  const rows = await server.db.system<{ values: Record<string, unknown> }[]>`
    select to_jsonb(c) as values from customer c where id = ${sold.customer.uid}
    union all select to_jsonb(e) from esim e where customer_id = ${sold.customer.uid}`;
  const values = rows.flatMap((row) => Object.entries(row.values));
  // Data of the reseller and of the store, and data that the customer may not have.
  const others = new Set(['reseller_id', 'profile_domain_id', 'customer_id', 'number', 'active', 'link_id']);
  const missing = values.filter(
    ([name, value]) =>
      typeof value === 'string' && !others.has(name) && !/^\d{4}-\d\d-\d\dT/.test(value) && !text.includes(value),
  );
  expect(missing).toEqual([]);
});

test('holds no purchase price, no other customers and no sellers', async () => {
  const { data } = await takeOut(sold.customer.uid);
  const text = JSON.stringify(data);
  expect(sold.activatedItem.purchasePrice.priceValue).toBe(priceOf(item) / 100);
  expect(text).not.toMatch(/purchasePrice|eve@example|actor/);
  expect(text).not.toContain(reseller.email);
});

test('is the same for integrators, and is audited', async () => {
  const partner = await partnerClient(server, reseller);
  const params = { path: { customer_uid: sold.customer.uid } };
  const { exportedAt: _, ...ofPartner } = await bodyOf(
    partner.GET('/simshelf/activations/customers/{customer_uid}/export', { params }),
  );
  const { exportedAt: __, ...ofWeb } = await bodyOf(takeOut(sold.customer.uid));
  expect(ofPartner).toEqual(ofWeb);
  const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
  const entries = await auditOf(server, { reference: sold.customer.uid }, 'customer exported');
  expect(entries.map(({ actor }) => actor).slice(-2)).toEqual([channel?.clientId, reseller.email]);
});

test('is not handed to another reseller', async () => {
  const stranger = await newReseller(server);
  expect((await takeOut(sold.customer.uid, stranger)).response.status).toBe(404);
});
