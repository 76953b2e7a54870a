import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiptFileName } from '#domain/purchase.ts';
import type { Caller } from '#server/core/caller.ts';
import { drawAside } from '#server/documents/draw-aside.ts';
import { submitCreditTopUp } from '#server/payments/index.ts';
import { settlePayment } from '#server/payments/settle.ts';
import type { Receipt } from '#server/payments/receipts/receipt.ts';
import { receiptTexts } from '#server/payments/receipts/texts.ts';
import { creditTopUp, decide, fillAccount, orderPackages } from '#support/payer.ts';
import { pdfPages } from '#support/pdf-text.ts';
import { bodyOf, newReseller, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { addReseller, callOf, openPaymentStore, topUp as topUpBody } from './payment-store.ts';

const secret = newSecret();
const document = new URL('../../../src/server/payments/receipts/receipt-document.ts', import.meta.url);

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer({ secret });
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
});

const topUp = async (amount: number, total: number): Promise<Schemas['PaymentSubmitted']> =>
  bodyOf(
    reseller.api.POST('/payments/credit/submit', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: creditTopUp(server, amount, total),
    }),
  );

const download = (url = '', locale = 'en-US', token = reseller.token): Promise<Response> =>
  fetch(url, { headers: { authorization: `Bearer ${token}`, locale } });

const textOf = async (url: string | undefined, locale?: string): Promise<string> => {
  const response = await download(url, locale);
  expect(response.status).toBe(200);
  return pdfPages(await response.bytes()).join('');
};

