import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { generousLimits } from '#support/test-config.ts';
import { deleteEsim, switchOn } from '#support/phone.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  refusalOf,
  type Reseller,
  storefrontClient,
  type Schemas,
} from '#support/reseller.ts';
import { refundSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
  itemId = (await shelve(reseller, 'Germany 1 GB')).id;
  await setCredit(server, reseller, 10_000);
});

type Sale = Schemas['ActivationResult'];

const sell = (body: object = {}) => sellPackage(reseller, itemId, body);
const refund = ({ activatedItem }: Sale) => bodyOf(refundSale(reseller, activatedItem.uid));
const topUp = ({ customer }: Sale) => bodyOf(topUpCustomer(reseller, itemId, customer.uid));

const tokenOf = (url = ''): string => new URL(url).searchParams.get('token') ?? '';
const linkOf = ({ esimProfile }: Sale): string => esimProfile?.installationUrl ?? '';

const open = (url: string) =>
  storefrontClient(server).GET('/esim/profile', { params: { query: { token: tokenOf(url) } } });
const openCustomer = (url: string) =>
  storefrontClient(server).GET('/activations/customers/profile', { params: { query: { token: tokenOf(url) } } });

describe('a link with something behind it', () => {
  const endings = [
    '.',
    ',',
    ')',
    '>',
    ']',
    '”',
    '…',
    '!',
    ').',
    '%3E',
    '&gt;',
    '*',
    '\u00A0',
    '%20',
    '_',
    '-',
    '_.',
    '**_',
  ];

  test.each(endings)('%j opens the same pages', async (ending) => {
    const sale = await sell();
    const { esimProfile } = sale;
    const { esimProfile: esim } = await bodyOf(open(linkOf(sale)));
    expect(esim.iccid).toBe(esimProfile?.iccid);
    const ended = (url = ''): string => `${url.replace(/^https?:\/\/[^/]+/, server.url)}${ending}`;
    const { profileUrl } = await bodyOf(
      storefrontClient(server).GET('/esim/profile', {
        params: { query: { token: `${tokenOf(linkOf(sale))}${ending}` } },
      }),
    ).then(({ customerProfileUrl }) => ({ profileUrl: customerProfileUrl }));
    for (const url of [linkOf(sale), profileUrl]) {
      const page = await fetch(ended(url));
      expect([page.status, (await page.text()).includes(esim.iccid)]).toEqual([200, true]);
    }
  });

  test.each([...endings, '_', 'gt;'])('%j keeps its brand and its short address', async (ending) => {
    const { esimProfile } = await sell();
    const { shortInstallationUrl = '' } = esimProfile ?? {};
    await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Berg Reisen' } }));
    const branded = await fetch(`${esimProfile?.installationUrl}${ending}`);
    expect(await branded.text()).toContain('Berg Reisen');
    const short = await fetch(`${shortInstallationUrl}${ending}`);
    expect([short.status, (await short.text()).includes(esimProfile?.iccid ?? '?')]).toEqual([200, true]);
  });
});

/** Every link in the responses about a sale. */
const linksOf = async (sale: Sale): Promise<{ installation: Set<string | undefined>; profile: Set<string> }> => {
  const { uid } = sale.customer;
  const partner = await partnerClient(server, reseller);
  const detail = await bodyOf(
    reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: sale.activatedItem.uid } } }),
  );
  const found = await bodyOf(
    reseller.api.POST('/activations/search-customers', {
      body: { searchKey: 'UID', searchQuery: uid, searchMode: 'exact' },
    }),
  );
  const customer = await bodyOf(
    partner.GET('/simshelf/activations/customers/{customer_uid}', { params: { path: { customer_uid: uid } } }),
  );
  const domains = await bodyOf(
    partner.GET('/simshelf/activations/customers/{customer_uid}/profile-domains', {
      params: { path: { customer_uid: uid } },
    }),
  );
  const changed = await bodyOf(
    reseller.api.PUT('/activations/customers/{customerUid}', {
      params: { path: { customerUid: uid } },
      body: { countryOfResidence: 'DE' },
    }),
  );
  const profile = await bodyOf(open(linkOf(sale)));
  return {
    installation: new Set([
      linkOf(sale),
      ...[...detail.relatedEsims, ...customer.relatedEsims, ...profile.relatedEsims].map(
        (esim) => esim.installationUrl,
      ),
      ...found.items.flatMap(({ relatedEsims }) => relatedEsims.map((esim) => esim.installationUrl)),
      ...domains.flatMap(({ relatedESims }) => relatedESims.map((esim) => esim.installationUrl)),
    ]),
    profile: new Set([
      sale.customer.profileUrl,
      detail.customer.profileUrl,
      customer.customer.profileUrl,
      changed.profileUrl,
      profile.customerProfileUrl,
      ...found.items.map((entry) => entry.customer.profileUrl),
    ]),
  };
};

