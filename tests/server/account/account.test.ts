import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, refusalOf, storefrontClient } from '#support/reseller.ts';
import { readCredit, sellPackage } from '#support/sales.ts';
import { shelve } from '#support/stock-setup.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const billing = { country: 'DE', addressLine1: 'Hafenstraße 7', postalCode: '20457', townOrDistrict: 'Hamburg' };

describe('a new reseller', () => {
  test('gets the welcome bonus once, however many first calls there are at once', async () => {
    const { accessToken } = await signInNewcomer(server);
    const api = storefrontClient(server, accessToken);
    const credits = await race(
      Array.from({ length: 20 }, () => () => readCredit({ api })),
      20,
    );
    expect(new Set(credits)).toEqual(new Set([5]));
    expect(await bodyOf(api.GET('/products/joiner-bonus'))).toEqual({
      showToUser: true,
      amount: 5,
      name: 'Welcome bonus',
    });
    await expectBooksToBeRight(server);
  });

  test('is shown the bonus until the first sale', async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Germany 1 GB');
    await sellPackage(reseller, item.id);
    expect((await bodyOf(reseller.api.GET('/products/joiner-bonus'))).showToUser).toBe(false);
  });

  test('is known by name and e-mail from the sign-in', async () => {
    const { api, email } = await newReseller(server);
    expect(await bodyOf(api.GET('/account'))).toMatchObject({
      login: email,
      email,
      firstName: 'Rosa',
      lastName: 'Keller',
      authorities: ['ROLE_USER'],
    });
    expect((await bodyOf(api.GET('/users/current'))).addresses).toEqual([]);
  });
});

describe('personal data', () => {
  test('are replaced as a whole', async () => {
    const { api } = await newReseller(server);
    const body = { firstName: 'Anna', lastName: 'Berg', companyName: 'Berg Reisen', taxId: 'DE1', address: billing };
    await bodyOf(api.PUT('/users/current', { body }));
    const user = await bodyOf(api.GET('/users/current'));
    expect(user).toMatchObject({ firstName: 'Anna', companyName: 'Berg Reisen', taxId: 'DE1' });
    expect(user.addresses).toEqual([{ addressType: 'BILLING', ...billing }]);
    await bodyOf(
      api.PUT('/users/current', { body: { firstName: 'Anna', lastName: 'Berg', address: { country: 'AT' } } }),
    );
    expect(await bodyOf(api.GET('/users/current'))).toMatchObject({
      companyName: '',
      addresses: [{ addressType: 'BILLING', country: 'AT' }],
    });
  });

  test.each([
    ['a blank first name', { firstName: ' ', lastName: 'Berg', address: billing }],
    ['a last name of 51 characters', { firstName: 'Anna', lastName: 'x'.repeat(51), address: billing }],
    ['a country that does not exist', { firstName: 'Anna', lastName: 'Berg', address: { country: 'ZZ' } }],
    ['the restricted country RU', { firstName: 'Anna', lastName: 'Berg', address: { country: 'RU' } }],
    ['the restricted country BY', { firstName: 'Anna', lastName: 'Berg', address: { country: 'BY' } }],
    ['the restricted country KP', { firstName: 'Anna', lastName: 'Berg', address: { country: 'KP' } }],
    [
      'a street of 41 characters',
      { firstName: 'Anna', lastName: 'Berg', address: { country: 'DE', addressLine1: 'x'.repeat(41) } },
    ],
    ['another e-mail address', { firstName: 'Anna', lastName: 'Berg', address: billing, email: 'x@example.com' }],
  ])('refuse %s', async (_what, body) => {
    const { api } = await newReseller(server);
    expect(await refusalOf(api.PUT('/users/current', { body }))).toMatchObject({ status: 400 });
  });
});

describe('the terms', () => {
  const path = { params: { path: { provider: 'simshelf' } } };

  test('are public, and wait for each new reseller to accept them', async () => {
    const open = await bodyOf(storefrontClient(server).GET('/legal-content/{provider}/terms_and_conditions', path));
    expect(open.userNeedsToAccept).toBeUndefined();
    const { api } = await newReseller(server);
    const terms = await bodyOf(api.GET('/legal-content/{provider}/terms_and_conditions', path));
    expect(terms).toMatchObject({ userNeedsToAccept: true, userAccepted: false });
    expect(terms.acceptedVersion).toBeUndefined();
    const accept = (version: string) =>
      api.POST('/legal-content/{provider}/terms_and_conditions/accept', { ...path, body: { version } });
    expect(await refusalOf(accept('2001-01'))).toMatchObject({ status: 409 });
    expect(await bodyOf(accept(terms.currentVersion))).toMatchObject({
      userNeedsToAccept: false,
      userAccepted: true,
      acceptedVersion: terms.currentVersion,
    });
  });

  test('speak German to a German browser, and no other provider has any', async () => {
    const api = storefrontClient(server);
    const german = await bodyOf(
      api.GET('/legal-content/{provider}/privacy_policy', {
        params: { path: { provider: 'simshelf' }, header: { Locale: 'de-DE' } },
      }),
    );
    expect(german.content).toContain('Was wir speichern');
    const other = api.GET('/legal-content/{provider}/privacy_policy', { params: { path: { provider: 'other' } } });
    expect(await refusalOf(other)).toMatchObject({ status: 404 });
  });
});
