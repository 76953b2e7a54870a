import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, newReseller, partnerClient, refusalOf, type Reseller, storefrontClient } from '#support/reseller.ts';
import { sellPackage, topUpCustomer } from '#support/sales.ts';
import { type BrandChanges, brandReseller, toChangedColumns } from '#server/account/index.ts';
import { deriveKey } from '#server/core/encryption.ts';
import { newSecret } from '#support/secret.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();

let server: TestServer;
let reseller: Reseller;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer({ secret });
  reseller = await newReseller(server);
  itemId = (await shelve(reseller, 'Germany 1 GB')).id;
  await setCredit(server, reseller, 10_000);
});
afterAll(() => server.stop());

const sell = (metatag: string) => sellPackage(reseller, itemId, { metatag });

const byId = (id: string) => ({ params: { path: { id } } });

const tokenOf = (url = ''): string => new URL(url).searchParams.get('token') ?? '';

const open = (token: string, includeResellerInformation = false) =>
  storefrontClient(server).GET('/esim/profile', { params: { query: { token, includeResellerInformation } } });

describe('a share link', () => {
  test('opens the eSIM it was made for, without a sign-in', async () => {
    const sale = await sell('one');
    const profile = await bodyOf(open(tokenOf(sale.esimProfile?.installationUrl), true));
    expect(profile.esimProfile.activationCode).toBe(sale.esimProfile?.activationCode);
    expect(profile.totalAvailableBalance).toEqual({ sizeValue: 1, sizeUnit: 'GB' });
    expect(profile.resellerInformation?.accentColor).toMatch(/^#[0-9a-f]{6}$/);
    expect((await bodyOf(open(tokenOf(sale.customer.profileUrl)))).resellerInformation).toBeUndefined();
  });

  test('shows no other customer, no purchase price and no note', async () => {
    const one = await sell('secret note');
    const other = await sell('other note');
    const text = JSON.stringify(await bodyOf(open(tokenOf(one.customer.profileUrl), true)));
    for (const hidden of [other.esimProfile?.iccid, other.customer.uid, 'secret note', 'purchasePrice', '1.85']) {
      expect(text).not.toContain(hidden);
    }
  });

  test.each([
    ['nothing', 'x'],
    ['a token of the web app', () => reseller.token],
    [
      'a token that signs itself',
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'HS256', typ: 'share+jwt' })
          .setSubject('x')
          .setExpirationTime('1h')
          .sign(new Uint8Array(32)),
    ],
    [
      'a token of another kind by the same key',
      async () => {
        const { esimProfile } = await sell('another kind');
        return new SignJWT({})
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .setSubject(esimProfile?.uid ?? '')
          .setExpirationTime('1h')
          .sign(deriveKey(secret, 'share token'));
      },
    ],
    [
      'an unsigned token',
      `${Buffer.from('{"alg":"none","typ":"share+jwt"}').toString('base64url')}.${Buffer.from('{"sub":"x","exp":9999999999}').toString('base64url')}.`,
    ],
  ])('of %s is refused with 401', async (_what, token) => {
    const text = typeof token === 'string' ? token : await token();
    expect(await refusalOf(open(text))).toEqual({ status: 401, title: 'Link invalid' });
  });

  test('is no access token of the web app', async () => {
    const sale = await sell('share');
    const asBearer = storefrontClient(server, tokenOf(sale.customer.profileUrl));
    expect(await refusalOf(asBearer.GET('/account'))).toMatchObject({ status: 401 });
  });
});

const customer = (token: string, includeResellerInformation = false) =>
  storefrontClient(server).GET('/activations/customers/profile', {
    params: { query: { token, includeResellerInformation } },
  });

describe("a customer's packages", () => {
  test('are told with the eSIM that may use them, and all of them in the profile', async () => {
    const first = await sell('first');
    const partner = await partnerClient(server, reseller);
    const second = await bodyOf(
      partner.POST('/simshelf/activations/top-up-with-profile', {
        params: {},
        body: { inventoryItemId: itemId, customerUid: first.customer.uid, dedicated: true },
      }),
    );
    const [one, other] = [first, second].map((sale) => tokenOf(sale.esimProfile?.installationUrl));
    await bodyOf(reseller.api.POST('/activations/activated-items/{id}/refund', byId(first.activatedItem.uid)));
    expect(await bodyOf(open(one ?? ''))).toMatchObject({ balances: [], totalAvailableBalance: { sizeValue: 0 } });
    expect((await bodyOf(open(other ?? ''))).balances).toHaveLength(1);
    const profile = await bodyOf(customer(tokenOf(first.customer.profileUrl)));
    expect(profile.totalAvailableBalance).toEqual({ sizeValue: 1, sizeUnit: 'GB' });
    expect(profile.relatedEsims).toHaveLength(2);
    // PUB-050
    const on = (iccid: string | undefined) => profile.relatedEsims.find((esim) => esim.iccid === iccid)?.balances;
    expect(on(second.esimProfile?.iccid)).toEqual([0]);
    expect(on(first.esimProfile?.iccid)).toBeUndefined();
  });

  test('add up to what remains, with those that came later', async () => {
    const sale = await sell('topped up');
    await bodyOf(topUpCustomer(reseller, itemId, sale.customer.uid));
    const profile = await bodyOf(customer(tokenOf(sale.customer.profileUrl)));
    expect(profile.balances).toHaveLength(2);
    expect(profile.totalAvailableBalance).toEqual({ sizeValue: 2, sizeUnit: 'GB' });
  });
});

describe('the branding of a reseller', () => {
  const brandOf = async () => {
    const sale = await sell('branded');
    return (await bodyOf(customer(tokenOf(sale.customer.profileUrl), true))).resellerInformation;
  };

  test('is set by the operator, field by field, until it is removed', async () => {
    const { system } = server.db;
    const logoUrl = 'https://berg.example/logo.svg';
    expect(await brandReseller(system, reseller.email, { name: 'Berg Reisen', logoUrl })).toMatchObject({
      before: { brandName: null },
      after: { brandName: 'Berg Reisen', logoUrl },
    });
    await brandReseller(system, reseller.email, { headerColor: '#123456' });
    expect(await brandOf()).toMatchObject({ name: 'Berg Reisen', logoUrl, headerColor: '#123456' });
    await brandReseller(system, reseller.email, { logoUrl: null });
    expect(await brandOf()).not.toHaveProperty('logoUrl');
    expect(await brandReseller(system, 'nobody@example.com', { logoUrl: null })).toBeUndefined();
  });

  test.each<[BrandChanges | { other: string }, RegExp]>([
    [{}, /Say what is to change/],
    [{ accentColor: 'red' }, /accentColor/],
    [{ logoUrl: 'http://berg.example/logo.svg' }, /logoUrl/],
    [{ faqUrl: 'javascript:alert(1)' }, /faqUrl/],
    [{ contactUrl: 'https://berg.example:99999/' }, /contactUrl/],
    [{ name: ' ' }, /name/],
    [{ other: '' }, /other/],
  ])('is refused as %j', (changes, reason) => {
    expect(() => toChangedColumns(changes as BrandChanges)).toThrow(reason);
  });
});
