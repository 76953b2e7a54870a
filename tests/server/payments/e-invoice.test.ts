// The XML in the PDF of an invoice: by the schema of the profile EN 16931, and by rules of the standard that no schema can hold.
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { describe, expect, test } from 'vitest';
import { draw as drawNote } from '#server/payments/receipts/credit-note-document.ts';
import type { CreditNote } from '#server/payments/receipts/credit-note.ts';
import { draw as drawInvoice } from '#server/payments/receipts/receipt-document.ts';
import type { Receipt } from '#server/payments/receipts/receipt.ts';

const frame = { storeName: 'Berg Mobile', language: 'de' } as const;

const shared = {
  number: '1001-7',
  issuedAt: new Date('2026-11-30T23:30:00Z'),
  seller: {
    timeZone: 'Europe/Berlin',
    country: 'DE',
    name: 'Berg & Söhne <GmbH>',
    street: 'Hafenstraße 7',
    postalCode: '20457',
    city: 'Hamburg',
    vatNumber: 'DE136695976',
    taxNumber: '12/345/67890',
  },
  recipient: {
    firstName: 'محمد',
    lastName: 'عبد الله',
    companyName: 'شركة السفر',
    taxId: 'ATU13585627',
    addressLine1: 'Graben 1',
    addressLine2: '',
    addressLine3: '',
    postalCode: '1010',
    townOrDistrict: 'Wien',
    country: 'AT',
  },
  methodName: 'Card',
  currency: 'EUR',
  vatConversion: null,
};

const charged: Receipt = {
  ...shared,
  vatBasis: { kind: 'CHARGED' },
  vatBps: 2_000,
  discountBps: 300,
  discount: 90,
  vat: 582,
  total: 3_492,
  lines: [
    { name: 'Europe 5 GB', dataPackage: null, amount: 3, total: 2_000 },
    { name: null, dataPackage: null, amount: 1, total: 1_000 },
  ],
};
const untaxed = { vatBps: 0, vat: 0, total: 2_910 };
const reverse: Receipt = { ...charged, ...untaxed, vatBasis: { kind: 'REVERSE_CHARGE', number: 'ATU13585627' } };
const outside: Receipt = { ...charged, ...untaxed, vatBasis: { kind: 'OUTSIDE', territory: 'CANARY_ISLANDS' } };
const note: CreditNote = {
  ...shared,
  number: '1001-C2',
  receipt: '1001-7',
  receiptIssuedAt: shared.issuedAt,
  transfer: null,
  vatBasis: { kind: 'CHARGED' },
  vatBps: 2_000,
  vat: 200,
  amount: 1_200,
};

const rates = { asOf: '2026-11-27', source: 'ECB', rates: { USD: '1.0850' } } as const;
const inDollars: Receipt = { ...charged, currency: 'USD', vatConversion: { ...rates, currency: 'EUR' } };
/** The seller of a country outside the euro area: across the euro. */
const inKoruny: Receipt = {
  ...inDollars,
  vatConversion: { ...rates, currency: 'CZK', rates: { USD: '1.0850', CZK: '24.315' } },
};
const noteInDollars: CreditNote = { ...note, currency: 'USD', vatConversion: { ...rates, currency: 'EUR' } };

const documents = {
  'an invoice in dollars': () => drawInvoice(inDollars, frame),
  'an invoice in dollars of a seller outside the euro area': () => drawInvoice(inKoruny, frame),
  'a credit note in dollars': () => drawNote(noteInDollars, frame),
  'an invoice with tax': () => drawInvoice(charged, frame),
  'an invoice with reverse charge': () => drawInvoice(reverse, frame),
  'an invoice outside the VAT area': () => drawInvoice(outside, frame),
  'a credit note': () => drawNote(note, frame),
};

const xmlOf = async (pdf: Uint8Array): Promise<string> => (await extractXml(pdf)).xml;

