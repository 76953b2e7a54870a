// One ICCID, in groups of every kind, at each door of the server that takes one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { SEPARATED_ICCIDS } from '#support/separated-iccids.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let olivia: Operator;
let iccid: string;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  olivia = await newOperator(server);
  await setCredit(server, reseller, 100_000);
  const { id } = await shelve(reseller, 'Europe 1 GB');
  iccid = (await sellPackage(reseller, id)).esimProfile?.iccid ?? '';
  await sellPackage(reseller, id);
});
afterAll(() => server.stop());

test.each(SEPARATED_ICCIDS)('VAL-134: %s in an ICCID are read at every door', async (_, inGroups) => {
  const typed = inGroups(iccid);
  const { api } = reseller;
  const search = { searchKey: 'ICCID', searchQuery: typed, searchMode: 'exact' } as const;
  const filter = { user_identifier: typed, user_identifier_key: 'ICCID' } as const;
  const params = { path: { iccid: typed } };
  const [sales, customers, bar, till, byPartner, network, desk] = await Promise.all([
    bodyOf(api.GET('/activations/activated-items', { params: { query: filter } })),
    bodyOf(api.GET('/activations/customers', { params: { query: { search: typed } } })),
    bodyOf(api.GET('/activations/search', { params: { query: { text: typed } } })),
    bodyOf(api.POST('/activations/search-customers', { body: search })),
    bodyOf(partner.POST('/simshelf/activations/search-customers', { body: search })),
    bodyOf(partner.GET('/simshelf/esim/{iccid}/status/connectivity', { params })),
    bodyOf(olivia.desk.GET('/sales', { params: { query: { search: typed } } })),
  ]);
  for (const { items } of [sales, customers, till, byPartner, desk]) expect(items).toHaveLength(1);
  expect(bar.esims).toMatchObject([{ iccid }]);
  expect(network).toMatchObject({ iccid });
});
