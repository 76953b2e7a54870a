// Paying by the balance of an account at the reference exchange: the whole server, checked against the contract.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { fillAccount, purchases, submission, usd } from '#support/payer.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const rich = '+491701234567';
const withPassword = '+491701234568';
const poor = '+491701234569';
const locked = '+491701234560';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  reseller = await newReseller(server);
  await fillAccount(reseller, { country: 'DE' });
});

const start = (username: string, { api }: Pick<Reseller, 'api'> = reseller) =>
  api.POST('/crypto-payments/authenticate/start', { body: { username } });

const submit = (body: Schemas['SubmitExchangeSignInRequest'], { api }: Pick<Reseller, 'api'> = reseller) =>
  api.POST('/crypto-payments/authenticate/submit', { body });

const submitCode = (username: string, code = '123456') => submit({ username, code, authType: 'smsCode' });

const tokenOf = async (username: string): Promise<string> => {
  await bodyOf(start(username));
  return (await bodyOf(submitCode(username))).token;
};

const topUp = (token: string, amount = 25, key: string = randomUUID(), { api } = reseller) =>
  api.POST('/payments/credit/submit', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      ...submission(server, Math.round(amount * 119) / 100),
      cart: [{ dataPackageId: 'credit', amount }],
      paymentMethodId: 'exchange-balance',
      token,
    },
  });

const credit = () => readCredit(reseller);

const exchangeBalance = async (username: string): Promise<number> => {
  const [row] = await server.db.system<{ balance: number }[]>`
    select balance from reference_exchange_user where username = ${username}`;
  return row?.balance ?? Number.NaN;
};

const messageOf = async (answer: Promise<{ error?: { message?: string } | undefined }>): Promise<string> =>
  (await answer).error?.message ?? '';

const tooLow = { status: 'FAILURE', message: { content: 'The balance of your exchange account is too low.' } };
const signInAgain = {
  status: 'FAILURE',
  message: { content: 'Your sign-in at the exchange is no longer valid. Please sign in again.' },
};

describe('the method', () => {
  test('is the only one that is paid inside the page', async () => {
    const methods = await bodyOf(
      reseller.api.POST('/payments/retrieve-methods', { body: { expectedPrices: usd(25) } }),
    );
    const custom = methods.filter(({ isCustomPaymentMethod }) => isCustomPaymentMethod);
    expect(custom).toEqual([{ id: 'exchange-balance', name: 'Exchange balance', isCustomPaymentMethod: true }]);
  });

  test('needs a token, and records nothing without', async () => {
    const refusal = topUp('');
    expect(await messageOf(refusal)).toBe('body.token: Sign in at the exchange and send the token.');
    expect(await refusalOf(refusal)).toEqual({ status: 400, title: 'Bad request' });
    expect(await purchases(reseller)).toEqual([]);
  });
});

describe('a sign-in', () => {
  test.each([
    [rich, 'smsCode'],
    [withPassword, 'passwordWith2fa'],
    [locked, 'smsCode'],
    ['+15550100', 'smsCode'],
  ])('of %s is by %s', async (username, authType) => {
    expect(await bodyOf(start(username))).toEqual({ authType });
  });

  test.each(['491701234567', '+49 170', '+49a', '', '+123456', `+${'1'.repeat(16)}`])(
    'does not take "%s" as a phone number',
    async (username) => {
      expect(await refusalOf(start(username))).toEqual({ status: 400, title: 'Bad request' });
    },
  );

  test.each([
    ['a code of five digits', { username: rich, code: '12345', authType: 'smsCode' }],
    ['a code of seven digits', { username: rich, code: '1234567', authType: 'smsCode' }],
    ['a code with a letter', { username: rich, code: '12a456', authType: 'smsCode' }],
    ['an empty password', { username: withPassword, code: '654321', password: '', authType: 'passwordWith2fa' }],
    ['no password', { username: withPassword, code: '654321', authType: 'passwordWith2fa' }],
    ['a password where none is asked for', { username: rich, code: '123456', password: 'x', authType: 'smsCode' }],
    ['another type', { username: rich, code: '123456', authType: 'magic' }],
  ])('does not take %s', async (_, body) => {
    const refusal = submit(body as Schemas['SubmitExchangeSignInRequest']);
    expect(await refusalOf(refusal)).toEqual({ status: 400, title: 'Bad request' });
  });

  test.each([
    ['a wrong code', { username: rich, code: '123457', authType: 'smsCode' }],
    ['a wrong password', { username: withPassword, code: '654321', password: 'guess', authType: 'passwordWith2fa' }],
    [
      'a wrong two-factor code',
      { username: withPassword, code: '1'.repeat(6), password: 'reference', authType: 'passwordWith2fa' },
    ],
    ['a code alone where a password is needed', { username: withPassword, code: '654321', authType: 'smsCode' }],
    ['any code of an unknown account', { username: '+15550100', code: '123456', authType: 'smsCode' }],
  ] as const)('is refused for %s, with a message', async (_, body) => {
    await bodyOf(start(body.username));
    const refusal = submit(body);
    expect(await messageOf(refusal)).toBe('The code or the password is not valid. Please try again.');
    expect((await refusal).response.status).toBe(400);
  });

  test('needs a start, which is good for five minutes', async () => {
    const message = 'The code is no longer valid. Please start again.';
    expect(await messageOf(submitCode(rich))).toBe(message);
    await bodyOf(start(rich));
    await server.db.system`update reference_exchange_sign_in set expires_at = now() - interval '1 s'`;
    expect(await messageOf(submitCode(rich))).toBe(message);
  });

  test('is refused for a locked account', async () => {
    await bodyOf(start(locked));
    expect(await messageOf(submitCode(locked))).toBe('This account is locked. Please contact the exchange.');
  });

  test('allows five tries, also of those that come at once; then even the right code waits', async () => {
    await bodyOf(start(rich));
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, guess) => submitCode(rich, `${200_000 + guess}`)));
    const statuses = guesses.map(({ response }) => response.status);
    expect(statuses.filter((status) => status === 400).length).toBe(5);
    const { response } = await submitCode(rich);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await newReseller(server);
    await bodyOf(start(rich, other));
    await bodyOf(submit({ username: rich, code: '123456', authType: 'smsCode' }, other));
  });

  test('starts twenty times in a quarter of an hour', async () => {
    const starts = await Promise.all(Array.from({ length: 30 }, () => start(rich)));
    expect(starts.filter(({ response }) => response.status === 429).length).toBe(10);
  });

  test('is for resellers', async () => {
    const anybody = { api: storefrontClient(server) };
    expect((await start(rich, anybody)).response.status).toBe(401);
    expect((await submit({ username: rich, code: '123456', authType: 'smsCode' }, anybody)).response.status).toBe(401);
  });
});

