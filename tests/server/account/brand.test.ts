import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, newReseller, refusalOf, storefrontClient } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const full = {
  name: ' Berg Reisen ',
  logoUrl: 'https://berg.example/logo.svg',
  accentColor: '#0b6e4f',
  headerColor: '#12372a',
  faqUrl: 'https://berg.example/faq',
  contactEmail: 'Hallo@berg.example',
  contactPhone: '+49 (0) 8041 123456',
  contactUrl: 'https://berg.example',
};

const kept = { ...full, name: 'Berg Reisen', contactEmail: 'hallo@berg.example', contactUrl: 'https://berg.example/' };

/** The links of a sale. */
const sell = async (reseller: Awaited<ReturnType<typeof newReseller>>) => {
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
  const { customer } = await sellPackage(reseller, id);
  return new URL(customer.profileUrl).searchParams.get('token') ?? '';
};

const seenBy = async (token: string) => {
  const query = { token, includeResellerInformation: true };
  return (await bodyOf(storefrontClient(server).GET('/esim/profile', { params: { query } }))).resellerInformation;
};

describe('the brand', () => {
  test('is what travellers see, and is replaced as a whole', async () => {
    const reseller = await newReseller(server);
    const token = await sell(reseller);
    expect(await bodyOf(reseller.api.PUT('/users/current/brand', { body: full }))).toMatchObject(kept);
    expect(await bodyOf(reseller.api.GET('/users/current/brand'))).toMatchObject(kept);
    expect(await seenBy(token)).toEqual(kept);
    const { defaultName } = await bodyOf(
      reseller.api.PUT('/users/current/brand', { body: { accentColor: '#ff6600' } }),
    );
    expect(await bodyOf(reseller.api.GET('/users/current/brand'))).toEqual({
      defaultName,
      displayCurrencies: ['EUR'],
      accentColor: '#ff6600',
      version: expect.any(String),
    });
    expect(await seenBy(token)).toEqual({ name: defaultName, accentColor: '#ff6600' });
  });

  test('that has no name says the company, otherwise the store, and never a person', async () => {
    const reseller = await newReseller(server);
    const token = await sell(reseller);
    expect((await seenBy(token))?.name).toBe('Simshelf');
    const body = { firstName: 'Rosa', lastName: 'Keller', companyName: 'Keller Reisen', address: { country: 'DE' } };
    await bodyOf(reseller.api.PUT('/users/current', { body }));
    expect((await seenBy(token))?.name).toBe('Keller Reisen');
    expect((await bodyOf(reseller.api.GET('/users/current/brand'))).defaultName).toBe('Keller Reisen');
  });

  test("is nothing of another reseller's", async () => {
    const [one, other] = [await newReseller(server), await newReseller(server)];
    const token = await sell(other);
    await bodyOf(one.api.PUT('/users/current/brand', { body: full }));
    expect(await bodyOf(other.api.GET('/users/current/brand'))).toEqual({
      defaultName: 'Simshelf',
      displayCurrencies: ['EUR'],
      version: expect.any(String),
    });
    expect(await seenBy(token)).toMatchObject({ name: 'Simshelf' });
  });

  test('needs a sign-in', async () => {
    const api = storefrontClient(server);
    expect(await refusalOf(api.GET('/users/current/brand'))).toMatchObject({ status: 401 });
    expect(await refusalOf(api.PUT('/users/current/brand', { body: full }))).toMatchObject({ status: 401 });
  });

  test.each([
    ['a blank name', { name: ' ' }],
    ['a name of 256 characters', { name: 'x'.repeat(256) }],
    ['a logo without https', { logoUrl: 'http://berg.example/logo.svg' }],
    ['a logo that is a script', { logoUrl: 'javascript:alert(1)' }],
    ['an address that no browser opens', { faqUrl: 'https://berg.example:99999/' }],
    ['an address with a password', { contactUrl: 'https://anna:secret@berg.example/' }],
    ['a colour by its name', { accentColor: 'red' }],
    ['a colour of three digits', { headerColor: '#fff' }],
    ['an e-mail address without a domain', { contactEmail: 'anna' }],
    ['a phone number of letters', { contactPhone: 'call me' }],
    ['a field that there is none of', { font: 'Comic Sans' }],
  ])('is refused with %s, and stays as it was', async (_what, body) => {
    const reseller = await newReseller(server);
    await bodyOf(reseller.api.PUT('/users/current/brand', { body: full }));
    expect(await refusalOf(reseller.api.PUT('/users/current/brand', { body }))).toMatchObject({ status: 400 });
    expect(await bodyOf(reseller.api.GET('/users/current/brand'))).toMatchObject(kept);
  });
});
