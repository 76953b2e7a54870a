// A customer comes back with a deleted eSIM or a new phone: what is sold with a new eSIM, and what every door says of the old
// one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { EsimState } from '#contract/storefront/zod/schemas/esimState.zod.ts';
import { REPLACEMENTS_A_DAY } from '#domain/esim-replacement.ts';
import { canTopUp } from '#domain/esim.ts';
import { applyReport } from '#server/esim/index.ts';
import { auditOf } from '#support/audit.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { consumeData, deleteEsim, switchOn } from '#support/phone.ts';
import { emptyPool } from '#support/profile-pool.ts';
import { race } from '#support/race.ts';
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

const readEsim = (url = '') =>
  bodyOf(storefrontClient(server).GET('/esim/profile', { params: { query: { token: tokenOf(url) } } }));

const profileOf = ({ customer }: Pick<ActivationResult, 'customer'>) =>
  bodyOf(
    storefrontClient(server).GET('/activations/customers/profile', {
      params: { query: { token: tokenOf(customer.profileUrl) } },
    }),
  );

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
    // The traveller who still has the old link.
    const { esimProfile } = await readEsim(first.esimProfile?.installationUrl);
    expect(esimProfile.replacementUrl).toBe(second.esimProfile?.installationUrl);
  });

  test('is what the traveller of an eSIM in quarantine is told to ask for', async () => {
    const first = await sell();
    await report(iccidOf(first), 'QUARANTINE');
    const page = await fetch(first.esimProfile?.shortInstallationUrl ?? '', { headers: { 'accept-language': 'en' } });
    const html = await page.text();
    expect(html).toContain('This eSIM cannot be used');
    expect(html).not.toContain('LPA:1$');
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

  test('is not sold onto a refunded eSIM, at any door and with or without a new eSIM', async () => {
    const first = await sell();
    await bodyOf(refundSale(reseller, first.activatedItem.uid));
    const before = await readCredit(reseller);
    const partner = await partnerClient(server, reseller);
    const body = { inventoryItemId: item.id, customerUid: first.customer.uid };
    const named = { ...body, customerProfileDomainId: domainOf(first) };
    const refusals = await Promise.all([
      refusalOf(topUpCustomer(reseller, item.id, first.customer.uid)),
      refusalOf(topUpCustomer(reseller, item.id, first.customer.uid, named)),
      refusalOf(sellWithNewEsim(first, named)),
      refusalOf(partner.POST('/simshelf/activations/top-up', { body })),
      refusalOf(partner.POST('/simshelf/activations/top-up', { body: named })),
      refusalOf(partner.POST('/simshelf/activations/top-up-with-profile', { body: named })),
    ]);
    expect(new Set(refusals.map(({ status, title }) => `${status} ${title}`))).toEqual(
      new Set(['409 Another profile domain']),
    );
    expect(await readCredit(reseller)).toBe(before);
    // A new eSIM with a balance of its own is sold, and takes top-ups in place of the refunded one.
    const second = await bodyOf(sellWithNewEsim(first, { dedicated: true }));
    const { esimProfile } = await bodyOf(topUpCustomer(reseller, item.id, first.customer.uid));
    expect(esimProfile?.iccid).toBe(iccidOf(second));
    expect((await detailOf(first)).relatedEsims).toMatchObject([{ withdrawal: 'REFUNDED' }]);
  });
});

const partnerDetail = async ({ activatedItem: { uid } }: ActivationResult) => {
  const partner = await partnerClient(server, reseller);
  const byUid = { params: { path: { uid }, query: { only_active_profiles: false } } };
  return bodyOf(partner.GET('/simshelf/activations/activated-items/{uid}', byUid));
};

