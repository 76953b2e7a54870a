// The links on a lost phone: those to the other eSIMs of its customer end as well.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { bodyOf, newReseller, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 100_000);
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const queryOf = (url = '') => ({ params: { query: { token: new URL(url).searchParams.get('token') ?? '' } } });

test('the links to the other eSIMs of a customer who lost the phone end, and those eSIMs get new ones', async () => {
  const traveller = storefrontClient(server);
  const first = await sellPackage(reseller, item.id, { customerEmail: `${randomUUID()}@example.com` });
  const other = await bodyOf(
    reseller.api.POST('/activations/top-up-with-profile', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: { inventoryItemId: item.id, customerUid: first.customer.uid, dedicated: true },
    }),
  );
  await bodyOf(
    reseller.api.POST('/activations/esims/{iccid}/replace', {
      params: { path: { iccid: first.esimProfile?.iccid ?? '' }, header: { 'Idempotency-Key': randomUUID() } },
      body: { reason: 'LOST' },
    }),
  );
  const ended = await traveller.GET('/esim/profile', queryOf(other.esimProfile?.installationUrl));
  expect(ended.response.status).toBe(401);
  const before = await bodyOf(traveller.GET('/activations/customers/profile', queryOf(other.customer.profileUrl)));
  expect(before).toMatchObject({ balances: [], esimProfile: { isReportedLost: true } });
  const { relatedEsims } = await bodyOf(
    reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: other.activatedItem.uid } } }),
  );
  const kept = relatedEsims.find(({ iccid }) => iccid === other.esimProfile?.iccid);
  const { esimProfile } = await bodyOf(traveller.GET('/esim/profile', queryOf(kept?.installationUrl)));
  expect(esimProfile).toMatchObject({ iccid: other.esimProfile?.iccid, active: true });
});