describe('a share link', () => {
  test('is the same in every answer, and ends 365 days after the sale', async () => {
    const sale = await sell();
    await server.db.system`
      update esim set created_at = created_at - interval '1 day' where id = ${sale.esimProfile?.uid ?? ''}`;
    const { installation, profile } = await linksOf(sale);
    expect(installation).toEqual(new Set([linkOf(sale)]));
    expect(profile).toEqual(new Set([sale.customer.profileUrl]));
    const { sub, exp = 0 } = decodeJwt(tokenOf(linkOf(sale)));
    expect(sub).toBe(sale.esimProfile?.uid);
    const days = (exp * 1_000 - Date.parse(sale.activatedItem.salesDate)) / 86_400_000;
    expect(days).toBeGreaterThan(364.999);
    expect(days).toBeLessThanOrEqual(365);
  });

  test('keeps its end when more is sold on the eSIM', async () => {
    const sale = await sell();
    expect(linkOf(await topUp(sale))).toBe(linkOf(sale));
  });
});

describe('the codes of an eSIM', () => {
  const codesIn = async (sale: Sale): Promise<string[]> => {
    const answers = [await bodyOf(open(linkOf(sale))), await bodyOf(openCustomer(sale.customer.profileUrl))];
    return answers.flatMap((answer) =>
      [...JSON.stringify(answer).matchAll(/LPA:1\$[^"]+/g)].map(([code]) => code).slice(0, 1),
    );
  };

  test('are shown while something that was sold on it is not refunded', async () => {
    const sale = await sell();
    const second = await topUp(sale);
    await refund(sale);
    expect(await codesIn(sale)).toHaveLength(2);
    await refund(second);
    expect(await codesIn(sale)).toEqual([]);
  });

  test('are not shown once all of it was refunded, and the answer says so, also when it is on a device', async () => {
    const sale = await sell();
    await switchOn(server, sale.esimProfile?.iccid ?? '');
    await refund(sale);
    expect(await codesIn(sale)).toEqual([]);
    const { esimProfile, relatedEsims } = await bodyOf(open(linkOf(sale)));
    expect(esimProfile).toEqual({
      iccid: sale.esimProfile?.iccid,
      state: 'ENABLED',
      active: false,
      withdrawal: 'REFUNDED',
    });
    expect(relatedEsims).toEqual([esimProfile]);
  });

  test('are not shown once it was deleted, and the answer says so', async () => {
    const sale = await sell();
    await deleteEsim(server, sale.esimProfile?.iccid ?? '');
    expect(await codesIn(sale)).toEqual([]);
    expect((await bodyOf(open(linkOf(sale)))).esimProfile).toMatchObject({ state: 'DELETED', withdrawal: 'DELETED' });
  });

  test('of other eSIMs of the customer are not told, nor what the network knows of them', async () => {
    const sale = await sell();
    const partner = await partnerClient(server, reseller);
    const second = await bodyOf(
      partner.POST('/simshelf/activations/top-up-with-profile', {
        params: {},
        body: { inventoryItemId: itemId, customerUid: sale.customer.uid, dedicated: true },
      }),
    );
    const text = JSON.stringify(await bodyOf(openCustomer(sale.customer.profileUrl)));
    expect(text).toContain(second.esimProfile?.iccid);
    for (const hidden of [second.esimProfile?.activationCode, second.esimProfile?.imsi, sale.esimProfile?.imsi]) {
      expect(text).not.toContain(hidden);
    }
  });
});

describe('a link is read 60 times a minute', () => {
  const limits = { ...generousLimits, shareLink: { ...strictLimits.shareLink, seconds: 3_600 } };
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ limits });
  });
  afterAll(() => strict.stop());

  test('by both calls together, and the answer then says how long to wait', async () => {
    const seller = await newReseller(strict);
    const { id } = await shelve(seller, 'Germany 1 GB');
    await setCredit(strict, seller, 10_000);
    const [one, other] = [await sellPackage(seller, id), await sellPackage(seller, id)];
    const query = { token: tokenOf(linkOf(one)) };
    const visitor = storefrontClient(strict);
    for (let read = 0; read < 60; read += 2) {
      await bodyOf(visitor.GET('/esim/profile', { params: { query } }));
      await bodyOf(visitor.GET('/activations/customers/profile', { params: { query } }));
    }
    const refused = await visitor.GET('/esim/profile', { params: { query } });
    expect(refused.response.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.response.headers.get('ratelimit-policy')).toBe('"link";q=60;w=3600');

    await bodyOf(visitor.GET('/esim/profile', { params: { query: { token: tokenOf(linkOf(other)) } } }));
  });

  test('and tokens that are none count for no link', async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      expect(
        await refusalOf(storefrontClient(strict).GET('/esim/profile', { params: { query: { token: 'x' } } })),
      ).toEqual({ status: 401, title: 'Link invalid' });
    }
  });
});