describe('a purchase', () => {
  test('of credit is paid and booked at once, with a receipt', async () => {
    const [before, balance] = [await credit(), await exchangeBalance(rich)];
    const answer = await bodyOf(topUp(await tokenOf(rich)));
    expect(answer).toEqual({
      paymentId: expect.any(String),
      status: 'SUCCESS',
      message: { content: 'The payment was made from your exchange balance.' },
    });
    expect(await credit()).toBe(before + 25);
    expect(balance - (await exchangeBalance(rich))).toBe(2_975);
    expect(await purchases(reseller)).toMatchObject([
      {
        id: answer.paymentId,
        hasPending: false,
        totalPrices: usd(29.75),
        receiptUrl: expect.stringMatching(/\/receipt$/),
        items: [{ status: 'SUCCESS', paymentType: 'CREDIT', paymentMethod: 'Exchange balance' }],
      },
    ]);
  });

  test('of packages is paid by password and two-factor code, and in stock', async () => {
    await bodyOf(start(withPassword));
    const { token } = await bodyOf(
      submit({ username: withPassword, code: '654321', password: 'reference', authType: 'passwordWith2fa' }),
    );
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const cart = [{ dataPackageId: dataPackages[0]?.id ?? '', amount: 3 }];
    const { totalPrices } = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }));
    const body = {
      ...submission(server, totalPrices[0]?.priceValue ?? 0),
      cart,
      paymentMethodId: 'exchange-balance',
      token,
    };
    const answer = await bodyOf(reseller.api.POST('/payments/submit', { params: {}, body }));
    expect(answer).toMatchObject({ status: 'SUCCESS' });
    expect((await bodyOf(reseller.api.GET('/products/inventory'))).items).toMatchObject([{ amount: 3 }]);
  });

  test('is refused when the balance is too low, and nothing is booked', async () => {
    const before = await credit();
    const token = await tokenOf(poor);
    expect(await bodyOf(topUp(token))).toMatchObject(tooLow);
    expect(await credit()).toBe(before);
    expect(await purchases(reseller)).toMatchObject([{ hasPending: false, items: [{ status: 'FAILURE' }] }]);
    expect(await bodyOf(topUp(token))).toMatchObject(signInAgain);
  });

  test('is one for one key, however often and at once it is sent', async () => {
    const before = await credit();
    const [token, key, balance] = [await tokenOf(rich), randomUUID(), await exchangeBalance(rich)];
    const first = await Promise.all(Array.from({ length: 10 }, () => topUp(token, 25, key)));
    const answered = first.filter(({ response }) => response.status === 200);
    expect(answered.length).toBeGreaterThan(0);
    expect(first.every(({ response }) => response.status === 200 || response.status === 409)).toBe(true);
    const again = await bodyOf(topUp(token, 25, key));
    for (const { data } of answered) expect(data).toEqual(again);
    expect(await credit()).toBe(before + 25);
    expect(balance - (await exchangeBalance(rich))).toBe(2_975);
  });

  test('is one for one token', async () => {
    const before = await credit();
    const [token, balance] = [await tokenOf(rich), await exchangeBalance(rich)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => bodyOf(topUp(token))));
    expect(answers.filter(({ status }) => status === 'SUCCESS').length).toBe(1);
    expect(answers.filter(({ status }) => status === 'FAILURE').length).toBe(9);
    expect(await credit()).toBe(before + 25);
    expect(balance - (await exchangeBalance(rich))).toBe(2_975);
  });

  test("is not made with another reseller's token, which its owner can still use", async () => {
    const token = await tokenOf(rich);
    const thief = await newReseller(server);
    await fillAccount(thief, { country: 'DE' });
    expect(await bodyOf(topUp(token, 25, randomUUID(), thief))).toMatchObject(signInAgain);
    expect(await bodyOf(topUp(token))).toMatchObject({ status: 'SUCCESS' });
  });

  test('is not made with an expired token, nor with a made-up one', async () => {
    const token = await tokenOf(rich);
    await server.db.system`update reference_exchange_token set expires_at = now() - interval '1 s'`;
    expect(await bodyOf(topUp(token))).toMatchObject(signInAgain);
    expect(await bodyOf(topUp('made up'))).toMatchObject(signInAgain);
  });
});