const packageNamed = async (name: string) => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const found = dataPackages.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no package ${name}`);
  return found;
};

describe('the receipt of a settled purchase', () => {
  test('is a PDF that only its owner gets', async () => {
    await fillAccount(reseller, { country: 'DE' });
    const { receiptUrl, date, items } = await decide(reseller, await topUp(25, 29.75));
    expect(items[0]?.receiptUrl).toBe(receiptUrl);
    const response = await download(receiptUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const name = receiptFileName(new Date(date));
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(Buffer.from(await response.bytes()).toString('latin1', 0, 5)).toBe('%PDF-');

    const stranger = await newReseller(server);
    expect((await download(receiptUrl, 'en', stranger.token)).status).toBe(404);
    expect((await fetch(receiptUrl ?? '')).status).toBe(401);
  });

  test('says who paid what, how, and with which tax', async () => {
    const { id } = await packageNamed('Europe 5 GB');
    await fillAccount(
      reseller,
      {
        country: 'DE',
        addressLine1: 'Straße des 17. Juni 1',
        postalCode: '10623',
        townOrDistrict: 'Łódź',
      },
      { firstName: 'Łukasz', lastName: 'Kőszegi', companyName: 'Größe & Söhne €', taxId: 'DE136695976' },
    );
    const price = await bodyOf(
      reseller.api.POST('/products/calculate-cart-price', { body: [{ dataPackageId: id, amount: 1_000 }] }),
    );
    const order = await orderPackages(server, reseller, [{ dataPackageId: id, amount: 1_000 }]);
    const { receiptUrl } = await decide(reseller, order);
    const figure = (locale: string, value = 0) => `${value.toLocaleString(locale, { minimumFractionDigits: 2 })} USD`;

    const english = await textOf(receiptUrl, 'en-US');
    const discount = price.bulkDiscount?.discountValues[0]?.priceValue;
    for (const part of [
      /^SimshelfInvoice/,
      /Invoice number\d+-1Date/,
      'Größe & Söhne €',
      'Łukasz Kőszegi',
      'Straße des 17. Juni 1',
      '10623 ŁódźGermany',
      'VAT number: DE136695976',
      'Payment methodCard',
      `1,000${figure('en', price.items[0]?.prices[0]?.priceValue)}Europe 5 GB`,
      `Bulk discount 8%−${figure('en', discount)}`,
      `VAT 19%${figure('en', price.vat[0]?.priceValue)}`,
      `Total paid${figure('en', price.totalPrices[0]?.priceValue)}`,
    ]) {
      expect(english).toMatch(part);
    }
    const german = await textOf(receiptUrl, 'de-DE');
    expect(german).toMatch(/^SimshelfRechnungRechnungsempfänger/);
    expect(german).toContain('ZahlungsartKarte');
    expect(german).toContain(`${figure('de', price.items[0]?.prices[0]?.priceValue)}Europa 5 GB`);
    expect(german).toContain(`Bezahlter Betrag${figure('de', price.totalPrices[0]?.priceValue)}`);
    expect(german).toContain('Mengenrabatt 8\u00A0%');
    const { methodNames, rateSources, ...words } = receiptTexts.en;
    const englishTexts = [...Object.values(words), ...Object.values({ ...methodNames, ...rateSources })].map(
      (text) => text.split(' {')[0] ?? '',
    );
    expect(englishTexts.filter((text) => german.includes(text))).toEqual([]);
  });

  test('says when the recipient owes the tax', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: 'ATU13585627' });
    const { receiptUrl } = await decide(reseller, await topUp(25, 25));
    expect(await textOf(receiptUrl)).toMatch(
      /VAT 0%0\.00 USDTotal paid25\.00 USDReverse charge: the recipient owes the VAT/,
    );
    await fillAccount(reseller, { country: 'US' }, { taxId: 'US1' });
    const { receiptUrl: abroad } = await decide(reseller, await topUp(25, 25));
    expect(await textOf(abroad)).toMatch(
      /Total paid25\.00 USDNot subject to VAT in the European Union \(place of supply: United States\)\.$/,
    );
  });

  test('stays as it was when the account changes', async () => {
    await fillAccount(reseller, { country: 'DE' }, { companyName: 'Before' });
    const { receiptUrl } = await decide(reseller, await topUp(25, 29.75));
    const first = await (await download(receiptUrl)).bytes();
    await fillAccount(reseller, { country: 'AT' }, { companyName: 'After' });
    expect(await (await download(receiptUrl)).bytes()).toEqual(first);
  });

  test('is made once in each language and kept, whatever the store is called later', async () => {
    await fillAccount(reseller, { country: 'DE' });
    const { id, receiptUrl } = await decide(reseller, await topUp(25, 29.75));
    const atOnce = await Promise.all(Array.from({ length: 4 }, async () => (await download(receiptUrl)).bytes()));
    expect(new Set(atOnce.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);

    const { databaseUrl } = server;
    const renamed = await startTestServer({ secret, databaseUrl, publicUrl: server.url, storeName: 'Renamed' });
    try {
      const path = `http://localhost:${renamed.port}/client-api/payments/history/${id}/receipt`;
      expect(await (await download(path)).bytes()).toEqual(atOnce[0]);
      expect(await textOf(path, 'de-DE')).toMatch(/^RenamedRechnung/);
      expect(await textOf(receiptUrl, 'de-DE')).toMatch(/^RenamedRechnung/);
    } finally {
      await renamed.stop();
    }
  });

  test('that cannot be drawn fails alone', async () => {
    const frame = { storeName: 'Store', language: 'en' } as const;
    const sample: Receipt = {
      number: '1-1',
      seller: null,
      issuedAt: new Date(0),
      recipient: {
        firstName: 'Ann',
        lastName: 'Example',
        companyName: '',
        taxId: '',
        addressLine1: '',
        addressLine2: '',
        addressLine3: '',
        postalCode: '',
        townOrDistrict: '',
        country: 'DE',
      },
      methodName: 'Card',
      currency: 'USD',
      discountBps: 0,
      discount: 0,
      vatBps: 1900,
      vatBasis: { kind: 'CHARGED' },
      vatConversion: null,
      vat: 19,
      total: 119,
      lines: [],
    };
    const [failed, drawn] = await Promise.allSettled([
      drawAside(document, { ...sample, issuedAt: new Date(Number.NaN) }, frame),
      drawAside(document, sample, frame),
    ]);
    expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('takes any text of its user', async () => {
    const wide = 'W'.repeat(255);
    await fillAccount(
      reseller,
      { country: 'DE', addressLine1: '日本語 evil', addressLine3: '\u{12000} cuneiform', addressLine2: '😀 <b>(x)\\' },
      { companyName: wide },
    );
    const { receiptUrl } = await decide(reseller, await topUp(25, 29.75));
    const text = await textOf(receiptUrl);
    expect(text.match(/W/g)?.length).toBe(255);
    expect(text).toContain('日本語 evil');
    expect(text).toContain('cuneiform');
    expect(text).toContain('😀 <b>(x)\\');
    expect(text).not.toMatch(/[?\u{12000}]/u);
    expect(await bodyOf(reseller.api.GET('/users/current'))).toMatchObject({ notPrinted: ['\u{12000}'] });
  });

  test('goes on to further pages', async () => {
    await fillAccount(reseller, { country: 'DE' });
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const cart = dataPackages.slice(0, 60).map(({ id }) => ({ dataPackageId: id, amount: 1 }));
    const { receiptUrl } = await decide(reseller, await orderPackages(server, reseller, cart));
    const pages = pdfPages(await (await download(receiptUrl)).bytes());
    expect(pages.length).toBe(2);
    expect(pages[0]).toMatch(/1 \/ 2$/);
    for (const { name } of dataPackages.slice(0, 60)) expect(pages.join('')).toContain(name);
  });
});

