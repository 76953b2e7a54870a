// What invoices and credit notes share: the payer on the left, the data of the document on the right, and below the sums why
// the VAT is what it is, and who sells.
import type { Language } from '#domain/languages.ts';
import type { Minor } from '#domain/money.ts';
import { taxIdFault, vatNumberIn } from '#domain/vat.ts';
import { convertVat, namedRates, type VatConversion } from '#domain/vat-conversion.ts';
import type { Seller } from '../../core/seller.ts';
import type { Formats } from '../../documents/formats.ts';
import { drawLines, makeRoom, page, type Pen as DocumentPen, quiet } from '../../documents/pen.ts';
import { postalLines, recipientNames } from './postal-lines.ts';
import type { SharedTexts } from './texts.ts';
import { basisOf, type Taxed, vatNote } from './vat-note.ts';

export type Fact = readonly [name: string, value: string];

type Pen = DocumentPen & { formats: Formats; language: Language; text: SharedTexts };

/**
 * The number as it was when the tax was worked out, or what the account calls a tax id. A text that cannot be one is not printed as
 * if it were (VAL-098).
 */
const taxIdLine = (pen: Pen, taxed: Taxed): string[] => {
  const basis = basisOf(taxed);
  const number = vatNumberIn(basis, taxed.recipient);
  if (number !== undefined) return [`${pen.text.vatNumber}: ${number}`];
  const typed = taxed.recipient.taxId.trim();
  return typed === '' || taxIdFault(taxed.recipient) ? [] : [`${pen.text.taxId}: ${typed}`];
};

const drawRecipient = (pen: Pen, taxed: Taxed): void => {
  const { recipient } = taxed;
  const { type, text, formats } = pen;
  const width = page.middle - page.left - 16;
  const { postalCode, townOrDistrict, country } = recipient;
  const town = [`${postalCode} ${townOrDistrict}`, formats.country(country)].filter((line) => line.trim() !== '');
  const lines = [...recipientNames(recipient), ...postalLines(recipient), ...town, ...taxIdLine(pen, taxed)];
  drawLines(pen, [text.recipient], page.left, quiet);
  // A line of which no font has a letter is left out.
  const laid = lines.flatMap((line) => type.lay(line, width)).filter((line) => line !== '');
  drawLines(pen, laid, page.left);
};

const drawFacts = (pen: Pen, facts: readonly Fact[]): void => {
  for (const [name, value] of facts) {
    drawLines(pen, [name], page.middle, quiet);
    drawLines(pen, pen.type.lay(value, page.right - page.middle), page.middle);
    pen.y += 4;
  }
};

/** The payer on the left, the document's data on the right, both starting at the same height. */
export const drawParties = (pen: Pen, taxed: Taxed, facts: readonly Fact[]): void => {
  const start = pen.y;
  drawRecipient(pen, taxed);
  const end = pen.y;
  pen.y = start;
  drawFacts(pen, facts);
  pen.y = Math.max(pen.y, end) + 24;
};

/** The name of a payment method in the language of the document. */
export const methodIn = (text: SharedTexts, name: string): string =>
  (text.methodNames as Readonly<Record<string, string>>)[name] ?? name;

type Converted = { vat: Minor; currency: string; vatConversion: VatConversion | null };

/** The VAT in the currency of the seller's member state, and by which rate. */
export const drawConvertedVat = (pen: Pen, { vat, currency, vatConversion }: Converted): void => {
  if (!vatConversion) return;
  const { text, formats } = pen;
  const rates = namedRates(currency, vatConversion).map(([rate, code]) => `${formats.decimal(rate)} ${code}`);
  const values: Readonly<Record<string, string>> = {
    currency: vatConversion.currency,
    amount: formats.money(convertVat(vat, currency, vatConversion), vatConversion.currency),
    rates: ['1 EUR', ...rates].join(' = '),
    source: text.rateSources[vatConversion.source],
    date: formats.plainDay(vatConversion.asOf),
  };
  const line = text.vatIn.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  // The width of the page, so that the rate stays on one line.
  for (const laid of pen.type.lay(line, page.right - page.left, quiet)) {
    makeRoom(pen, pen.type.heightOf(quiet));
    pen.type.draw(laid, page.right, pen.y, { ...quiet, right: true });
    pen.y += pen.type.heightOf(quiet);
  }
};

export const drawVatNote = (pen: Pen, taxed: Taxed): void => {
  const note = vatNote(taxed, pen);
  if (note === undefined) return;
  pen.y += 16;
  drawLines(pen, pen.type.lay(note, page.right - page.left, quiet), page.left, quiet);
};

/** Who sells, as the settings said when the document was issued. */
export const drawSeller = (pen: Pen, seller: Seller | null): void => {
  if (seller?.name === undefined) return;
  const { text, formats } = pen;
  const { name, street = '', postalCode = '', city = '', country } = seller;
  const facts: [string, string | undefined][] = [
    [text.seller, [name, street, `${postalCode} ${city}`.trim(), formats.country(country)].filter(Boolean).join(', ')],
    [text.vatNumber, seller.vatNumber],
    [text.sellerTaxNumber, seller.taxNumber],
    [text.sellerRegister, seller.register],
    [text.sellerBank, seller.bank],
  ];
  pen.y += 24;
  for (const [label, value] of facts) {
    if (value !== undefined)
      drawLines(pen, pen.type.lay(`${label}: ${value}`, page.right - page.left, quiet), page.left, quiet);
  }
};
