// The VAT of an invoice in the currency of the seller's member state: the rates, the payments that keep them, and what documents say.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastRateDay } from '#domain/vat-conversion.ts';
import { createLog } from '#server/core/log.ts';
import { createEcb, createSimulatedRates, type RatePublisher } from '#server/gateways/index.ts';
import { parseEcbRates } from '#server/gateways/rates/ecb.ts';
import { euroRatesJob } from '#server/payments/index.ts';
import { storeCard } from '#support/card.ts';
import { attentionTo, newPayer, openDesk, orderTopUp, pay, refundPayment } from '#support/desk.ts';
import { ageEuroRates, euroRates, forgetEuroRates, startEcb } from '#support/ecb.ts';
import type { Operator } from '#support/operator-client.ts';
import { creditTopUp, fillAccount, liveIn, purchases } from '#support/payer.ts';
import { pdfPages } from '#support/pdf-text.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import type { StandIn } from '#support/stand-in.ts';
import { setCredit } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { bankTransfer } from '#support/transfers.ts';

const secret = newSecret();
const seller = { timeZone: 'Europe/Berlin', country: 'DE', name: 'Berg Mobile GmbH', vatNumber: 'DE136695976' };
const today = () => new Date().toISOString().slice(0, 10);

let ecb: StandIn;
let server: TestServer;
let olivia: Operator;
let reseller: Reseller;
let ecbUrl: string;

const rates = () => euroRates(server);
const rateOfDollar = async () => (await rates()).find(({ currency }) => currency === 'USD');
const readFrom = (publisher: RatePublisher) =>
  euroRatesJob({ system: server.db.system, publisher, log: createLog('silent') }).work({});
const read = () => readFrom(createEcb({ url: ecbUrl, timeoutMs: 500 }));
const publishToday = async (order = {}) => {
  await forgetEuroRates(server);
  await ecb.order('behave');
  await ecb.order('publish', order);
  await read();
};

beforeAll(async () => {
  ecb = await startEcb();
  ecbUrl = new URL('/eurofxref-daily.xml', ecb.address).href;
  ({ server, olivia } = await openDesk({ hasBackgroundWork: true, seller, secret, ecbUrl, bankTransfer }));
  await until('the rates are read at the start', async () => (await rateOfDollar())?.source === 'ECB');
});
afterAll(async () => {
  await server.stop();
  await ecb.stop();
});
beforeEach(async () => {
  await publishToday();
  reseller = await newPayer(server);
});

const paid = async (): Promise<string> => pay(server, await orderTopUp(server, reseller));
const textAt = async (path: string, locale: string): Promise<string> => {
  const response = await fetch(`${server.url}/client-api/payments/${path}`, {
    headers: { authorization: `Bearer ${reseller.token}`, locale },
  });
  return pdfPages(await response.bytes()).join('');
};
const invoice = (id: string, locale = 'en') => textAt(`history/${id}/receipt`, locale);
/** The rate is not shown by anything but the invoice. */
const hasRate = async (id: string) => (await invoice(id)).includes('(1 EUR = 1.0850 USD, European Central Bank, ');