describe('a short address', () => {
  const follow = (url = '') => fetch(url, { redirect: 'manual' });

  test('leads to the page of the whole one, in half as many characters', async () => {
    const { esimProfile, customer } = await sell();
    const pairs = [
      [esimProfile?.shortInstallationUrl, esimProfile?.installationUrl],
      [customer.shortProfileUrl, customer.profileUrl],
    ];
    for (const [short = '', whole = ''] of pairs) {
      expect(new URL(short).pathname).toMatch(/^\/s\/[\w-]{30}$/);
      expect(short.length).toBeLessThan(whole.length / 2);
      const answer = await follow(short);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(new URL(answer.headers.get('location') ?? '', whole).href).toBe(whole);
      // Some apps end an address with a slash.
      expect((await follow(`${short}/`)).headers.get('location')).toBe(answer.headers.get('location'));
    }
  });

  test('leads nowhere once it was replaced, changed or made up from the id', async () => {
    const { esimProfile, customer } = await sell();
    const short = esimProfile?.shortInstallationUrl ?? '';
    const [row] = await server.db.system<{ id: string }[]>`
      select link_id as id from esim where iccid = ${esimProfile?.iccid ?? ''}`;
    const bare = Buffer.from((row?.id ?? '').replaceAll('-', ''), 'hex').toString('base64url');
    const base = short.replace(/[^/]*$/, '');
    await bodyOf(
      reseller.api.POST('/activations/customers/{customerUid}/share-links', {
        params: { path: { customerUid: customer.uid }, header: { 'Idempotency-Key': customer.uid } },
      }),
    );
    for (const code of ['', bare, `${bare}AAAAAAAA`, 'x'.repeat(30)]) {
      const answer = await follow(`${base}${code}`);
      expect(answer.headers.get('location')).toBeNull();
    }
    const replaced = await follow(short);
    expect(replaced.status).toBe(410);
    expect(await replaced.text()).toContain('valid anymore');
  });

  test('PUB-048: names its shop once it was taken back, and nobody after the customer was erased', async () => {
    await bodyOf(
      reseller.api.PUT('/users/current/brand', { body: { name: 'Berg Reisen', contactEmail: 'hallo@berg.example' } }),
    );
    const { esimProfile, customer } = await sell();
    const short = [esimProfile?.shortInstallationUrl, customer.shortProfileUrl];
    const path = { customerUid: customer.uid };
    await bodyOf(
      reseller.api.POST('/activations/customers/{customerUid}/share-links', {
        params: { path, header: { 'Idempotency-Key': customer.uid } },
      }),
    );
    for (const url of short) {
      const answer = await follow(url);
      const page = await answer.text();
      expect(answer.status).toBe(410);
      expect(page).toContain('<title>Berg Reisen - ');
      expect(page).toContain('mailto:hallo@berg.example');
      expect(page).not.toContain(esimProfile?.iccid);
      expect(page).not.toContain(customer.email);
    }
    await reseller.api.POST('/activations/customers/{customerUid}/erase', { params: { path } });
    const nameless = await follow(short[0]);
    expect([nameless.status, (await nameless.text()).includes('Berg Reisen')]).toEqual([200, false]);
  });
});