describe('there is no receipt', () => {
  test('of a payment that is pending or failed', async () => {
    await fillAccount(reseller, { country: 'DE' });
    const submitted = await topUp(25, 29.75);
    const url = `${server.url}/client-api/payments/history/${submitted.paymentId}/receipt`;
    expect((await download(url)).status).toBe(404);
    expect(await decide(reseller, submitted, 'fail')).not.toHaveProperty('receiptUrl');
    expect((await download(url)).status).toBe(404);
  });

  test.each([randomUUID(), 'receipt', '1%20'])('of %s', async (id) => {
    expect((await download(`${server.url}/client-api/payments/history/${id}/receipt`)).status).toBe(404);
  });
});

test('has a number without a gap in a series of its reseller, also when payments are settled at once', async () => {
  const store = await openPaymentStore();
  try {
    const [one, other] = [await addReseller(store, { country: 'US' }), await addReseller(store, { country: 'US' })];
    const pay = async (caller: Caller, outcome: 'SUCCESS' | 'FAILURE'): Promise<void> => {
      const { paymentId: id } = await submitCreditTopUp(store.deps, ...callOf(caller, topUpBody(store, 10, 10)));
      await settlePayment(store.db, { id, outcome, amount: 1_000, currency: 'USD' });
    };
    const outcomes = ['SUCCESS', 'FAILURE', ...Array.from({ length: 8 }, () => 'SUCCESS' as const)] as const;
    await Promise.all(outcomes.flatMap((outcome) => [pay(one, outcome), pay(other, outcome)]));
    const series = await store.db.system<{ numbers: number[] }[]>`
      select array_agg(split_part(number, '-', 2)::integer order by split_part(number, '-', 2)::integer) as numbers
      from receipt group by reseller_id, split_part(number, '-', 1)`;
    expect(series.map(({ numbers }) => numbers)).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]);
  } finally {
    await store.stop();
  }
});

test('lists the bulk discounts that a cart gets', async () => {
  expect(await bodyOf(reseller.api.GET('/payments/bulk-discounts'))).toEqual([
    { minAmount: 10, discountRate: 0.03 },
    { minAmount: 50, discountRate: 0.05 },
    { minAmount: 100, discountRate: 0.08 },
  ]);
  const { response } = await storefrontClient(server).GET('/payments/bulk-discounts');
  expect(response.status).toBe(401);
});
