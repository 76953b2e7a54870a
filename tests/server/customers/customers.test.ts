import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddedCustomer, addCustomers } from '#support/customers.ts';
import { deleteEsim } from '#support/phone.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient, refusalOf, type Reseller } from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let stranger: PartnerClient;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  stranger = await partnerClient(server, await newReseller(server));
});
afterAll(() => server.stop());

const at = (uid: string) => ({ params: { path: { customer_uid: uid } } });
const notFound = { status: 404, title: 'Not found' };

describe('the list of customers', () => {
  let customers: AddedCustomer[];
  beforeAll(async () => {
    const emails = Array.from({ length: 60 }, (_, index) => `c${index}@list.example`);
    customers = await addCustomers(server, reseller, emails);
  });

  const list = async (query: object = {}): Promise<(string | undefined)[]> =>
    (await bodyOf(partner.GET('/simshelf/activations/customers', { params: { query } }))).items.map(
      ({ customer }) => customer.email,
    );

  test('has pages of 50, newest first', async () => {
    const newestFirst = customers.map(({ email }) => email).toReversed();
    expect(await list()).toEqual(newestFirst.slice(0, 50));
    expect(await list({ page_index: 1 })).toEqual(newestFirst.slice(50));
    expect(await list({ page_size: 5 })).toEqual(newestFirst.slice(0, 5));
    expect(await list({ page_size: 5, page_index: 2 })).toEqual(newestFirst.slice(10, 15));
  });

  test('leaves out eSIMs that may no longer be used unless they are asked for', async () => {
    const [{ iccid } = { iccid: '' }] = customers.slice(-1);
    await deleteEsim(server, iccid);
    const count = async (only?: boolean): Promise<number> => {
      const query = only === undefined ? {} : { only_active_profiles: only };
      const { items } = await bodyOf(partner.GET('/simshelf/activations/customers', { params: { query } }));
      return items.reduce((total, { relatedEsims }) => total + relatedEsims.length, 0);
    };
    expect([await count(), await count(true), await count(false)]).toEqual([49, 49, 50]);
  });

  test('refuses pages that cannot be', async () => {
    for (const query of [{ page_size: 0 }, { page_size: 10_000 }, { page_index: -1 }, { page_size: 'ten' }]) {
      const call = partner.GET('/simshelf/activations/customers', { params: { query: query as never } });
      expect(await refusalOf(call)).toMatchObject({ status: 400 });
    }
  });

  test('is empty for another reseller', async () => {
    expect((await bodyOf(stranger.GET('/simshelf/activations/customers'))).items).toEqual([]);
  });
});

