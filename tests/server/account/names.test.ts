// Names that others read, at each door by which one comes in, and where one that was stored before is shown (VAL-079).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandReseller } from '#server/account/index.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { bodyOf, newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { authorizationRequest, newPerson, submitRegistration } from '#support/sign-in.ts';
import { addCredit, idOf, shelve } from '#support/stock-setup.ts';
import { storeItemName, storeNames } from '#support/stored-names.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

let server: TestServer;
let operator: Operator;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
  operator = await newOperator(server);
  reseller = await newReseller(server);
});
afterAll(() => server.stop());

type Answer = {
  error?: { message?: string; errors?: readonly { field: string; code: string }[] } | undefined;
  response: Response;
};

const account = { firstName: 'Rosa', lastName: 'Keller', companyName: 'Keller Reisen', address: { country: 'DE' } };
const none = { discountRate: 0, pricingGroup: '' };

const doors: Readonly<Record<string, (name: string) => Promise<Answer>>> = {
  'the brand': async (name) => reseller.api.PUT('/users/current/brand', { body: { name } }),
  'a first name': async (firstName) => reseller.api.PUT('/users/current', { body: { ...account, firstName } }),
  'a last name': async (lastName) => reseller.api.PUT('/users/current', { body: { ...account, lastName } }),
  'the company': async (companyName) => reseller.api.PUT('/users/current', { body: { ...account, companyName } }),
  'a new channel': async (name) => reseller.api.POST('/users/current/api-credentials', { body: { name } }),
  'a channel': async (name) => {
    const { id } = await bodyOf(reseller.api.POST('/users/current/api-credentials', { body: { name: randomUUID() } }));
    return reseller.api.PUT('/users/current/api-credentials/{id}', { params: { path: { id } }, body: { name } });
  },
  'a package on the shelf': async (name) => {
    const { id } = await shelve(reseller, 'Germany 1 GB');
    return reseller.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { name } });
  },
  'a pricing group': async (pricingGroup) =>
    operator.desk.PUT('/resellers/{id}/pricing', {
      params: { path: { id: await idOf(server, reseller) } },
      body: { ...none, pricingGroup, seen: none },
    }),
};

const signs = [
  'two\nlines',
  'two\u2028lines',
  'gpj\u202Eexe',
  'Be\u2066rg',
  'Be\u200Brg',
  'Be\u200Drg',
  'Be\uFE0Frg',
  'Be\u034Frg',
  'РayPal',
  'ꓢꓲꓟꓢꓧꓰꓡꓝ',
];
const addresses = [
  'https://evil.com',
  'See evil.com/pay',
  'ｅｖｉｌ．ｃｏｍ',
  'a@evil.com',
  '+49 170 1234567',
  '٠٩٠٠/١٢٣٤٥٦',
  'evil.travel',
  'evil dot example',
  'evil punkt de',
  'bit ly slash abc',
  'evil ドット com',
];

describe.each(Object.entries(doors))('%s', (_, ask) => {
  test('takes a name, without blanks around it', async () => {
    expect((await ask(` St. Pauli & x${randomUUID().replaceAll(/\d/g, '').slice(0, 8)} `)).response.ok).toBe(true);
  });

  test.each([...signs, ...addresses])('refuses %j, and says what to write', async (name) => {
    const { error, response } = await ask(name);
    expect(response.status).toBe(400);
    expect(error?.message).toMatch(/^body\.\w+: Use (?:one line of text|a name without)/);
    const codes = addresses.includes(name) ? ['name_address'] : ['name_signs', 'invalid'];
    expect(error?.errors?.map(({ code }) => codes.includes(code))).toEqual([true]);
  });
});

test.each([...signs, ...addresses])('a registration with the name %j is refused', async (givenName) => {
  const request = authorizationRequest(server, { prompt: 'create' });
  const { response } = await submitRegistration(createVisitor(), request, newPerson({ givenName }));
  expect(response.status).toBe(422);
  expect(await response.text()).toMatch(/characters that cannot be used|without web addresses/);
});

test.each([...signs, ...addresses])('the command line refuses the brand %j', async (name) => {
  await expect(brandReseller(server.db.system, reseller.email, { name })).rejects.toThrow(/Use|Invalid/);
});

test.each(['the brand', 'the company', 'a package on the shelf'])(
  '%s does not pass itself off as the store',
  async (door) => {
    for (const name of [
      'Simshelf',
      'Simshelf Support',
      'S1mshelf-Security',
      'Sirnshelf',
      'Simshelf GmbH',
      'Ｓｉｍｓｈｅｌｆ',
      'SimꞩhelF',
      'Simshellf Support',
    ]) {
      const answer = await doors[door]?.(name);
      expect(answer?.response.status).toBe(400);
      expect(answer?.error?.errors).toMatchObject([{ code: 'name_reserved' }]);
    }
    expect((await doors[door]?.('Berg Support'))?.response.ok).toBe(true);
  },
);