describe('VAL-118: the rates of the European Central Bank', () => {
  test('are kept as they were published', async () => {
    expect(await rates()).toContainEqual({ asOf: today(), currency: 'GBP', rate: '0.84330', source: 'ECB' });
    expect(await rateOfDollar()).toEqual({ asOf: today(), currency: 'USD', rate: '1.0850', source: 'ECB' });
  });

  test('are not asked for again while no newer ones can be there', async () => {
    const asked = async () => ((await ecb.order('books')) as { asked: number }).asked;
    await publishToday({ asOf: lastRateDay(new Date()) });
    const before = await asked();
    await read();
    expect(await asked()).toBe(before);
    await ageEuroRates(server, 10);
    await read();
    expect(await asked()).toBe(before + 1);
  });

  test.each(['is away', 'is slow', 'sends garbage', 'answers 500', 'sends too much'])(
    'a bank that %s changes no rate',
    async (fault) => {
      await ageEuroRates(server, 4);
      const before = await rates();
      await ecb.order('misbehave', { fault });
      await read();
      expect(await rates()).toEqual(before);
    },
  );

  test.each([
    ['no day', `<Cube><Cube currency='USD' rate='1.0850'/></Cube>`, 'not the rates of one day'],
    [
      'two days',
      `<Cube time='2026-11-26'/><Cube time='2026-11-27'><Cube currency='USD' rate='1.0850'/></Cube>`,
      'not the rates of one day',
    ],
    ['a day that is none', `<Cube time='2026-13-01'><Cube currency='USD' rate='1.0850'/></Cube>`, 'Invalid ISO date'],
    ['no dollar', `<Cube time='2026-11-27'><Cube currency='GBP' rate='0.8433'/></Cube>`, 'so many dollars'],
    [
      'a dollar that never was',
      `<Cube time='2026-11-27'><Cube currency='USD' rate='10.850'/></Cube>`,
      'so many dollars',
    ],
    [
      'a rate that is none',
      `<Cube time='2026-11-27'><Cube currency='USD' rate='-1.0850'/></Cube>`,
      'must match pattern',
    ],
    ['a currency without a rate', `<Cube time='2026-11-27'><Cube currency='USD'/></Cube>`, 'expected string'],
    ['an entity', `<Cube time='2026-11-27'><Cube currency='USD' rate='&rate;'/></Cube>`, 'undefined entity'],
  ])('with %s are refused', (_, cubes, message) => {
    const xml = `<!DOCTYPE e [<!ENTITY rate "1.0850">]><e xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">${cubes}</e>`;
    expect(() => parseEcbRates(xml)).toThrow(message);
  });

  test('of a simulator give way to those of the bank, and say what they are', async () => {
    await forgetEuroRates(server);
    await readFrom(createSimulatedRates());
    expect(await rateOfDollar()).toMatchObject({ source: 'SIMULATOR' });
    const id = await paid();
    expect(await invoice(id)).toMatch(/VAT in EUR: 17\.52 EUR \(1 EUR = 1\.0842 USD, simulated rate, /);
    await read();
    expect(new Set((await rates()).map(({ source }) => source))).toEqual(new Set(['ECB']));
  });
});

/** How many invoices lack their VAT in euro, as the desk lists them. */
const lacking = async (): Promise<number> => (await attentionTo(olivia, 'EUR'))[0]?.facts.count ?? 0;

describe('VAL-118: a payment that is settled keeps the rate', () => {
  test('by card', async () => {
    expect(await hasRate(await paid())).toBe(true);
  });

  test('by the balance of an exchange account', async () => {
    const username = '+491701234567';
    await bodyOf(reseller.api.POST('/crypto-payments/authenticate/start', { body: { username } }));
    const code = { username, code: '123456', authType: 'smsCode' } as const;
    const { token } = await bodyOf(reseller.api.POST('/crypto-payments/authenticate/submit', { body: code }));
    const body = { ...creditTopUp(server, 10, 11.9), paymentMethodId: 'exchange-balance', token };
    const params = { header: { 'Idempotency-Key': randomUUID() } };
    const { paymentId } = await bodyOf(reseller.api.POST('/payments/credit/submit', { params, body }));
    expect(await hasRate(paymentId)).toBe(true);
  });

  test.each([
    ['as much as was asked for', 119],
    ['another amount', 50],
  ])('by a bank transfer of %s', async (_, value) => {
    const { paymentId } = await orderTopUp(server, reseller, 100, 'bank-transfer');
    const params = { path: { id: paymentId }, header: { 'Idempotency-Key': randomUUID() } };
    const body = { value, currencyCode: 'USD', valueDate: today(), note: 'Statement 47' };
    await bodyOf(olivia.desk.POST('/payments/{id}/settle', { params, body }));
    const booked = (await purchases(reseller)).find(({ items }) => items[0]?.status === 'SUCCESS');
    expect(await hasRate(booked?.id ?? '')).toBe(true);
  });

  test('by an automatic top-up', async () => {
    await storeCard(server, reseller);
    await setCredit(server, reseller, 0);
    const body = { enabled: true, threshold: 10, amount: 20 };
    await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
    const charged = async () => (await purchases(reseller)).find(({ items }) => items[0]?.status === 'SUCCESS');
    await until('it is charged', async () => (await charged()) !== undefined);
    expect(await hasRate((await charged())?.id ?? '')).toBe(true);
  });

  test('of then, whatever comes later', async () => {
    const id = await paid();
    await publishToday({ usd: '1.2000' });
    expect(await hasRate(id)).toBe(true);
    expect(await invoice(id)).toContain('1 EUR = 1.0850 USD');
  });

  test('but not where no VAT is charged, or in the currency of the seller', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: 'ATU13585627' });
    const body = creditTopUp(server, 100, 100);
    const order = await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body }));
    expect(await invoice(await pay(server, order))).not.toContain('VAT in');

    const inEuro = await newReseller(server);
    await setCredit(server, inEuro, 0);
    await liveIn(inEuro, 'DE');
    await bodyOf(inEuro.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
    const euros = creditTopUp(server, 100, 119, 'EUR');
    const euroOrder = await bodyOf(inEuro.api.POST('/payments/credit/submit', { params: {}, body: euros }));
    const id = await pay(server, euroOrder);
    reseller = inEuro;
    expect(await invoice(id)).toMatch(/Total paid119\.00 EURSeller/);
  });

  test.each([
    ['there is none', () => forgetEuroRates(server)],
    ['the last one is older than five days', () => ageEuroRates(server, 6)],
  ])('and goes on without one where %s, which operators see', async (_, change) => {
    await change();
    expect(await invoice(await paid())).not.toContain('VAT in');
    const [item] = await attentionTo(olivia, 'EUR');
    expect(item).toMatchObject({ kind: 'VAT_RATE', facts: { name: 'EUR' } });
    await paid();
    expect(await lacking()).toBe((item?.facts.count ?? 0) + 1);
  });

  test('of the last five days: the gap of Easter is none', async () => {
    const before = await lacking();
    await ageEuroRates(server, 5);
    expect(await hasRate(await paid())).toBe(true);
    expect(await lacking()).toBe(before);
  });
});

