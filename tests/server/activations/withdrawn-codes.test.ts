// The codes of an eSIM that was withdrawn are at no door: neither in an answer of either API, nor on a page, nor in a file.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { deleteEsim } from '#support/phone.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  type Reseller,
  type Schemas,
  storefrontClient,
} from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  item = await shelve(reseller, 'Germany 1 GB');
});
afterAll(() => server.stop());

const iccidOf = ({ esimProfile }: ActivationResult): string => esimProfile?.iccid ?? '';

describe('the codes of an eSIM', () => {
  const replace = async (sale: ActivationResult) => {
    const params = { path: { iccid: iccidOf(sale) }, header: { 'Idempotency-Key': randomUUID() } };
    await bodyOf(reseller.api.POST('/activations/esims/{iccid}/replace', { params, body: { reason: 'LOST' } }));
  };
  const withdrawals: [string, (sale: ActivationResult) => Promise<unknown>][] = [
    ['deleted', (sale) => deleteEsim(server, iccidOf(sale))],
    ['refunded', ({ activatedItem: { uid } }) => bodyOf(refundSale(reseller, uid))],
    ['replaced', replace],
  ];

  /** Everything that any door says about a sale and its customer, as text. */
  const readEverywhere = async (sale: ActivationResult, key: string): Promise<string[]> => {
    const partner = await partnerClient(server, reseller);
    const { uid } = sale.customer;
    const saleUid = sale.activatedItem.uid;
    const token = new URL(sale.esimProfile?.installationUrl ?? '').searchParams.get('token') ?? '';
    const email = sale.customer.email ?? '';
    const page = (url = '') => fetch(url, { headers: { 'accept-language': 'en' } }).then((answer) => answer.text());
    const find = (searchKey: 'UID' | 'ICCID', searchQuery: string) =>
      bodyOf(
        reseller.api.POST('/activations/search-customers', {
          body: { searchKey, searchQuery, searchMode: 'exact', onlyActiveProfiles: false },
        }),
      );
    const answers = await Promise.all([
      // The repetition of the sale, whose answer was stored before.
      sellPackage(reseller, item.id, { customerEmail: email }, key),
      bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: saleUid } } })),
      bodyOf(
        partner.GET('/simshelf/activations/activated-items/{uid}', {
          params: { path: { uid: saleUid }, query: { only_active_profiles: false } },
        }),
      ),
      bodyOf(
        partner.GET('/simshelf/activations/customers/{customer_uid}', { params: { path: { customer_uid: uid } } }),
      ),
      find('UID', uid),
      find('ICCID', iccidOf(sale)),
      bodyOf(
        reseller.api.GET('/activations/customers/{customerUid}/export', { params: { path: { customerUid: uid } } }),
      ),
      bodyOf(storefrontClient(server).GET('/esim/profile', { params: { query: { token } } })),
      page(sale.esimProfile?.installationUrl),
      page(sale.customer.profileUrl),
      reseller.api.GET('/activations/activated-items/csv-export', { parseAs: 'text' }).then(({ data }) => data),
    ]);
    return answers.map((answer) => JSON.stringify(answer));
  };

  test.each(withdrawals)('are at no door once it was %s', async (_, withdraw) => {
    const key = randomUUID();
    const sale = await sellPackage(reseller, item.id, { customerEmail: `${randomUUID()}@example.com` }, key);
    const code = (sale.esimProfile?.activationCode ?? '').split('$').at(-1) ?? '';
    expect(code).not.toBe('');
    const before = await readEverywhere(sale, key);
    expect(before.filter((answer) => answer.includes(code)).length).toBeGreaterThan(6);
    await withdraw(sale);
    for (const answer of await readEverywhere(sale, key)) expect(answer).not.toContain(code);
  });
});
