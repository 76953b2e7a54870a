// What receipts and credit notes share: the payer on the left, and the data of the document on the right.
import { vatRate } from '#domain/vat.ts';
import type { Formats } from '../../documents/formats.ts';
import { drawLines, page, type Pen as DocumentPen, quiet } from '../../documents/pen.ts';
import type { Recipient } from './receipt.ts';
import type { SharedTexts } from './texts.ts';

export type Fact = readonly [name: string, value: string];

type Pen = DocumentPen & { formats: Formats; text: SharedTexts };

const postalLines = (recipient: Recipient, country: string): string[] => {
  const { companyName, firstName, lastName, addressLine1, addressLine2, addressLine3, postalCode, townOrDistrict } =
    recipient;
  return [
    companyName,
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2,
    addressLine3,
    `${postalCode} ${townOrDistrict}`,
    country,
  ].filter((line) => line.trim() !== '');
};

const drawRecipient = (pen: Pen, recipient: Recipient): void => {
  const { type, text, formats } = pen;
  const width = page.middle - page.left - 16;
  const taxId = recipient.taxId.trim() === '' ? [] : [`${text.taxId}: ${recipient.taxId}`];
  const lines = [...postalLines(recipient, formats.country(recipient.country)), ...taxId];
  drawLines(pen, [text.recipient], page.left, quiet);
  for (const line of lines) drawLines(pen, type.lay(line, width), page.left);
};

const drawFacts = (pen: Pen, facts: readonly Fact[]): void => {
  for (const [name, value] of facts) {
    drawLines(pen, [name], page.middle, quiet);
    drawLines(pen, pen.type.lay(value, page.right - page.middle), page.middle);
    pen.y += 4;
  }
};

/** The payer on the left, the document's data on the right, both starting at the same height. */
export const drawParties = (pen: Pen, recipient: Recipient, facts: readonly Fact[]): void => {
  const start = pen.y;
  drawRecipient(pen, recipient);
  const end = pen.y;
  pen.y = start;
  drawFacts(pen, facts);
  pen.y = Math.max(pen.y, end) + 24;
};

/** The name of a payment method in the language of the document. */
export const methodIn = (text: SharedTexts, name: string): string =>
  (text.methodNames as Readonly<Record<string, string>>)[name] ?? name;

/** In other EU countries a business owes the tax itself, and its documents must say so. */
export const drawReverseCharge = (pen: Pen, { vatBps, recipient }: { vatBps: number; recipient: Recipient }): void => {
  if (vatBps !== 0 || vatRate({ country: recipient.country, taxId: '' }) === 0) return;
  pen.y += 16;
  drawLines(pen, pen.type.lay(pen.text.reverseCharge, page.right - page.left, quiet), page.left, quiet);
};
