// The invoice for programs: EN 16931 in the syntax of UN/CEFACT, as Factur-X and ZUGFeRD embed it in the PDF (decision 131). BT and BG
// name the terms of the standard.
import type { Minor } from '#domain/money.ts';
import { type VatBasis, vatNumberIn } from '#domain/vat.ts';
import { convertVat, type VatConversion } from '#domain/vat-conversion.ts';
import type { Seller } from '../../core/seller.ts';
import { postalLines, recipientNames } from './postal-lines.ts';
import type { Recipient } from './receipt.ts';

type ElectronicLine = { name: string; amount: number; total: Minor };

export type ElectronicInvoice = {
  kind: 'invoice' | 'credit note';
  number: string;
  issuedAt: Date;
  seller: Seller;
  recipient: Recipient;
  currency: string;
  lines: readonly ElectronicLine[];
  discount: Minor;
  discountReason: string;
  vatBps: number;
  vatBasis: VatBasis;
  /** Why no tax is due, in words. */
  vatNote: string | undefined;
  vat: Minor;
  /** What converts the VAT into the currency of the seller's member state. */
  vatConversion: VatConversion | null;
  total: Minor;
  /** The invoice that a credit note corrects. */
  corrects?: string;
};

type Node = string | readonly Node[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const flat = (node: Node): string => (typeof node === 'string' ? node : node.map(flat).join(''));

/** An element, without attributes or with what is written behind its name. */
const element = (name: string, content: Node, attributes = ''): string => {
  const [bare] = name.split(' ');
  return `<${name}${attributes && ` ${attributes}`}>${flat(content)}</${bare}>`;
};
const ram = (name: string, content: Node, attributes?: string): string => element(`ram:${name}`, content, attributes);
const text = (name: string, value: string | undefined, attributes?: string): string =>
  value === undefined || value.trim() === '' ? '' : ram(name, escape(value.trim()), attributes);

const CENTS = 2;
const amount = (minor: Minor): string => (minor / 100).toFixed(CENTS);
const percent = (bps: number): string => (bps / 100).toFixed(CENTS);

/** The day in the seller's time zone. */
const day = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at).replaceAll('-', '');
const date = (at: Date, timeZone: string): string => element('udt:DateTimeString', day(at, timeZone), 'format="102"');

/** UNTDID 5305: standard rate, reverse charge, outside the scope of the tax. */
const categories = { CHARGED: 'S', REVERSE_CHARGE: 'AE', OUTSIDE: 'O' } as const;
/** The code list VATEX of the CEF. */
const exemptions = { CHARGED: undefined, REVERSE_CHARGE: 'VATEX-EU-AE', OUTSIDE: 'VATEX-EU-O' } as const;
/** UNTDID 1001. */
const kinds = { invoice: '380', 'credit note': '381' } as const;

const category = ({ vatBasis, vatBps }: ElectronicInvoice): string[] => [
  ram('TypeCode', 'VAT'),
  ram('CategoryCode', categories[vatBasis.kind]),
  // What is outside the scope has no rate (BR-O-05).
  vatBasis.kind === 'OUTSIDE' ? '' : ram('RateApplicablePercent', percent(vatBps)),
];

const line = (invoice: ElectronicInvoice, { name, amount: units, total }: ElectronicLine, index: number): string =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', ram('LineID', String(index + 1))),
    ram('SpecifiedTradeProduct', text('Name', name)),
    ram(
      'SpecifiedLineTradeAgreement',
      // A price of all units together, which no rounding falsifies (BT-149).
      ram('NetPriceProductTradePrice', [
        ram('ChargeAmount', amount(total)),
        ram('BasisQuantity', String(units), 'unitCode="C62"'),
      ]),
    ),
    ram('SpecifiedLineTradeDelivery', ram('BilledQuantity', String(units), 'unitCode="C62"')),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', category(invoice)),
      ram('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', amount(total))),
    ]),
  ]);

type Address = { postalCode: string; lines: readonly string[]; city: string; country: string };

const address = ({ postalCode, lines: [one, two, three], city, country }: Address): string =>
  ram('PostalTradeAddress', [
    text('PostcodeCode', postalCode),
    text('LineOne', one),
    text('LineTwo', two),
    text('LineThree', three),
    text('CityName', city),
    ram('CountryID', country),
  ]);

/** FC is the number at the tax office, VA the VAT number. */
const registration = (scheme: 'FC' | 'VA', number: string | undefined): string =>
  number === undefined ? '' : ram('SpecifiedTaxRegistration', text('ID', number, `schemeID="${scheme}"`));

