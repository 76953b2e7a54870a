// Which VAT numbers save the tax, what VIES says about them, and what the invoice says.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawAside } from '#server/documents/draw-aside.ts';
import type { Receipt } from '#server/payments/receipts/receipt.ts';
import { openDesk, readDeskPayment } from '#support/desk.ts';
import type { Operator } from '#support/operator-client.ts';
import { creditTopUp, decide, fillAccount } from '#support/payer.ts';
import { pdfPages } from '#support/pdf-text.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import type { StandIn } from '#support/stand-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { startVies } from '#support/vies.ts';

const known = 'ATU13585627';
/** Right in form and check digit, and the stand-in does not know it. */
const unknown = 'ATU00000060';

const secret = newSecret();
const seller = {
  timeZone: 'Europe/Berlin',
  country: 'DE',
  name: 'Berg Mobile GmbH',
  street: 'Hafenstraße 7',
  postalCode: '20457',
  city: 'Hamburg',
  vatNumber: 'DE136695976',
  register: 'Amtsgericht Hamburg, HRB 12345',
  bank: 'IBAN DE89 3704 0044 0532 0130 00',
};

let vies: StandIn;
let server: TestServer;
let olivia: Operator;
let reseller: Reseller;

beforeAll(async () => {
  vies = await startVies();
  const viesUrl = vies.address.href.replace(/\/$/, '');
  ({ server, olivia } = await openDesk({ hasBackgroundWork: true, seller, secret, viesUrl, gatewayTimeoutMs: 1_000 }));
});
afterAll(async () => {
  await server.stop();
  await vies.stop();
});
beforeEach(async () => {
  await vies.order('behave');
  reseller = await newReseller(server);
});

const asked = async () => ((await vies.order('books')) as { asked: { vatNumber: string }[] }).asked;
const userNow = () => bodyOf(reseller.api.GET('/users/current'));
const vatNow = async () =>
  (await bodyOf(reseller.api.POST('/payments/details', { body: { amount: 25, currencyCode: 'USD' } }))).vat;

const topUp = async (total: number): Promise<Schemas['Purchase']> =>
  decide(
    reseller,
    await bodyOf(
      reseller.api.POST('/payments/credit/submit', {
        params: { header: { 'Idempotency-Key': randomUUID() } },
        body: creditTopUp(server, 25, total),
      }),
    ),
  );

const textOf = async ({ receiptUrl = '' }: Schemas['Purchase'], locale = 'en'): Promise<string> => {
  const response = await fetch(receiptUrl, { headers: { authorization: `Bearer ${reseller.token}`, locale } });
  return pdfPages(await response.bytes()).join('');
};

const evidenceOf = async ({ id }: Schemas['Purchase']) => (await readDeskPayment(olivia, id)).vatNumber;

describe('VAL-112: a price says why its VAT is 0', () => {
  const exemptionNow = async () => {
    const { vatExemption } = await bodyOf(
      reseller.api.POST('/payments/details', { body: { amount: 25, currencyCode: 'USD' } }),
    );
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const cart = await bodyOf(
      reseller.api.POST('/products/calculate-cart-price', {
        body: [{ dataPackageId: dataPackages[0]?.id ?? '', amount: 1 }],
      }),
    );
    expect(cart.vatExemption).toEqual(vatExemption);
    return vatExemption;
  };

  test.each([
    [{ country: 'AT' }, known, { reason: 'REVERSE_CHARGE', vatNumber: known }],
    [{ country: 'CH' }, '', { reason: 'OUTSIDE_VAT_AREA' }],
    [{ country: 'DE', postalCode: '27498' }, '', { reason: 'OUTSIDE_VAT_AREA', territory: 'HELGOLAND' }],
    [{ country: 'AT' }, 'n/a', undefined],
    [{ country: 'DE', postalCode: '20457' }, '', undefined],
  ])('%j with the tax id "%s": %j', async (address, taxId, exemption) => {
    await fillAccount(reseller, address, { taxId });
    expect(await exemptionNow()).toEqual(exemption);
  });
});