test('the company alone is called by a domain and its legal form', async () => {
  const answers: number[] = [];
  for (const door of ['the company', 'the brand', 'a first name', 'a package on the shelf'])
    answers.push((await doors[door]?.('Booking.com GmbH'))?.response.status ?? 0);
  expect(answers).toEqual([200, 400, 400, 400]);
});

test('letters in another dress are kept as the usual ones', async () => {
  const { name } = await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Ｂｅｒｇ 𝐑𝐞𝐢𝐬𝐞𝐧' } }));
  expect(name).toBe('Berg Reisen');
});

test('an accent that was typed as a sign of its own is kept with its letter', async () => {
  const { name } = await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Mu\u0308ller' } }));
  expect(name).toBe('M\u00FCller');
  const address = { country: 'DE', addressLine2: ' c/o Mu\u0308ller ', townOrDistrict: 'Mu\u0308nchen' };
  await bodyOf(reseller.api.PUT('/users/current', { body: { ...account, address } }));
  const { addresses } = await bodyOf(reseller.api.GET('/users/current'));
  expect(addresses).toMatchObject([{ addressLine2: 'c/o M\u00FCller', townOrDistrict: 'M\u00FCnchen' }]);
});

test('a stored name that passes for the store is not shown, and its owner is told', async () => {
  const own = await newReseller(server);
  const read = () => bodyOf(own.api.GET('/users/current/brand'));
  await storeNames(server, own, { brandName: 'Sirnshelf Support', companyName: 'Keller Reisen' });
  expect(await read()).toMatchObject({ name: 'Sirnshelf Support', shownInstead: 'Keller Reisen' });
  await storeNames(server, own, { brandName: null, companyName: 'evil dot example' });
  expect(await read()).toMatchObject({ defaultName: 'Simshelf', shownInstead: 'Simshelf' });
  const person = { ...account, companyName: 'evil dot example' };
  await bodyOf(own.api.PUT('/users/current', { body: { ...person, firstName: 'Anne' } }));
  const saved = await bodyOf(own.api.PUT('/users/current/brand', { body: { name: 'Keller' } }));
  expect(saved).not.toHaveProperty('shownInstead');
});

test('a name that the operator gave is shown, whatever it is, until the reseller chooses another one', async () => {
  const own = await newReseller(server);
  await brandReseller(server.db.system, own.email, { name: 'Simshelf Berlin' });
  const save = (name: string) => own.api.PUT('/users/current/brand', { body: { name, accentColor: '#0b6e4f' } });
  expect(await bodyOf(save('Simshelf Berlin'))).not.toHaveProperty('shownInstead');
  await bodyOf(save('Berg'));
  expect((await save('Simshelf Berlin')).response.status).toBe(400);
});

test('a stored name of a package that passes for the store is not shown to travellers', async () => {
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await addCredit(server, reseller, 10_000);
  await storeItemName(server, id, 'Simshelf Support');
  const { customer } = await sellPackage(reseller, id);
  const token = new URL(customer.profileUrl).searchParams.get('token') ?? '';
  const { balances } = await bodyOf(storefrontClient(server).GET('/esim/profile', { params: { query: { token } } }));
  expect(balances.map(({ name }) => name)).toEqual(['Germany 1 GB']);
});

test('what was stored before there was a rule is shown as one line, and not at all with an address', async () => {
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await addCredit(server, reseller, 10_000);
  await storeNames(server, reseller, { companyName: 'evil.com/x', brandName: 'Berg\n\u202EReisen' });
  await storeItemName(server, id, 'Pay at\nevil.com');
  const { customer } = await sellPackage(reseller, id);
  const token = new URL(customer.profileUrl).searchParams.get('token') ?? '';
  const query = { token, includeResellerInformation: true };
  const read = () => bodyOf(storefrontClient(server).GET('/esim/profile', { params: { query } }));
  const { resellerInformation, balances } = await read();
  expect(resellerInformation?.name).toBe('Berg Reisen');
  expect(balances.map(({ name }) => name)).toEqual(['Germany 1 GB']);
  await storeNames(server, reseller, { brandName: 'call +49 170 1234567' });
  expect((await read()).resellerInformation?.name).toBe('Simshelf');
  const { items } = await bodyOf(operator.desk.GET('/resellers', { params: { query: { search: reseller.email } } }));
  expect(items.map(({ companyName }) => companyName)).toEqual(['evil.com/x']);
});