const sellerParty = ({ seller, vatBasis }: ElectronicInvoice): string => {
  const { name, vatNumber, taxNumber, street = '', postalCode = '', city = '', country } = seller;
  // Outside the scope no VAT numbers are named (BR-O-02), and the seller has to have an identifier (BR-CO-26).
  const isOutside = vatBasis.kind === 'OUTSIDE';
  return ram('SellerTradeParty', [
    isOutside ? text('ID', vatNumber) : '',
    text('Name', name),
    address({ postalCode, lines: [street], city, country }),
    registration('FC', taxNumber),
    isOutside ? '' : registration('VA', vatNumber),
  ]);
};

const buyerParty = ({ recipient, vatBasis }: ElectronicInvoice): string => {
  const [name = '', ...others] = recipientNames(recipient);
  const { postalCode, townOrDistrict: city, country } = recipient;
  return ram('BuyerTradeParty', [
    text('Name', name),
    address({ postalCode, lines: [...postalLines(recipient), ...others], city, country }),
    vatBasis.kind === 'OUTSIDE' ? '' : registration('VA', vatNumberIn(vatBasis, recipient)),
  ]);
};

/**
 * The VAT in the currency of the seller's member state (BT-6, BT-111). The profile has no place for the rate, which the page names.
 */
const converted = ({ vat, currency, vatConversion }: ElectronicInvoice): { code: string; total: string } => {
  if (!vatConversion) return { code: '', total: '' };
  const { currency: own } = vatConversion;
  return {
    code: ram('TaxCurrencyCode', own),
    total: ram('TaxTotalAmount', amount(convertVat(vat, currency, vatConversion)), `currencyID="${own}"`),
  };
};

const settlement = (invoice: ElectronicInvoice): string => {
  const { currency, vatBasis, vatNote, vatBps, vat, total, discount, discountReason, lines, corrects } = invoice;
  const net = total - vat;
  const sum = lines.reduce((added, one) => added + one.total, 0);
  const inOwnCurrency = converted(invoice);
  return ram('ApplicableHeaderTradeSettlement', [
    inOwnCurrency.code,
    ram('InvoiceCurrencyCode', currency),
    ram('ApplicableTradeTax', [
      ram('CalculatedAmount', amount(vat)),
      ram('TypeCode', 'VAT'),
      text('ExemptionReason', vatNote),
      ram('BasisAmount', amount(net)),
      ram('CategoryCode', categories[vatBasis.kind]),
      text('ExemptionReasonCode', exemptions[vatBasis.kind]),
      vatBasis.kind === 'OUTSIDE' ? '' : ram('RateApplicablePercent', percent(vatBps)),
    ]),
    discount === 0
      ? ''
      : ram('SpecifiedTradeAllowanceCharge', [
          ram('ChargeIndicator', element('udt:Indicator', 'false')),
          ram('ActualAmount', amount(discount)),
          text('Reason', discountReason),
          ram('CategoryTradeTax', category(invoice)),
        ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', amount(sum)),
      ram('AllowanceTotalAmount', amount(discount)),
      ram('TaxBasisTotalAmount', amount(net)),
      ram('TaxTotalAmount', amount(vat), `currencyID="${currency}"`),
      inOwnCurrency.total,
      ram('GrandTotalAmount', amount(total)),
      // An invoice is issued when it was paid, and a credit note when the money went back.
      ram('TotalPrepaidAmount', amount(total)),
      ram('DuePayableAmount', amount(0)),
    ]),
    corrects === undefined ? '' : ram('InvoiceReferencedDocument', text('IssuerAssignedID', corrects)),
  ]);
};

const namespaces = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

/** The document as XML, by the profile EN 16931. */
export const electronicInvoice = (invoice: ElectronicInvoice): string => {
  const { number, issuedAt, kind, seller, lines } = invoice;
  const parts = [
    element(
      'rsm:ExchangedDocumentContext',
      ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', 'urn:cen.eu:en16931:2017')),
    ),
    element('rsm:ExchangedDocument', [
      text('ID', number),
      ram('TypeCode', kinds[kind]),
      ram('IssueDateTime', date(issuedAt, seller.timeZone)),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      lines.map((one, index) => line(invoice, one, index)),
      ram('ApplicableHeaderTradeAgreement', [sellerParty(invoice), buyerParty(invoice)]),
      ram(
        'ApplicableHeaderTradeDelivery',
        ram('ActualDeliverySupplyChainEvent', ram('OccurrenceDateTime', date(issuedAt, seller.timeZone))),
      ),
      settlement(invoice),
    ]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rsm:CrossIndustryInvoice', parts, namespaces)}\n`;
};
