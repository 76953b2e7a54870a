import { packageName } from '#domain/package-name.ts';
import { vatRate } from '#domain/vat.ts';
import type { DrawDocument } from '../../documents/drawing-thread.ts';
import { createFormats, type Formats } from '../../documents/formats.ts';
import {
  drawHead,
  drawLines,
  drawRule,
  drawSum,
  finish,
  makeRoom,
  page,
  type Pen as DocumentPen,
  quiet,
  startDocument,
  strong,
} from '../../documents/pen.ts';
import type { Language } from '../../pages/index.ts';
import type { Receipt, ReceiptLine, Recipient } from './receipt.ts';
import { type ReceiptTexts, receiptTexts } from './texts.ts';

const columns = { item: 110, itemEnd: 430 };

type Pen = DocumentPen & { formats: Formats; language: Language; text: ReceiptTexts };

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

const drawRecipient = (pen: Pen, { recipient }: Receipt): void => {
  const { type, text, formats } = pen;
  const width = page.middle - page.left - 16;
  const taxId = recipient.taxId.trim() === '' ? [] : [`${text.taxId}: ${recipient.taxId}`];
  const lines = [...postalLines(recipient, formats.country(recipient.country)), ...taxId];
  drawLines(pen, [text.recipient], page.left, quiet);
  for (const line of lines) drawLines(pen, type.lay(line, width), page.left);
};

const drawFacts = (pen: Pen, { number, issuedAt, methodName }: Receipt): void => {
  const { type, text, formats } = pen;
  const names: Readonly<Record<string, string>> = text.methodNames;
  const facts: [string, string][] = [
    [text.number, number],
    [text.date, formats.date(issuedAt)],
    [text.method, names[methodName] ?? methodName],
  ];
  for (const [name, value] of facts) {
    drawLines(pen, [name], page.middle, quiet);
    drawLines(pen, type.lay(value, page.right - page.middle), page.middle);
    pen.y += 4;
  }
};

/** The payer on the left, the receipt's data on the right, both starting at the same height. */
const drawParties = (pen: Pen, receipt: Receipt): void => {
  const start = pen.y;
  drawRecipient(pen, receipt);
  const end = pen.y;
  pen.y = start;
  drawFacts(pen, receipt);
  pen.y = Math.max(pen.y, end) + 24;
};

const drawTableHead = (pen: Pen): void => {
  const { type, text, y } = pen;
  type.draw(text.units, page.left, y, quiet);
  type.draw(text.item, columns.item, y, quiet);
  type.draw(text.amount, page.right, y, { ...quiet, right: true });
  pen.y += type.heightOf(quiet) + 4;
  drawRule(pen);
};

const lineName = ({ name, dataPackage }: ReceiptLine, { language, text }: Pen): string => {
  if (name === null) return text.credit;
  return dataPackage === null ? name : packageName({ ...dataPackage, name }, language);
};

const drawItem = (pen: Pen, line: ReceiptLine, currency: string): void => {
  const { type, formats } = pen;
  const { amount, total } = line;
  const lines = type.lay(lineName(line, pen), columns.itemEnd - columns.item);
  makeRoom(pen, lines.length * type.heightOf());
  type.draw(formats.units(amount), page.left, pen.y);
  type.draw(formats.money(total, currency), page.right, pen.y, { right: true });
  drawLines(pen, lines, columns.item);
  pen.y += 4;
};

/** In other EU countries a business owes the tax itself, and its receipt must say so. */
const isReverseCharge = ({ vatBps, recipient: { country } }: Receipt): boolean =>
  vatBps === 0 && vatRate({ country, taxId: '' }) > 0;

const drawSums = (pen: Pen, receipt: Receipt): void => {
  const { text, formats } = pen;
  const { currency, discountBps, discount, vatBps, vat, total } = receipt;
  drawRule(pen);
  if (discountBps > 0) {
    const name = text.discount.replace('{rate}', formats.rate(discountBps));
    drawSum(pen, name, `\u2212${formats.money(discount, currency)}`);
  }
  drawSum(pen, text.vat.replace('{rate}', formats.rate(vatBps)), formats.money(vat, currency));
  drawSum(pen, text.total, formats.money(total, currency), strong);
  if (!isReverseCharge(receipt)) return;
  pen.y += 16;
  drawLines(pen, pen.type.lay(text.reverseCharge, page.right - page.left, quiet), page.left, quiet);
};

/** A receipt as PDF. */
export const draw: DrawDocument<Receipt> = (receipt, frame) => {
  const { language } = frame;
  const text = receiptTexts[language];
  const start = startDocument(`${text.title} ${receipt.number}`, receipt.issuedAt, frame);
  const pen: Pen = { ...start, formats: createFormats(language), language, text };
  drawHead(pen, text.title, frame);
  drawParties(pen, receipt);
  drawTableHead(pen);
  for (const line of receipt.lines) drawItem(pen, line, receipt.currency);
  drawSums(pen, receipt);
  return finish(pen);
};