describe('a customer', () => {
  let uid: string;
  let domainId: string;
  beforeAll(async () => {
    await setCredit(server, reseller, 10_000);
    const item = await shelve(reseller, 'Germany 1 GB');
    const body = { inventoryItemId: item.id, customerEmail: 'Tom@Example.com', activationMode: 'NOW' } as const;
    const sold = await bodyOf(partner.POST('/simshelf/activations/register', { body }));
    ({ uid } = sold.customer);
    domainId = sold.activatedItem.customerProfileDomainId;
    const topUp = { inventoryItemId: item.id, customerUid: uid, activationMode: 'NOW' } as const;
    await bodyOf(reseller.api.POST('/activations/top-up', { params: {}, body: topUp }));
  });

  test('comes with its purchases, newest first, its eSIMs and the remaining volume of all of them', async () => {
    const details = await bodyOf(partner.GET('/simshelf/activations/customers/{customer_uid}', at(uid)));
    expect(details.customer).toEqual({
      uid,
      email: 'tom@example.com',
      profileUrl: expect.stringContaining('/customer/profile?token='),
      shortProfileUrl: expect.stringMatching(/\/s\/[\w-]{30}$/),
    });
    expect(details.totalAvailableBalance).toEqual({ sizeValue: 2, sizeUnit: 'GB' });
    expect(details.activatedItems.map(({ activationType }) => activationType)).toEqual(['TOP_UP', 'DATA_PLAN']);
    expect(details.relatedEsims).toMatchObject([
      { state: 'RELEASED', active: true, profileDomainKey: 'core', customerProfileDomainId: domainId },
    ]);
    expect(details.relatedEsims[0]?.activationCode).toMatch(/^LPA:1\$[^$]+\$[^$]+$/);
  });

  test('has instances of profile domains, each with its eSIMs and what was sold into it', async () => {
    // An instance without a sale, which a sale that broke off left.
    const second = crypto.randomUUID();
    await server.db.system`
      insert into profile_domain (id, reseller_id, customer_id, key)
      select ${second}, reseller_id, id, 'core' from customer where id = ${uid}`;
    const domains = await bodyOf(
      partner.GET('/simshelf/activations/customers/{customer_uid}/profile-domains', at(uid)),
    );
    expect(domains).toMatchObject([
      {
        profileDomainKey: 'core',
        customerProfileDomainId: domainId,
        relatedItems: [{ activationType: 'TOP_UP' }, { activationType: 'DATA_PLAN' }],
        relatedESims: [{ customerProfileDomainId: domainId }],
      },
      { profileDomainKey: 'core', customerProfileDomainId: second, relatedItems: [], relatedESims: [] },
    ]);
  });

  test('gets an e-mail address in lower case and a country, and keeps the other fields', async () => {
    const change = (body: object) =>
      partner.PUT('/simshelf/activations/customers/{customer_uid}', { ...at(uid), body: body as never });
    expect(await bodyOf(change({ customerEmail: 'A@B.DE', countryOfResidence: 'DE' }))).toMatchObject({
      uid,
      email: 'a@b.de',
      countryOfResidence: 'DE',
    });
    expect(await bodyOf(change({ countryOfResidence: 'FR' }))).toMatchObject({
      email: 'a@b.de',
      countryOfResidence: 'FR',
    });
    for (const body of [
      { customerEmail: 'X' },
      { countryOfResidence: 'D' },
      { countryOfResidence: 'DEU' },
      { countryOfResidence: 'ZZ' },
      { countryOfResidence: 'EU' },
      { countryOfResidence: 'de' },
      { name: 'Tom' },
    ]) {
      expect(await refusalOf(change(body))).toMatchObject({ status: 400 });
    }
    const [taken] = await addCustomers(server, reseller, ['taken@example.com']);
    expect(await refusalOf(change({ customerEmail: 'TAKEN@example.com' }))).toEqual({
      status: 409,
      title: 'Email address already in use!',
    });
    const { customer } = await bodyOf(partner.GET('/simshelf/activations/customers/{customer_uid}', at(uid)));
    expect([customer.email, customer.countryOfResidence]).toEqual(['a@b.de', 'FR']);
    expect(taken?.email).toBe('taken@example.com');
  });

  test('of another reseller and one that is none answer the same, whatever is asked', async () => {
    const calls = (client: PartnerClient, which: string) => [
      client.GET('/simshelf/activations/customers/{customer_uid}', at(which)),
      client.GET('/simshelf/activations/customers/{customer_uid}/profile-domains', at(which)),
      client.PUT('/simshelf/activations/customers/{customer_uid}', {
        ...at(which),
        body: { countryOfResidence: 'DE' },
      }),
    ];
    for (const call of calls(stranger, uid)) expect(await refusalOf(call)).toEqual(notFound);
    for (const which of [crypto.randomUUID(), '0', 'x']) {
      for (const call of calls(partner, which)) expect(await refusalOf(call)).toEqual(notFound);
    }
  });

  test('takes a token', async () => {
    for (const path of ['', `/${uid}`, `/${uid}/profile-domains`]) {
      expect((await fetch(`${server.url}/simshelf/activations/customers${path}`)).status).toBe(401);
    }
  });
});

