import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eidCheckDigits } from '#domain/check-digits.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient, refusalOf, type Reseller } from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let itemId: string;
let iccid: string;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  await setCredit(server, reseller, 100_000);
  itemId = (await shelve(reseller, 'Europe 1 GB')).id;
});
afterAll(() => server.stop());

beforeEach(async () => {
  const body = { inventoryItemId: itemId, activationMode: 'NOW' } as const;
  const { esimProfile } = await bodyOf(partner.POST('/simshelf/activations/register', { body }));
  iccid = esimProfile?.iccid ?? '';
});

/** Presses a button of the simulated phone. */
const press = async (action: string, fields: Record<string, string> = {}): Promise<void> => {
  const body = new URLSearchParams({ action, ...fields });
  const response = await fetch(`${server.url}/reference/esim/${iccid}`, { method: 'POST', body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The simulator answered ${response.status}`);
};
const use = (country: string) => press('use', { megabytes: '1', country });
const switchOn = async () => {
  for (const step of ['download', 'install', 'enable']) await press(step);
};

const ask = (which = iccid, client = partner) =>
  client.GET('/simshelf/esim/{iccid}/status/connectivity', { params: { path: { iccid: which } } });
const status = () => bodyOf(ask());

describe('the connectivity of an eSIM', () => {
  test('that was never used has only the known fields', async () => {
    expect(await status()).toEqual({
      id: expect.any(Number),
      iccid,
      imsi: expect.stringMatching(/^00101\d{10}$/),
      active: true,
      state: 'RELEASED',
    });
    // A running number would tell how many eSIMs all resellers have.
    expect((await status()).id).toBeGreaterThan(2 ** 52 - 2);
    expect((await status()).id).toBe((await status()).id);
  });

  test('has the phone as soon as the profile is loaded into it, and the same one ever after', async () => {
    await press('download');
    const { eid = '' } = await status();
    expect(eid).toMatch(/^89049\d{27}$/);
    expect(eid.slice(30)).toBe(eidCheckDigits(eid.slice(0, 30)));
    for (const step of ['install', 'enable', 'disable', 'delete']) await press(step);
    expect(await status()).toMatchObject({ eid, active: false, state: 'DELETED' });
  });

  test('tells network, country and times that the network reported', async () => {
    const before = Date.now();
    await switchOn();
    await use('FR');
    const seen = await status();
    expect(seen).toMatchObject({
      state: 'ENABLED',
      lastNetwork: { mcc: 1, mnc: 1, countrySymbol: 'FR', network: 'Simulator Mobile' },
    });
    for (const time of [seen.lastTimeConnected, seen.lastDataConsumed, seen.lastCountryCodeChange]) {
      expect(Date.parse(time ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    }
  });

  test('knows since when the eSIM is in its country', async () => {
    await switchOn();
    await use('FR');
    const first = await status();
    await use('FR');
    const stayed = await status();
    expect(stayed.lastCountryCodeChange).toBe(first.lastCountryCodeChange);
    expect(stayed.lastDataConsumed).not.toBe(first.lastDataConsumed);
    await use('DE');
    const moved = await status();
    expect(moved.lastNetwork?.countrySymbol).toBe('DE');
    expect(moved.lastCountryCodeChange).toBe(moved.lastTimeConnected);
    expect(moved.lastCountryCodeChange).not.toBe(first.lastCountryCodeChange);
  });

  test('is the same in both documents', async () => {
    await switchOn();
    await use('FR');
    const path = { params: { path: { iccid } } };
    expect(await bodyOf(reseller.api.GET('/esim/{iccid}/status/connectivity', path))).toEqual(await status());
  });

  test("of another reseller's eSIM, an unknown and an impossible one is not found", async () => {
    const other = await newReseller(server);
    const stranger = await partnerClient(server, other);
    const notFound = { status: 404, title: 'Not found' };
    expect(await refusalOf(ask(iccid, stranger))).toEqual(notFound);
    const path = { params: { path: { iccid } } };
    expect(await refusalOf(other.api.GET('/esim/{iccid}/status/connectivity', path))).toEqual(notFound);
    for (const which of ['8949000000000000000', 'x', 'countries']) {
      expect(await refusalOf(ask(which))).toEqual(notFound);
    }
  });

  test('takes a token', async () => {
    for (const prefix of ['/simshelf', '/client-api']) {
      expect((await fetch(`${server.url}${prefix}/esim/${iccid}/status/connectivity`)).status).toBe(401);
    }
  });
});

describe('the countries of a set', () => {
  const list = (countrySet: string, locale?: string) =>
    partner.GET('/simshelf/esim/countries/{countrySet}', {
      params: { path: { countrySet: countrySet as 'EU' }, ...(locale && { header: { Locale: locale } }) },
    });
  const names = async (...which: Parameters<typeof list>) =>
    (await bodyOf(list(...which))).items.map(({ name }) => name);

  test('are named in German for a German locale, in English otherwise, in the order of the names', async () => {
    const english = await names('EU');
    expect(english).toEqual(expect.arrayContaining(['Germany', 'Greece', 'Austria']));
    expect(english).toEqual(english.toSorted(new Intl.Collator('en').compare));
    const german = await names('EU', 'de');
    expect(german).toEqual(expect.arrayContaining(['Deutschland', 'Griechenland', 'Österreich']));
    expect(german).toEqual(german.toSorted(new Intl.Collator('de').compare));
    expect(await names('EU', 'de-AT')).toEqual(german);
    expect(await names('EU', 'fr-FR')).toEqual(english);
  });

  test('are those that its packages cover', async () => {
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    for (const countrySet of ['EU', 'WWW'] as const) {
      const covered = dataPackages.filter((offer) => offer.countrySet === countrySet);
      const codes = new Set(covered.flatMap(({ includedCountries }) => includedCountries));
      expect(new Set((await bodyOf(list(countrySet))).items.map(({ code }) => code))).toEqual(codes);
    }
    expect((await names('WWW')).length).toBeGreaterThan((await names('EU')).length);
  });

  test.each(['AFR', 'XX', 'eu', 'DE'])('of %s are refused', async (countrySet) => {
    expect(await refusalOf(list(countrySet))).toMatchObject({ status: 400 });
  });
});

describe('the number of an eSIM', () => {
  const inGroups = (sign: string): string => iccid.replaceAll(/.{4}(?=.)/g, `$&${sign}`);
  const inThousands = (sign: string): string => iccid.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
  const inOtherDigits = (): string => iccid.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const spelled: [string, () => string][] = [
    ['as it is', () => iccid],
    ['with blanks', () => ` ${inGroups(' ')} `],
    ['with hyphens', () => inGroups('-')],
    ['with dots', () => inGroups('.')],
    ['with dashes', () => inGroups('–')],
    ['with blanks that are not seen', () => inGroups('\u200B')],
    ['with the F in its last place', () => `${iccid}F`],
    ['with a small f', () => `${inGroups('\u00A0')}f`],
    ['with its label, as pages print it', () => `ICCID: ${iccid}`],
    ['with its label and in groups', () => `ICCID ${inGroups(' ')}`],
    ['with a decimal', () => `${iccid}.0`],
    ['with decimals behind a comma', () => `${iccid},00`],
    ['with many decimals', () => `${iccid}.000000`],
    ['with commas between its thousands', () => inThousands(',')],
    ['with commas and a decimal', () => `${inThousands(',')}.0`],
    ['with dots and decimals', () => `${inThousands('.')},00`],
    ['with apostrophes and decimals', () => `${inThousands("'")}.00`],
    ['with narrow blanks and a decimal', () => `${inThousands('\u202F')},0`],
    ['with commas between its groups', () => inGroups(',')],
    ['in quotation marks with a decimal', () => `"${iccid}.0"`],
    ['after an apostrophe, with a decimal', () => `'${iccid}.0`],
    ['as a formula', () => `="${iccid}"`],
    ['with its label and a decimal', () => `ICCID: ${iccid}.0`],
    ['with the signs of a list', () => `${iccid}.0;`],
    ['with a full stop', () => `${iccid}.`],
    ['in other digits with a decimal', () => `${inOtherDigits()}٫٠`],
  ];

  test.each(spelled)('%s finds the eSIM, its customer and its sales', async (_, spell) => {
    expect(await bodyOf(ask(spell()))).toMatchObject({ iccid });
    const body = { searchKey: 'ICCID', searchQuery: spell(), searchMode: 'isExact' } as const;
    const byPartner = await bodyOf(partner.POST('/simshelf/activations/search-customers', { body }));
    const byReseller = await bodyOf(reseller.api.POST('/activations/search-customers', { body }));
    expect([byPartner.items.length, byReseller.items.length]).toEqual([1, 1]);
    const query = { user_identifier: spell(), user_identifier_key: 'ICCID' } as const;
    const sales = await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query } }));
    expect(sales.items).toHaveLength(1);
    const customers = { params: { query: { search: spell() } } };
    expect((await bodyOf(reseller.api.GET('/activations/customers', customers))).items).toHaveLength(1);
    const found = { params: { query: { text: spell() } } };
    expect((await bodyOf(reseller.api.GET('/activations/search', found))).esims).toHaveLength(1);
  });

  test('with other signs is refused, and does not find nothing', async () => {
    for (const wrong of ['8949x', 'ICCID', `${iccid}G`, `${iccid},${iccid}`, '8.94986E+18']) {
      const body = { searchKey: 'ICCID', searchQuery: wrong, searchMode: 'contains' } as const;
      expect(await refusalOf(partner.POST('/simshelf/activations/search-customers', { body }))).toMatchObject({
        status: 400,
      });
      const query = { user_identifier: wrong, user_identifier_key: 'ICCID' } as const;
      expect(await refusalOf(reseller.api.GET('/activations/activated-items', { params: { query } }))).toMatchObject({
        status: 400,
      });
    }
  });
});