describe('VAL-098: a tax id that is no VAT number of the billing country', () => {
  test.each(['n/a', '-', 'keine', '0', 'DE136695976'])(
    '"%s" is said at the field, and changes nothing',
    async (taxId) => {
      await fillAccount(reseller, { country: 'AT' }, { taxId });
      expect(await userNow()).toMatchObject({ taxId, taxIdNote: 'NOT_A_VAT_NUMBER' });
      expect(await vatNow()).toBe(5);
    },
  );

  test('never makes an invoice claim a reverse charge', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: 'n/a' });
    const text = await textOf(await topUp(30));
    expect(text).toContain('VAT 20%5.00 USD');
    expect(text).not.toContain('n/a');
    expect(text).not.toMatch(/reverse charge/i);
  });
});

describe('VAL-100: VIES', () => {
  test('confirms a number, and its answer is kept with the payment', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: ' atu 135 856 27' });
    expect(await userNow()).not.toHaveProperty('taxIdNote');
    const purchase = await topUp(25);
    expect(await evidenceOf(purchase)).toMatchObject({
      number: known,
      outcome: 'VALID',
      requestId: expect.stringMatching(/^STAND-IN-\d+$/),
    });
    const english = await textOf(purchase);
    expect(english).toContain(`VAT number: ${known}`);
    expect(english).toContain('Reverse charge: the recipient owes the VAT');
    expect(await textOf(purchase, 'de')).toContain('Steuerschuldnerschaft des Leistungsempfängers');
  });

  test('is not asked again for a day', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: known });
    const before = (await asked()).length;
    await topUp(25);
    await topUp(25);
    expect((await asked()).length).toBe(before);
  });

  test('does not know a number: the normal rate holds, and the field says so', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: unknown });
    expect(await userNow()).toMatchObject({ taxIdNote: 'UNKNOWN_TO_VIES' });
    const purchase = await topUp(30);
    expect(await evidenceOf(purchase)).toMatchObject({ number: unknown, outcome: 'INVALID' });
    await fillAccount(reseller, { country: 'AT' }, { taxId: known });
    expect(await vatNow()).toBe(0);
  });

  test('has said no to a number, which another number in between does not undo', async () => {
    await fillAccount(reseller, { country: 'AT' }, { taxId: unknown });
    await fillAccount(reseller, { country: 'AT' }, { taxId: known });
    await vies.order('misbehave', { fault: 'is away' });
    await fillAccount(reseller, { country: 'AT' }, { taxId: unknown });
    expect(await userNow()).toMatchObject({ taxIdNote: 'UNKNOWN_TO_VIES' });
    expect(await evidenceOf(await topUp(30))).toMatchObject({ number: unknown, outcome: 'INVALID' });
    await fillAccount(reseller, { country: 'AT' }, { taxId: known });
    expect(await evidenceOf(await topUp(25))).toMatchObject({ number: known, outcome: 'VALID' });
  });

  test.each(['is away', 'is slow', 'sends garbage', 'cannot reach the member state'])(
    'that %s blocks no payment, and is asked again with the next one',
    async (fault) => {
      await vies.order('misbehave', { fault });
      await fillAccount(reseller, { country: 'AT' }, { taxId: known });
      expect(await evidenceOf(await topUp(25))).toMatchObject({ number: known, outcome: 'UNANSWERED' });
      await vies.order('behave');
      expect(await evidenceOf(await topUp(25))).toMatchObject({ outcome: 'VALID' });
    },
  );

  test('does not know a number that it was silent about before: the refusal says so, with the new total', async () => {
    await vies.order('misbehave', { fault: 'is away' });
    await fillAccount(reseller, { country: 'AT' }, { taxId: unknown });
    expect(await vatNow()).toBe(0);
    await vies.order('behave');
    const submit = async (total: number) =>
      (
        await reseller.api.POST('/payments/credit/submit', {
          params: { header: { 'Idempotency-Key': randomUUID() } },
          body: creditTopUp(server, 25, total),
        })
      ).error;
    const message = 'The VAT number could not be confirmed, so VAT is added. The new total is 30.00 USD.';
    expect(await submit(25)).toMatchObject({ status: 409, code: 'vat_added', message, values: { total: '30.00 USD' } });
    expect(await submit(24)).toMatchObject({ status: 409, code: 'price_changed' });
    await topUp(30);
  });

  test('is not asked where no number counts', async () => {
    const before = (await asked()).length;
    await fillAccount(reseller, { country: 'DE' }, { taxId: 'DE136695976' });
    await fillAccount(reseller, { country: 'ES', postalCode: '35001' }, { taxId: 'ESB58378431' });
    await fillAccount(reseller, { country: 'AT' }, { taxId: 'n/a' });
    expect((await asked()).length).toBe(before);
  });
});

