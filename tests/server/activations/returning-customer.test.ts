// A customer comes back with a deleted eSIM or a new phone: what is sold with a new eSIM, and what every door says of the old
// one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { EsimState } from '#contract/storefront/zod/schemas/esimState.zod.ts';
import { canTopUp } from '#domain/esim.ts';
import { applyReport } from '#server/esim/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { deleteEsim } from '#support/phone.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  refusalOf,
  type Reseller,
  type Schemas,
  storefrontClient,
} from '#support/reseller.ts';
import { readCredit, refundSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let unlimited: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  unlimited = await shelve(reseller, 'Europe unlimited 10 days');
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(() => setCredit(server, reseller, 100_000));

const iccidOf = ({ esimProfile }: ActivationResult): string => esimProfile?.iccid ?? '';
const domainOf = ({ activatedItem }: ActivationResult): string => activatedItem.customerProfileDomainId;
const tokenOf = (url = ''): string => new URL(url).searchParams.get('token') ?? '';

const sell = (): Promise<ActivationResult> =>
  sellPackage(reseller, item.id, { customerEmail: `${randomUUID()}@example.com` });

const sellWithNewEsim = (
  { customer }: ActivationResult,
  body: Partial<Schemas['TopUpWithProfileRequest']>,
  key: string = randomUUID(),
) =>
  reseller.api.POST('/activations/top-up-with-profile', {
    params: { header: { 'Idempotency-Key': key } },
    body: { inventoryItemId: item.id, customerUid: customer.uid, ...body },
  });

const detailOf = ({ activatedItem: { uid } }: ActivationResult) =>
  bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: uid } } }));

const report = (iccid: string, state: Schemas['EsimState']) =>
  applyReport(server.db, { id: randomUUID(), iccid, at: new Date(), state });

describe('the storefront', () => {
  test('sells a new eSIM to a customer who deleted the old one, with what was left on it, once', async () => {
    const first = await sell();
    await deleteEsim(server, iccidOf(first));
    const before = await readCredit(reseller);
    const key = randomUUID();
    const body = { customerProfileDomainId: domainOf(first) };
    const second = await bodyOf(sellWithNewEsim(first, body, key));
    expect(await bodyOf(sellWithNewEsim(first, body, key))).toEqual(second);
    expect(second).toMatchObject({
      status: 'success',
      activatedItem: { activationType: 'TOP_UP_WITH_PROFILE', salesChannelTypeCode: 'POS' },
      customer: { uid: first.customer.uid },
      esimProfile: { state: 'RELEASED', customerProfileDomainId: domainOf(first) },
    });
    expect(before - (await readCredit(reseller))).toBeCloseTo(priceOf(item) / 100);
    const { totalAvailableBalance, activatedItem } = await detailOf(first);
    expect(totalAvailableBalance).toEqual({ sizeValue: 2, sizeUnit: 'GB' });
    expect(activatedItem.balance.withdrawal).toBeUndefined();
  });

  test('sells an unlimited package to a customer whose eSIM does not take it', async () => {
    const first = await sell();
    expect(await refusalOf(topUpCustomer(reseller, unlimited.id, first.customer.uid))).toMatchObject({ status: 409 });
    const second = await bodyOf(sellWithNewEsim(first, { inventoryItemId: unlimited.id, dedicated: true }));
    expect(iccidOf(second)).not.toBe(iccidOf(first));
    expect((await detailOf(first)).relatedEsims).toHaveLength(1);
  });
});

describe('a top-up', () => {
  const states = EsimState.options;

  test('is sold onto every eSIM that can be used, and onto no other', async () => {
    // As reported; a state of the past does not come back.
    for (const state of states) {
      const first = await sell();
      await report(iccidOf(first), state);
      const [esim] = (await detailOf(first)).relatedEsims;
      const named = { customerProfileDomainId: domainOf(first) };
      for (const body of [{}, named]) {
        const { response } = await topUpCustomer(reseller, item.id, first.customer.uid, body);
        expect([state, response.status]).toEqual([state, esim && canTopUp(esim) ? 200 : 409]);
      }
    }
  });
});

describe('what is left on a deleted eSIM', () => {
  const partnerDetail = async ({ activatedItem: { uid } }: ActivationResult) => {
    const partner = await partnerClient(server, reseller);
    const byUid = { params: { path: { uid }, query: { only_active_profiles: false } } };
    return bodyOf(partner.GET('/simshelf/activations/activated-items/{uid}', byUid));
  };

  const packageStateIn = async ({ activatedItem: { uid } }: ActivationResult, locale: string): Promise<string> => {
    const { data = '' } = await reseller.api.GET('/activations/activated-items/csv-export', {
      headers: { Locale: locale },
      parseAs: 'text',
    });
    const line = data.split('\r\n').find((one) => one.includes(uid)) ?? '';
    return line.split(/[,;]/).at(-1) ?? '';
  };

  const profileOf = ({ customer }: ActivationResult) =>
    bodyOf(
      storefrontClient(server).GET('/activations/customers/profile', {
        params: { query: { token: tokenOf(customer.profileUrl) } },
      }),
    );

  test('is told alike at every door, and so is what was refunded', async () => {
    const [deleted, refunded] = [await sell(), await sell()];
    await deleteEsim(server, iccidOf(deleted));
    await bodyOf(refundSale(reseller, refunded.activatedItem.uid));
    for (const [sale, withdrawal, words] of [
      [deleted, 'DELETED', ['eSIM deleted', 'eSIM gelöscht']],
      [refunded, 'REFUNDED', ['Refunded', 'Erstattet']],
    ] as const) {
      for (const detail of [await detailOf(sale), await partnerDetail(sale)]) {
        expect(detail.activatedItem.balance.withdrawal).toBe(withdrawal);
        expect(detail.relatedEsims).toMatchObject([{ withdrawal }]);
      }
      const { data } = await reseller.api.POST('/activations/search-customers', {
        body: { searchKey: 'UID', searchQuery: sale.customer.uid, onlyActiveProfiles: false },
      });
      expect(data?.items).toMatchObject([
        { activatedItems: [{ balance: { withdrawal } }], relatedEsims: [{ withdrawal }] },
      ]);
      expect(await Promise.all(['en', 'de'].map((locale) => packageStateIn(sale, locale)))).toEqual(words);
      const profile = await profileOf(sale);
      expect(profile.esimProfile.withdrawal).toBe(withdrawal);
      expect(profile.balances.map((balance) => balance.withdrawal)).toEqual(
        withdrawal === 'DELETED' ? [withdrawal] : [],
      );
    }
  });

  test('is not started by hand', async () => {
    const first = await sellPackage(reseller, item.id, { activationMode: 'ON_DEMAND' });
    await deleteEsim(server, iccidOf(first));
    const byId = { params: { path: { id: first.activatedItem.uid } } };
    expect(await refusalOf(reseller.api.POST('/activations/activated-items/{id}/activate', byId))).toMatchObject({
      status: 409,
    });
  });
});