describe('an e-mail address', () => {
  const [inLetters, inAscii] = ['tom@müller.example', 'tom@xn--mller-kva.example'];
  let item: { id: string };
  const register = (customerEmail: string) =>
    partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id, customerEmail } });
  const found = async (searchQuery: string, searchMode: 'exact' | 'startsWith' | 'contains' = 'exact') =>
    (
      await bodyOf(
        partner.POST('/simshelf/activations/search-customers', {
          body: { searchKey: 'EMAIL', searchQuery, searchMode },
        }),
      )
    ).items.map(({ customer }) => customer.email);
  beforeAll(async () => {
    await setCredit(server, reseller, 100_000);
    item = await shelve(reseller, 'Germany 1 GB');
  });

  test('is one customer in letters and in the ASCII form of its domain, at every door', async () => {
    const { customer } = await bodyOf(register('Tom@MÜLLER.example'));
    expect(customer.email).toBe(inLetters);
    for (const spelling of [inLetters, inAscii, 'TOM@xn--mller-kva.EXAMPLE', 'tom@mu\u0308ller.example']) {
      expect(await refusalOf(register(spelling))).toMatchObject({ status: 409, title: 'Could not create customer' });
      expect(await found(spelling)).toEqual([inLetters]);
      const query = { user_identifier: spelling, user_identifier_key: 'EMAIL' } as const;
      const sales = await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query } }));
      expect(sales.items.map(({ customerEmail }) => customerEmail)).toEqual([inLetters]);
    }
    for (const part of ['tom@mül', 'tom@xn--mller-kva.e']) expect(await found(part, 'startsWith')).toEqual([inLetters]);
    expect(await found('xn--mller-kva', 'contains')).toEqual([inLetters]);
    const { customer: other } = await bodyOf(register('other@example.com'));
    const change = partner.PUT('/simshelf/activations/customers/{customer_uid}', {
      ...at(other.uid),
      body: { customerEmail: inAscii },
    });
    expect(await refusalOf(change)).toEqual({ status: 409, title: 'Email address already in use!' });
  });

  test('that an older release kept in ASCII is found, kept and not given to a second customer', async () => {
    const older = 'anna@xn--mller-kva.example';
    await addCustomers(server, reseller, [older]);
    for (const spelling of ['anna@müller.example', older]) {
      expect(await refusalOf(register(spelling))).toMatchObject({ status: 409 });
      expect(await found(spelling)).toEqual([older]);
    }
    expect(await found('anna@xn--mller', 'startsWith')).toEqual([older]);
  });

  test('that an older release kept twice stays two customers, and both are found', async () => {
    const both = ['zoe@xn--mller-kva.example', 'zoe@müller.example'];
    const [first] = await addCustomers(server, reseller, both);
    for (const spelling of both) expect(new Set(await found(spelling))).toEqual(new Set(both));
    const country = { ...at(first!.uid), body: { countryOfResidence: 'DE' } };
    expect(await bodyOf(partner.PUT('/simshelf/activations/customers/{customer_uid}', country))).toMatchObject({
      email: both[0],
      countryOfResidence: 'DE',
    });
  });

  // Capitals of a letter that is one sign in lower case alone: T with two dots, J with a caron.
  test.each([
    ['T\u0308om@example.com', '\u1E97om@example.com'],
    ['T\u0308IM@Example.com', '\u1E97im@example.com'],
    ['J\u030Can@example.com', '\u01F0an@example.com'],
    ['H\u0331anna@example.com', '\u1E96anna@example.com'],
    ['W\u030Aill@example.com', '\u1E98ill@example.com'],
    ['Y\u030Aves@example.com', '\u1E99ves@example.com'],
    ['anna.T\u0308@example.com', 'anna.\u1E97@example.com'],
    ['anna+J\u030C@example.com', 'anna+\u01F0@example.com'],
    ['J\u030CH\u0331@example.com', '\u01F0\u1E96@example.com'],
    ['\u03AA\u0301\u03BD\u03B1@example.com', '\u0390\u03BD\u03B1@example.com'],
    ['\u03AB\u0301\u03BD\u03B1@example.com', '\u03B0\u03BD\u03B1@example.com'],
    ['\u03A9\u0342\u03BD@example.com', '\u1FF6\u03BD@example.com'],
    ['\u0391\u0342\u03BD@example.com', '\u1FB6\u03BD@example.com'],
    ['tom@T\u0308om.example', 'tom@\u1E97om.example'],
    ['jan@J\u030Can.example', 'jan@\u01F0an.example'],
  ])('VAL-130: %s is one customer with %s at every door', async (typed, canonical) => {
    const { customer } = await bodyOf(register(typed));
    expect(customer.email).toBe(canonical);
    for (const spelling of [typed, canonical, typed.toLowerCase(), canonical.normalize('NFD')]) {
      expect(await refusalOf(register(spelling))).toMatchObject({ status: 409 });
      expect(await found(spelling)).toEqual([canonical]);
      expect(await found(spelling.slice(0, -5), 'startsWith')).toEqual([canonical]);
      const query = { user_identifier: spelling, user_identifier_key: 'EMAIL' } as const;
      const sales = await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query } }));
      expect(sales.items.map(({ customerEmail }) => customerEmail)).toEqual([canonical]);
      const params = { query: { text: spelling } };
      const { customers } = await bodyOf(reseller.api.GET('/activations/search', { params }));
      expect(customers.map(({ email }) => email)).toEqual([canonical]);
    }
  });

  test('VAL-130: that an older release kept in two signs is found, kept and not given to a second customer', async () => {
    const [older, newer] = ['t\u0308ina@example.com', '\u1E97ina@example.com'];
    await addCustomers(server, reseller, [older]);
    for (const spelling of [older, newer, 'T\u0308INA@example.com']) {
      expect(await refusalOf(register(spelling))).toMatchObject({ status: 409 });
      expect(await found(spelling)).toEqual([older]);
      expect(await found(spelling.slice(0, -5), 'startsWith')).toEqual([older]);
      const query = { search: spelling };
      const { items } = await bodyOf(reseller.api.GET('/activations/customers', { params: { query } }));
      expect(items.map(({ email }) => email)).toEqual([older]);
    }
  });

  test.each([
    'anna@аррӏе.com',
    'anna@xn--80ak6aa92e.com',
    'anna@АРРӏЕ.COM',
    'anna@раураӏ.com',
    'anna@mail.сосо.example',
    'anna@ехсеӏ.co.uk',
    'anna@аррӏе-store.com',
    'anna@24-оса.com',
    'anna@оса24.com',
    'anna@ѕсоре.org',
    'anna@ԝахѕ.de',
    'anna@уаһоо.com',
    'anna@ёхо.com',
    'anna@їсе.com',
    'anna@сһаѕе.net',
  ])('VAL-131: %s, whose domain looks like a Latin one, is not taken', async (email) => {
    expect(await refusalOf(register(email))).toMatchObject({ status: 400 });
  });

  test.each(['anna@почта.рф', 'anna@оса.рф', 'anna@город.com', 'хосе@example.com', '\u0251nna@example.com'])(
    'VAL-131: %s is taken',
    async (email) => expect((await bodyOf(register(email))).customer.email).toBe(email),
  );

  test.each([
    'tom@example.com>',
    'tom@example(x).com',
    'to\u200Bm@example.com',
    'tom\u202E@example.com',
    'a@b.de,c@d.de',
    'tom@example․com.example',
    'tom@¼.example',
  ])('%j is neither taken nor looked for', async (email) => {
    expect(await refusalOf(register(email))).toMatchObject({ status: 400 });
    const query = { user_identifier: email, user_identifier_key: 'EMAIL' } as const;
    const sales = reseller.api.GET('/activations/activated-items', { params: { query } });
    expect(await refusalOf(sales)).toMatchObject({ status: 400 });
  });
  test.each(['tom@xn--a.example', `${'ü'.repeat(40)}@example.com`])('%j is not taken', async (email) => {
    expect(await refusalOf(register(email))).toMatchObject({ status: 400 });
  });
  test.each([
    '\u200Btom@müller.example',
    'Tom <tom@müller.example>',
    'mailto:tom@müller.example',
    'tom@müller.example.',
    'tom＠müller。example',
  ])('is found by what was pasted, %j', async (pasted) => expect(await found(pasted)).toEqual([inLetters]));
});
