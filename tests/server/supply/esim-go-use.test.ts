// What happens on eSIMs of eSIM Go after their sale: use, callbacks and refunds.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applyReport } from '#server/esim/index.ts';
import { createEsimGoSupply } from '#server/gateways/index.ts';
import { createEsimGoWatch } from '#server/supply/open-esim-go.ts';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { eventsOf } from '#support/events.ts';
import { bodyOf } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import { createCallCheck } from '#support/vendor-contract.ts';

const shop = openEsimGoStore();
const { sell, topUp, refund, misbehave, creditOf, boughtSince, esimThere, detailOf } = shop;

const countEvents = async (type: string): Promise<number> =>
  (await eventsOf(shop.store, { resellerId: await idOf(shop.store, shop.reseller), type })).length;

/** A job of the store, which runs none by itself here. */
const runJob = async (name: string): Promise<void> => {
  const { system } = shop.store.db;
  const log = createLog('fatal');
  const watch = createEsimGoWatch(createEsimGoSupply({ system, settings: shop.standIn.settings, log }), {
    system,
    timeoutMs: 5_000,
    report: (told) => applyReport(shop.store.db, told),
    log,
  });
  await watch.jobs.find((job) => job.name === name)?.work({} as never);
};

describe('a refund', () => {
  test('is taken back there, and its price goes back to the balance', async () => {
    const [credit, before] = [await creditOf(), await shop.standIn.books()];
    const { activatedItem, esimProfile } = await sell();
    expect((await refund(activatedItem.uid)).response.status).toBe(200);
    expect((await esimThere(esimProfile?.iccid))?.assignments).toMatchObject([{ state: 'revoked' }]);
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: 0 });
    expect(await creditOf()).toBe(credit);
  });

  test('takes back its own package of two alike', async () => {
    const { customer, esimProfile } = await sell();
    const { activatedItem } = await topUp(customer.uid);
    expect((await refund(activatedItem.uid)).response.status).toBe(200);
    const states = (await esimThere(esimProfile?.iccid))?.assignments.map(({ state }) => state);
    expect(states).toEqual(['queued', 'revoked']);
  });

  test('is refused once data was used', async () => {
    const { activatedItem, esimProfile } = await sell();
    await shop.standIn.order('callbacks', { delivery: 'never' });
    await shop.standIn.order('use', { iccid: esimProfile?.iccid ?? '', megabytes: 1 });
    expect((await refund(activatedItem.uid)).response.status).toBe(409);
    expect((await detailOf(activatedItem.uid)).state).toBe('purchased');
    expect((await esimThere(esimProfile?.iccid))?.assignments).toMatchObject([{ state: 'active' }]);
  });

  test('whose answer was lost goes on when it is repeated', async () => {
    const before = await shop.standIn.books();
    const { activatedItem } = await sell();
    await misbehave('cuts after', 'DELETE /esims');
    expect((await refund(activatedItem.uid)).response.status).toBe(503);
    expect((await refund(activatedItem.uid)).response.status).toBe(200);
    expect(await boughtSince(before)).toEqual({ orders: 1, paid: 0 });
  });
});