describe('VAL-119: documents name the VAT in the currency of the seller', () => {
  const [year, month, day] = today().split('-');
  const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(today()));

  test('an invoice and its credit note, in both languages, at the same rate', async () => {
    const id = await paid();
    expect(await invoice(id)).toMatch(
      new RegExp(`VAT in EUR: 17\\.51 EUR \\(1 EUR = 1\\.0850 USD, European Central Bank, ${short}\\)`),
    );
    expect(await invoice(id, 'de')).toMatch(
      new RegExp(
        `USt\\. in EUR: 17,51 EUR \\(1 EUR = 1,0850 USD, Europäische Zentralbank, ${day}\\.${month}\\.${year}\\)`,
      ),
    );
    await publishToday({ usd: '1.2000' });
    const { refunds } = await bodyOf(refundPayment(olivia, id, 59.5));
    const refundId = refunds[0]?.id ?? '';
    await until('the money has gone back', async () => {
      const response = await fetch(`${server.url}/client-api/payments/credit-notes/${refundId}`, {
        headers: { authorization: `Bearer ${reseller.token}` },
      });
      return response.ok;
    });
    const note = await textAt(`credit-notes/${refundId}`, 'en');
    expect(note).toMatch(/VAT in EUR: 8\.76 EUR \(1 EUR = 1\.0850 USD/);
  });

  test('a seller outside the euro area names both rates', async () => {
    const { databaseUrl } = server;
    const czech = { ...seller, country: 'CZ', vatNumber: 'CZ25123891' };
    const other = await startTestServer({ databaseUrl, secret, publicUrl: server.url, seller: czech, ecbUrl });
    try {
      const id = await paid();
      expect(await invoice(id)).toMatch(/VAT in CZK: 425\.79 CZK \(1 EUR = 1\.0850 USD = 24\.315 CZK,/);
    } finally {
      await other.stop();
      const again = await startTestServer({ databaseUrl, secret, publicUrl: server.url, seller, ecbUrl });
      await again.stop();
    }
  });
});