describe('what is left on a deleted eSIM', () => {
  const packageStateIn = async ({ activatedItem: { uid } }: ActivationResult, locale: string): Promise<string> => {
    const { data = '' } = await reseller.api.GET('/activations/activated-items/csv-export', {
      headers: { Locale: locale },
      parseAs: 'text',
    });
    const line = data.split('\r\n').find((one) => one.includes(uid)) ?? '';
    return line.split(/[,;]/).at(-1) ?? '';
  };

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
        body: { searchKey: 'UID', searchQuery: sale.customer.uid, searchMode: 'exact', onlyActiveProfiles: false },
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

describe('an eSIM that is replaced', () => {
  const replace = (
    iccid: string,
    key: string = randomUUID(),
    body: Schemas['ReplaceEsimRequest'] = { reason: 'LOST', note: 'At the airport' },
    by: Pick<Reseller, 'api'> = reseller,
  ) =>
    by.api.POST('/activations/esims/{iccid}/replace', {
      params: { path: { iccid }, header: { 'Idempotency-Key': key } },
      body,
    });

  test('leaves data, days and money as they are, once, and the old one is withdrawn', async () => {
    const first = await sell();
    await switchOn(server, iccidOf(first));
    await consumeData(server, iccidOf(first), 256);
    const [before, credit, key] = [await detailOf(first), await readCredit(reseller), randomUUID()];
    const replaced = await bodyOf(replace(iccidOf(first), key));
    expect(await bodyOf(replace(iccidOf(first), key))).toEqual(replaced);
    expect(replaced).toMatchObject({
      replacedIccid: iccidOf(first),
      esimProfile: { state: 'RELEASED', active: true, customerProfileDomainId: domainOf(first) },
      customer: { uid: first.customer.uid },
    });
    const after = await detailOf(first);
    expect(after.activatedItem).toEqual(before.activatedItem);
    const replacement = { at: expect.any(String), reason: expect.any(String) };
    expect(after.relatedEsims).toMatchObject([
      { iccid: iccidOf(first), active: false, withdrawal: 'REPLACED', replacement },
      { iccid: replaced.esimProfile.iccid, active: true },
    ]);
    expect(await readCredit(reseller)).toBe(credit);
    const { response } = await replace(iccidOf(first));
    expect(response.status).toBe(409);
    const { activatedItem, esimProfile } = await bodyOf(topUpCustomer(reseller, item.id, first.customer.uid));
    expect([activatedItem.customerProfileDomainId, esimProfile?.iccid]).toEqual([
      domainOf(first),
      replaced.esimProfile.iccid,
    ]);
  });

  test('has a link that leads to the new one, and shows no code any more', async () => {
    const first = await sell();
    const { esimProfile } = await bodyOf(replace(iccidOf(first), randomUUID(), { reason: 'NEW_DEVICE' }));
    const old = await readEsim(first.esimProfile?.installationUrl);
    expect(old.esimProfile).toEqual({
      iccid: iccidOf(first),
      state: 'DELETED',
      active: false,
      withdrawal: 'REPLACED',
      replacementUrl: esimProfile.installationUrl,
    });
    expect(old.relatedEsims).toContainEqual(
      expect.objectContaining({ iccid: esimProfile.iccid, installationUrl: esimProfile.installationUrl }),
    );
    const fresh = await readEsim(esimProfile.installationUrl);
    expect(fresh.esimProfile.activationCode).toBe(esimProfile.activationCode);
    expect(fresh.totalAvailableBalance).toEqual({ sizeValue: 1, sizeUnit: 'GB' });
    const page = await fetch(first.esimProfile?.shortInstallationUrl ?? '', { headers: { 'accept-language': 'en' } });
    const html = await page.text();
    expect(html).toContain('This eSIM was replaced');
    expect(html).toContain(tokenOf(esimProfile.installationUrl));
    expect(html).not.toContain(first.esimProfile?.activationCode);
  });

  test('has no link that leads to the new one once the phone was lost, and neither has any older eSIM', async () => {
    const first = await sell();
    const second = await bodyOf(replace(iccidOf(first), randomUUID(), { reason: 'NEW_DEVICE' }));
    const third = await bodyOf(replace(second.esimProfile.iccid, randomUUID(), { reason: 'LOST' }));
    const fourth = await bodyOf(replace(third.esimProfile.iccid, randomUUID(), { reason: 'FAULTY' }));
    const [iccids, newUrl] = [[third, fourth].map((one) => one.esimProfile.iccid), fourth.esimProfile.installationUrl];
    for (const { customer, esimProfile } of [first, second]) {
      const seen = [await readEsim(esimProfile?.installationUrl), await profileOf({ customer })];
      expect(seen.map((answer) => answer.esimProfile)).toEqual([
        expect.not.objectContaining({ replacementUrl: expect.anything() }),
        expect.not.objectContaining({ replacementUrl: expect.anything() }),
      ]);
      for (const iccid of iccids) expect(JSON.stringify(seen)).not.toContain(iccid);
      // Somebody else may have the phone: what is left, and of which packages, is not told.
      for (const answer of seen)
        expect(answer).toMatchObject({ balances: [], totalAvailableBalance: { sizeValue: 0 } });
    }
    const page = await fetch(first.esimProfile?.shortInstallationUrl ?? '', { headers: { 'accept-language': 'en' } });
    const html = await page.text();
    expect(html).toContain('This eSIM was reported lost and has been replaced');
    expect(html).toContain('has the link to it');
    expect(html).not.toContain('Open the new eSIM');
    expect((await readEsim(first.esimProfile?.installationUrl)).esimProfile.isReportedLost).toBe(true);
    expect((await readEsim(third.esimProfile.installationUrl)).esimProfile).not.toHaveProperty('isReportedLost');
    // What the shop sends from now on leads to it.
    expect((await readEsim(third.esimProfile.installationUrl)).esimProfile.replacementUrl).toBe(newUrl);
    const { esimProfile, relatedEsims } = await profileOf(third);
    expect(esimProfile.iccid).toBe(third.esimProfile.iccid);
    expect(relatedEsims).toContainEqual(expect.objectContaining({ installationUrl: newUrl }));
  });

  test('can be one that its customer deleted, and the new one can be replaced in turn', async () => {
    const first = await sell();
    await deleteEsim(server, iccidOf(first));
    const second = await bodyOf(replace(iccidOf(first)));
    const third = await bodyOf(replace(second.esimProfile.iccid));
    expect((await replace(iccidOf(first))).error).toMatchObject({ status: 409, code: 'already_replaced' });
    expect((await detailOf(first)).relatedEsims.map(({ iccid, active }) => [iccid, active])).toEqual([
      [iccidOf(first), false],
      [second.esimProfile.iccid, false],
      [third.esimProfile.iccid, true],
    ]);
  });

  test('is no source of profiles: five are given for one balance in a day', async () => {
    const first = await sell();
    let iccid = iccidOf(first);
    for (let count = 0; count < REPLACEMENTS_A_DAY; count += 1) {
      ({ iccid } = (await bodyOf(replace(iccid))).esimProfile);
    }
    const { error } = await replace(iccid);
    expect(error).toMatchObject({ status: 409, code: 'replaced_too_often' });
    // The first of them is a day old in a little less than a day.
    expect(Number(error?.values?.seconds)).toBeGreaterThan(23 * 60 * 60);
    expect(Number(error?.values?.seconds)).toBeLessThanOrEqual(24 * 60 * 60);
    expect((await detailOf(first)).relatedEsims.at(-1)).toMatchObject({ iccid, active: true });
  });

  test('is replaced once, however many ask at the same time, and beside a sale', async () => {
    const first = await sell();
    const statusOf = async (call: PromiseLike<{ response: Response }>): Promise<number> => (await call).response.status;
    const calls = [
      () => statusOf(replace(iccidOf(first))),
      () => statusOf(topUpCustomer(reseller, item.id, first.customer.uid)),
      () => statusOf(replace(iccidOf(first))),
      () => statusOf(replace(iccidOf(first))),
    ];
    const [one = 0, sale, ...others] = await race(calls, calls.length);
    expect([one, ...others].toSorted((left, right) => left - right)).toEqual([200, 409, 409]);
    expect(sale).toBe(200);
    const { relatedEsims, totalAvailableBalance } = await detailOf(first);
    expect(relatedEsims.filter(({ active }) => active)).toHaveLength(1);
    expect(totalAvailableBalance).toEqual({ sizeValue: 2, sizeUnit: 'GB' });
  });

  test('is recorded with its reason, and without the words', async () => {
    const first = await sell();
    const { esimProfile } = await bodyOf(replace(iccidOf(first)));
    const [entry] = await auditOf(server, { reference: first.esimProfile?.uid ?? '' }, 'replace-esim');
    expect(entry).toMatchObject({ actor: reseller.email, details: { newEsim: esimProfile.uid, reason: 'LOST' } });
    expect(JSON.stringify(entry)).not.toContain('airport');
    const { data } = await reseller.api.GET('/activations/customers/{customerUid}/export', {
      params: { path: { customerUid: first.customer.uid } },
    });
    expect(data?.esims[0]).toMatchObject({ replacementReason: 'LOST', replacementNote: 'At the airport' });
  });

  test('goes on when the pool of profiles is empty', async () => {
    const first = await sell();
    await emptyPool(server.db.system);
    expect((await bodyOf(replace(iccidOf(first)))).esimProfile.iccid).toMatch(/^\d{18,22}$/);
  });

  test('has something left, belongs to the reseller, and was not refunded', async () => {
    const first = await sell();
    const stranger = await newReseller(server);
    expect(await refusalOf(replace(iccidOf(first), randomUUID(), { reason: 'OTHER' }, stranger))).toMatchObject({
      status: 404,
    });
    await bodyOf(refundSale(reseller, first.activatedItem.uid));
    expect((await replace(iccidOf(first))).error).toMatchObject({ status: 409, code: 'esim_refunded' });
    const second = await sell();
    await switchOn(server, iccidOf(second));
    await consumeData(server, iccidOf(second), 1024);
    expect((await replace(iccidOf(second))).error).toMatchObject({ status: 409, code: 'nothing_left' });
    expect((await detailOf(second)).relatedEsims).toMatchObject([{ active: true }]);
  });

  test('is replaced by an integrator, too', async () => {
    const first = await sell();
    const partner = await partnerClient(server, reseller);
    const replaced = await bodyOf(
      partner.POST('/simshelf/activations/esims/{iccid}/replace', {
        params: { path: { iccid: iccidOf(first) }, header: { 'Idempotency-Key': randomUUID() } },
        body: { reason: 'FAULTY' },
      }),
    );
    expect((await detailOf(first)).relatedEsims.at(-1)?.iccid).toBe(replaced.esimProfile.iccid);
  });
});