describe('use there', () => {
  const switchOn = async (iccid: string): Promise<void> => {
    await shop.standIn.order('install', { iccid });
    await shop.standIn.order('attach', { iccid, country: 'DE' });
  };
  const remaining = async (uid: string) => (await detailOf(uid)).totalAvailableBalance;

  test.each(['once', 'twice', 'in hex'])('comes by callbacks that are sent %s', async (delivery) => {
    const { activatedItem, esimProfile } = await sell();
    const { uid } = activatedItem;
    const iccid = esimProfile?.iccid ?? '';
    await shop.standIn.order('callbacks', { delivery });
    await switchOn(iccid);
    expect((await detailOf(uid)).relatedEsims).toMatchObject([
      { iccid, state: 'ENABLED', lastNetwork: { countrySymbol: 'DE', network: 'Telekom' } },
    ]);
    const params = { path: { iccid } };
    const { lastNetwork } = await bodyOf(shop.reseller.api.GET('/esim/{iccid}/status/connectivity', { params }));
    expect(lastNetwork).toEqual({ countrySymbol: 'DE', network: 'Telekom', mcc: 262, mnc: 1 });
    await shop.standIn.order('use', { iccid, megabytes: 750 });
    // Three quarters of what is a gigabyte there are three quarters of one here.
    expect(await remaining(uid)).toEqual({ sizeValue: 256, sizeUnit: 'MB' });
    await shop.standIn.order('use', { iccid, megabytes: 250 });
    expect(await remaining(uid)).toEqual({ sizeValue: 0, sizeUnit: 'B' });
    for (const type of ['ESIM_STATUS', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION', 'BALANCE_ALERT'])
      expect([type, await countEvents(type)]).toEqual([type, 1]);
    expect((await shop.standIn.books()).answers.every((status) => status === 204)).toBe(true);
  });

  test('is counted for the package that was used', async () => {
    const { activatedItem, customer, esimProfile } = await sell();
    const second = await topUp(customer.uid);
    const iccid = esimProfile?.iccid ?? '';
    await switchOn(iccid);
    await shop.standIn.order('use', { iccid, megabytes: 1_000 });
    await shop.standIn.order('use', { iccid, megabytes: 500 });
    const left = async (uid: string) => (await detailOf(uid)).activatedItem.balance.availableBalance;
    expect(await left(activatedItem.uid)).toEqual({ sizeValue: 0, sizeUnit: 'B' });
    expect(await left(second.activatedItem.uid)).toEqual({ sizeValue: 512, sizeUnit: 'MB' });
  });

  test('is asked for where no callback came', async () => {
    const { activatedItem, esimProfile } = await sell();
    const iccid = esimProfile?.iccid ?? '';
    await shop.standIn.order('callbacks', { delivery: 'never' });
    await switchOn(iccid);
    await shop.standIn.order('use', { iccid, megabytes: 500 });
    expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([{ state: 'RELEASED' }]);
    await runJob('esim-go-esims');
    expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([{ state: 'RELEASED' }]);
    await shop.store.db.system`update esim_go_esim set asked_at = now() - interval '2 hours' where iccid = ${iccid}`;
    await runJob('esim-go-esims');
    expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([{ iccid, state: 'ENABLED' }]);
    expect(await remaining(activatedItem.uid)).toEqual({ sizeValue: 512, sizeUnit: 'MB' });
  });

  test('is asked for a minute later when it cannot be asked for at its callback', async () => {
    const { activatedItem, esimProfile } = await sell();
    const iccid = esimProfile?.iccid ?? '';
    await shop.standIn.order('install', { iccid });
    await misbehave('fails before', `GET /esims/${iccid}`);
    await shop.standIn.order('attach', { iccid, country: 'FR' });
    expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([{ state: 'RELEASED' }]);
    await runJob('esim-go-esims');
    expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([
      { state: 'ENABLED', lastNetwork: { countrySymbol: 'FR' } },
    ]);
  });

  test('is not believed from a forged callback', async () => {
    const { esimProfile } = await sell();
    await shop.standIn.order('callbacks', { delivery: 'forged' });
    const iccid = esimProfile?.iccid ?? '';
    await shop.standIn.order('install', { iccid });
    const { requests } = await shop.standIn.books();
    await shop.standIn.order('attach', { iccid, country: 'DE' });
    const after = await shop.standIn.books();
    expect(after.answers.at(-1)).toBe(401);
    expect(after.requests).toHaveLength(requests.length);
  });

  test.each([
    ['{', 400],
    ['{"iccid":5}', 400],
    ['{"alertType":"LowBalance"}', 204],
    ['{"iccid":"8900"}', 204],
  ])('of %s is answered %i', async (body, status) => {
    const { requests } = await shop.standIn.books();
    const signature = createHmac('sha256', shop.standIn.settings.apiKey).update(body).digest('base64');
    const headers = { 'x-signature-sha256': signature };
    const response = await fetch(`${shop.store.url}/supply-gateway/esim-go`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect((await shop.standIn.books()).requests).toHaveLength(requests.length);
  });
});

test('every call is valid against our document of the API', async () => {
  const { requests } = await shop.standIn.books();
  expect(requests.map(({ method }) => method)).toContain('DELETE');
  expect(requests.flatMap(createCallCheck('openapi/vendors/esim-go.yaml'))).toEqual([]);
});
