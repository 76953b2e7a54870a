// The stored card, from the reseller's calls through the provider's form and back.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportKeys, reportPath } from '#server/gateways/index.ts';
import { signReport, signatureHeader } from '#server/gateways/payment/report.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { DECLINED_CARD, fillCardForm, GOOD_CARD, openCardForm, storeCard } from '#support/card.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();
let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer({ secret });
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  reseller = await newReseller(server);
});

const card = async ({ api } = reseller) => {
  const { data, response } = await api.GET('/users/current/payment-method');
  return { status: response.status, data };
};

const add = (callbackUrl: string, key = randomUUID()) =>
  reseller.api.POST('/users/current/payment-method', {
    params: { header: { 'Idempotency-Key': key } },
    body: { callbackUrl },
  });

describe('a card', () => {
  test('is not there at first, which is no error', async () => {
    expect(await card()).toEqual({ status: 204, data: undefined });
  });

  test("is typed into the provider's form, and shown by its last digits and expiry", async () => {
    const form = await openCardForm(server, reseller);
    expect(new URL(form).pathname).not.toContain('client-api');
    const returned = await fillCardForm(form, { action: 'save', number: GOOD_CARD, expiry: '12/37' });
    expect(returned).toEqual({ status: 303, location: `${server.url}/credits?status=success` });
    await until('the card is stored', async () => (await card()).status === 200);
    expect((await card()).data).toEqual({ last4: '4242', expiry: '12/37' });
  });

  test('stands nowhere in the database, and its token only encrypted', async () => {
    await storeCard(server, reseller);
    const [kept] = await server.db.system<{ tokenEncrypted: Buffer; token: string }[]>`
      select c.token_encrypted, r.token from payment_card c
      join card_form f on f.reseller_id = c.reseller_id join reference_card r on r.id = f.id
      join reseller on reseller.reseller_id = c.reseller_id where reseller.email = ${reseller.email}`;
    expect(kept?.token).toBeTruthy();
    expect(kept?.tokenEncrypted.toString('latin1')).not.toContain(kept?.token);
    const rows = await server.db.system<{ row: string }[]>`select reference_card::text as row from reference_card`;
    expect(rows.some(({ row }) => row.includes('42424242'))).toBe(false);
  });

  test('takes the place of the one before', async () => {
    await storeCard(server, reseller);
    await storeCard(server, reseller, DECLINED_CARD);
    expect((await card()).data).toMatchObject({ last4: '0002' });
  });

  test('is removed, once or twice, and not brought back by a repeated report', async () => {
    const form = await openCardForm(server, reseller);
    const id = form.split('/').at(-1);
    const report = async (key = reportKeys(secret)[0]) => {
      const body = JSON.stringify({ id, card: { token: 'token', last4: '1881', expiry: '01/37' } });
      const headers = { 'content-type': 'application/json', [signatureHeader]: signReport(key, body) };
      return (await fetch(`${server.url}${reportPath}`, { method: 'POST', headers, body })).status;
    };
    expect(await report(randomBytes(32))).toBe(401);
    expect((await card()).status).toBe(204);
    expect(await report()).toBe(200);
    expect((await card()).data).toEqual({ last4: '1881', expiry: '01/37' });
    for (let time = 1; time <= 2; time++) {
      const { response } = await reseller.api.DELETE('/users/current/payment-method');
      expect(response.status).toBe(204);
    }
    expect(await report()).toBe(200);
    expect(await card()).toEqual({ status: 204, data: undefined });
  });

  test('belongs to no other reseller', async () => {
    await storeCard(server, reseller);
    const other = await newReseller(server);
    expect(await card(other)).toEqual({ status: 204, data: undefined });
    await other.api.DELETE('/users/current/payment-method');
    expect((await card()).data).toMatchObject({ last4: '4242' });
  });
});

describe('the card form', () => {
  test.each([
    ['a wrong check digit', { number: '4242 4242 4242 4241' }],
    ['letters', { number: 'four' }],
    ['a month that is over', { expiry: '01/20' }],
    ['a month that there is not', { expiry: '13/37' }],
  ])('does not take %s, and stays open', async (_, fields) => {
    const form = await openCardForm(server, reseller);
    expect(await fillCardForm(form, { action: 'save', ...fields })).toEqual({ status: 422, location: null });
    expect((await fillCardForm(form, { action: 'save' })).status).toBe(303);
  });

  test('leads back with an error when the card is refused, and without a status when it is cancelled', async () => {
    const refused = await fillCardForm(await openCardForm(server, reseller), { action: 'fail' });
    expect(refused.location).toMatch(`${server.url}/credits?status=error&message=`);
    const cancelled = await fillCardForm(await openCardForm(server, reseller), { action: 'cancel' });
    expect(cancelled.location).toBe(`${server.url}/credits`);
    expect((await card()).status).toBe(204);
  });

  test('is the same for the same key, and refused for another body', async () => {
    const key = randomUUID();
    const first = await bodyOf(add(`${server.url}/credits`, key));
    expect(await bodyOf(add(`${server.url}/credits`, key))).toEqual(first);
    expect(await refusalOf(add(`${server.url}/account`, key))).toMatchObject({ status: 422 });
  });

  test('does not exist under another address', async () => {
    const unknown = await fetch(`${server.url}/reference/card/${randomUUID()}`);
    expect(unknown.status).toBe(404);
  });
});