const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(String.raw`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, value = '']) => value,
  );
/** The amounts of the tax by their currency (BT-110, BT-111). */
const taxTotals = (xml: string): Record<string, number> =>
  Object.fromEntries(
    [...xml.matchAll(/<ram:TaxTotalAmount currencyID="(\w+)">([^<]*)</g)].map(([, code = '', value]) => [
      code,
      Math.round(Number(value) * 100),
    ]),
  );
const taxOf = (xml: string): number => taxTotals(xml)[all(xml, 'InvoiceCurrencyCode')[0] ?? ''] ?? Number.NaN;
const cents = (xml: string, name: string): number =>
  Math.round(all(xml, name).reduce((sum, value) => sum + Number(value), 0) * 100);
const party = (xml: string, name: string): string => xml.split(`ram:${name}>`)[1] ?? '';
const totalsOf = (xml: string): string => party(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation');

/** Rules by their ids in EN 16931: each says whether the document keeps it. */
const rules: Readonly<Record<string, (xml: string) => boolean>> = {
  'BR-01, BR-02, BR-03, BR-05: specification, number, date, currency': (xml) =>
    ['>urn:cen.eu:en16931:2017<', '<ram:ID>1001-', 'format="102">20261201<'].every((part) => xml.includes(part)) &&
    /InvoiceCurrencyCode>(?:EUR|USD)</.test(xml),
  'BR-06, BR-08, BR-09: the seller with name, address and country': (xml) =>
    /<ram:Name>Berg &amp; Söhne &lt;GmbH&gt;<.*<ram:CountryID>DE</.test(party(xml, 'SellerTradeParty')),
  'BR-07, BR-10, BR-11: the buyer with name, address and country': (xml) =>
    /<ram:Name>شركة السفر<.*<ram:CountryID>AT</.test(party(xml, 'BuyerTradeParty')),
  'BR-16: a line': (xml) => all(xml, 'LineID').length > 0,
  'BR-CO-10: the lines are what the sum of lines says': (xml) =>
    cents(xml, 'LineTotalAmount') === 2 * cents(totalsOf(xml), 'LineTotalAmount'),
  'BR-CO-11: the allowances are what their sum says': (xml) =>
    cents(xml, 'ActualAmount') === cents(xml, 'AllowanceTotalAmount'),
  'BR-CO-13: net is lines less allowances': (xml) =>
    cents(xml, 'TaxBasisTotalAmount') === cents(totalsOf(xml), 'LineTotalAmount') - cents(xml, 'AllowanceTotalAmount'),
  'BR-CO-14: the tax is what its breakdown says': (xml) => cents(xml, 'CalculatedAmount') === taxOf(xml),
  'BR-CO-15: gross is net and tax': (xml) =>
    cents(xml, 'GrandTotalAmount') === cents(xml, 'TaxBasisTotalAmount') + taxOf(xml),
  'BR-CO-16: due is gross less what was paid': (xml) =>
    cents(xml, 'DuePayableAmount') === cents(xml, 'GrandTotalAmount') - cents(xml, 'TotalPrepaidAmount'),
  'BR-CO-17: the tax is its basis by its rate': (xml) => {
    const rate = Number(all(xml, 'RateApplicablePercent')[0] ?? 0);
    return cents(xml, 'CalculatedAmount') === Math.round((cents(xml, 'BasisAmount') * rate) / 100);
  },
  'BR-53: with a currency of the tax there is the tax in that currency, and no other one': (xml) => {
    const own = all(xml, 'TaxCurrencyCode');
    const others = Object.keys(taxTotals(xml)).filter((code) => code !== all(xml, 'InvoiceCurrencyCode')[0]);
    return own.length <= 1 && own.join() === others.join();
  },
  'BR-CO-26: the seller can be identified': (xml) => party(xml, 'SellerTradeParty').includes('>DE136695976<'),
  'BR-S-02, BR-S-10: with a rate the seller has a VAT number, and no reason of an exemption': (xml) =>
    !xml.includes('CategoryCode>S<') ||
    (party(xml, 'SellerTradeParty').includes('schemeID="VA"') && !xml.includes('ExemptionReason')),
  'BR-AE-02, BR-AE-05, BR-AE-10: a reverse charge has both VAT numbers, no rate, and says why': (xml) =>
    !xml.includes('CategoryCode>AE<') ||
    (['SellerTradeParty', 'BuyerTradeParty'].every((name) => party(xml, name).includes('schemeID="VA"')) &&
      cents(xml, 'RateApplicablePercent') === 0 &&
      xml.includes('ExemptionReasonCode>VATEX-EU-AE<')),
  'BR-O-02, BR-O-05, BR-O-10: outside the scope there is no VAT number, no rate, and a reason': (xml) =>
    !xml.includes('CategoryCode>O<') ||
    (!xml.includes('schemeID="VA"') && !xml.includes('RateApplicable') && xml.includes('Code>VATEX-EU-O<')),
};

describe.each(Object.entries(documents))('VAL-103: the XML in %s', (_, drawn) => {
  test('fits the schema of EN 16931', async () => {
    expect(await validateXsd(await xmlOf(await drawn()), Profile.EN16931)).toEqual({ valid: true, errors: [] });
  });

  test('keeps the rules of the standard', async () => {
    const xml = await xmlOf(await drawn());
    const broken = Object.entries(rules).filter(([, isKept]) => !isKept(xml));
    expect(broken.map(([rule]) => rule)).toEqual([]);
  });
});

test('VAL-103: the XML has the tax numbers that the page names', async () => {
  for (const pdf of [await drawInvoice(charged, frame), await drawNote(note, frame)]) {
    const xml = await xmlOf(pdf);
    expect(all(party(xml, 'BuyerTradeParty'), 'ID')).toEqual(['ATU13585627']);
    expect(all(party(xml, 'SellerTradeParty'), 'ID')).toEqual(['12/345/67890', 'DE136695976']);
  }
});

test('VAL-103: a credit note says that it is one, and of which invoice', async () => {
  const xml = await xmlOf(await drawNote(note, frame));
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toContain('<ram:IssuerAssignedID>1001-7</ram:IssuerAssignedID>');
});

test('VAL-103: the PDF says that it is a PDF/A-3 and a Factur-X', async () => {
  const pdf = Buffer.from(await drawInvoice(charged, frame)).toString('latin1');
  for (const part of [
    '%PDF-1.7',
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    '/AFRelationship /Alternative',
    '/GTS_PDFA1',
  ])
    expect(pdf).toContain(part);
});

test('VAL-103: the same invoice gives the same bytes, and one of an earlier release has no XML', async () => {
  expect(await drawInvoice(charged, frame)).toEqual(await drawInvoice(charged, frame));
  for (const earlier of [
    { ...charged, seller: null },
    { ...charged, vatBasis: null },
  ])
    expect(Buffer.from(await drawInvoice(earlier, frame)).includes('factur-x.xml')).toBe(false);
});

test('VAL-119: the XML has the tax in the currency of the seller, and its code', async () => {
  const invoice = await xmlOf(await drawInvoice(inDollars, frame));
  expect(invoice).toContain('<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>USD<');
  expect(taxTotals(invoice)).toEqual({ USD: 582, EUR: 536 });
  expect(taxTotals(await xmlOf(await drawInvoice(inKoruny, frame)))).toEqual({ USD: 582, CZK: 13_043 });
  expect(taxTotals(await xmlOf(await drawNote(noteInDollars, frame)))).toEqual({ USD: 200, EUR: 184 });
  const euros = await xmlOf(await drawInvoice(charged, frame));
  expect(euros).not.toContain('TaxCurrencyCode');
  expect(taxTotals(euros)).toEqual({ EUR: 582 });
});