describe('an invoice', () => {
  test('VAL-101: names the seller of the time when it was issued, whoever sells later', async () => {
    await fillAccount(reseller, { country: 'DE' });
    const purchase = await topUp(29.75);
    const english = await textOf(purchase);
    for (const part of [
      /Invoice number\d+-1Date.+Date of supply/,
      'Net amount25.00 USDVAT 19%4.75 USDTotal paid29.75 USD',
      'Seller: Berg Mobile GmbH, Hafenstraße 7, 20457 Hamburg, Germany',
      'VAT number: DE136695976',
      'Register: Amtsgericht Hamburg, HRB 12345',
      'Bank account: IBAN DE89 3704 0044 0532 0130 00',
    ])
      expect(english).toMatch(part);
    const { databaseUrl } = server;
    const other = { ...seller, name: 'Another GmbH' };
    const successor = await startTestServer({ databaseUrl, secret, publicUrl: server.url, seller: other });
    await successor.stop();
    const german = await textOf(purchase, 'de');
    expect(german).toContain('Leistender Unternehmer: Berg Mobile GmbH, Hafenstraße 7');
    expect(await textOf(await topUp(29.75))).toContain('Seller: Another GmbH');
    const again = await startTestServer({ databaseUrl, secret, publicUrl: server.url, seller });
    await again.stop();
  });

  test('VAL-099: says why no tax is due outside the VAT area', async () => {
    await fillAccount(reseller, { country: 'ES', postalCode: '35001' });
    const purchase = await topUp(25);
    expect(await textOf(purchase)).toContain(
      'Not subject to VAT in the European Union (place of supply: Canary Islands).',
    );
    expect(await textOf(purchase, 'de')).toContain('nicht steuerbar (Leistungsort: Kanarische Inseln)');
  });

  test('VAL-098: prints the tax id of a country whose form is not known', async () => {
    await fillAccount(reseller, { country: 'US' }, { taxId: '12-3456789' });
    expect(await textOf(await topUp(25))).toContain('Tax ID: 12-3456789');
  });

  test.each(['n/a', 'keine', '-', '0'])('VAL-106: does not print "%s", which the field says', async (taxId) => {
    await fillAccount(reseller, { country: 'US' }, { taxId });
    expect(await userNow()).toMatchObject({ taxId, taxIdNote: 'NO_NUMBER' });
    expect(await textOf(await topUp(25))).not.toContain('Tax ID');
  });

  test('VAL-107: a former postal code counts with the name of its town', async () => {
    await fillAccount(reseller, { country: 'IT', postalCode: '23030', townOrDistrict: 'Valdisotto' });
    expect(await vatNow()).toBe(5.5);
    await fillAccount(reseller, { country: 'IT', postalCode: '23030', townOrDistrict: 'Livigno' });
    expect(await vatNow()).toBe(0);
    expect(await textOf(await topUp(25))).toContain('(place of supply: Livigno).');
  });

  const document = new URL('../../../src/server/payments/receipts/receipt-document.ts', import.meta.url);
  const newYear: Receipt = {
    number: '1-1',
    issuedAt: new Date('2026-11-30T23:30:00Z'),
    seller,
    recipient: {
      firstName: 'Ann',
      lastName: 'Example',
      companyName: '',
      taxId: 'n/a',
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      postalCode: '',
      townOrDistrict: '',
      country: 'AT',
    },
    methodName: 'Card',
    currency: 'USD',
    discountBps: 0,
    discount: 0,
    vatBps: 0,
    vatBasis: null,
    vatConversion: null,
    vat: 0,
    total: 100,
    lines: [],
  };
  const drawn = async (receipt: Receipt): Promise<string> =>
    pdfPages(await drawAside(document, receipt, { storeName: 'Store', language: 'en' })).join('');

  test("VAL-101: has the date of the seller's time zone, and one of an earlier release that of UTC", async () => {
    expect(await drawn(newYear)).toContain('Date1 December 2026');
    expect(await drawn({ ...newYear, seller: null })).toContain('Date30 November 2026');
  });

  test('of a payment that an earlier release took without tax claims nothing for "n/a"', async () => {
    expect(await drawn(newYear)).not.toMatch(/reverse charge/i);
    const { recipient } = newYear;
    expect(await drawn({ ...newYear, recipient: { ...recipient, taxId: known } })).toMatch(/Reverse charge/);
  });

  test.each([
    ['Arabic', 'شركة السفر'],
    ['Hebrew', 'חברת נסיעות'],
    ['Thai', 'กรุงเทพ'],
    ['Devanagari', 'नमस्ते'],
    ['Chinese', '北京市朝阳区'],
    ['Japanese', '東京タワー'],
    ['Korean', '서울특별시'],
    ['Georgian', 'საქართველო'],
    ['Armenian', 'Հայաստան'],
    ['Vietnamese', 'Công ty Việt Nam'],
  ])('VAL-102: prints %s as itself', async (_, companyName) => {
    const { recipient } = newYear;
    const text = await drawn({ ...newYear, recipient: { ...recipient, companyName } });
    expect(text).not.toContain('?');
    const letters = companyName.match(/[^\s\p{Mark}]/gu) ?? [];
    expect(letters.filter((letter) => !text.includes(letter))).toEqual([]);
  });

  // Arabic letters share their shapes with others and differ in dots, Thai AM is drawn in two parts around the tone mark, and the
  // first vowel of "Hindi" is drawn before its consonant.
  test('VAL-109: has the typed letters for those who copy and search', async () => {
    const { recipient } = newYear;
    const typed = { companyName: 'شارع الشيخ زايد', firstName: 'ห้องน้ำ', lastName: 'สมชาย', addressLine1: 'हिन्दी क्षेत्र' };
    const text = await drawn({ ...newYear, recipient: { ...recipient, ...typed } });
    // From left to right, as it is seen.
    expect(text).toContain(Array.from('شارع الشيخ زايد').toReversed().join(''));
    expect(text).toContain('ห้องน้ำ สมชาย');
    expect(text).toContain('हिन्दी क्षेत्र');
  });

  test('VAL-110: prints emoji, and a box for what no font has', async () => {
    const { recipient } = newYear;
    const text = await drawn({ ...newYear, recipient: { ...recipient, companyName: 'Café ☕️ 👩‍💻 🇩🇪 𒀀 Ltd' } });
    expect(text).toContain('Café ☕️ 👩‍💻 🇩🇪 □ LtdAnn Example');
  });

  test('VAL-102: prints what is read from the right in its order, with figures and brackets', async () => {
    const { recipient } = newYear;
    const text = await drawn({ ...newYear, recipient: { ...recipient, companyName: 'אבג (12) ABC דה' } });
    // From left to right, as it is seen.
    expect(text).toContain('הד ABC (12) גבא');
    const arabic = await drawn({ ...newYear, recipient: { ...recipient, companyName: 'شركة السفر' } });
    expect(arabic).toContain('رفسلا ةكرش');
  });
});
