import PdfDocument from 'pdfkit';
import { packageName } from '#domain/package-name.ts';
import { vatRate } from '#domain/vat.ts';
import type { Language } from '../../pages/index.ts';
import type { Receipt, ReceiptLine, Recipient } from './receipt.ts';
import { createFormats, type ReceiptTexts, receiptTexts } from './texts.ts';
import { createTypesetter, type Style, type Typesetter } from './typesetter.ts';

export type ReceiptFrame = { storeName: string; language: Language };

/** A4 in points. */
const page = { left: 56, right: 539, top: 56, bottom: 770, middle: 310, footer: 800 };
const columns = { item: 110, itemEnd: 430 };
const grey = '#66666e';
const hairline = '#d7d7de';
const heading: Style = { weight: 600, size: 20 };
const strong: Style = { weight: 600 };
const quiet: Style = { color: grey, size: 8.5 };

/** A position on the page for setting text; it moves down and on to the next page. */
type Pen = {
  type: Typesetter;
  document: PDFKit.PDFDocument;
  y: number;
  formats: ReturnType<typeof createFormats>;
  language: Language;
  text: ReceiptTexts;
};

const makeRoom = (pen: Pen, height: number): void => {
  if (pen.y + height <= page.bottom) return;
  pen.document.addPage();
  pen.y = page.top;
};

const drawLines = (pen: Pen, lines: readonly string[], x: number, style: Style = {}): void => {
  for (const line of lines) {
    makeRoom(pen, pen.type.heightOf(style));
    pen.type.draw(line, x, pen.y, style);
    pen.y += pen.type.heightOf(style);
  }
};

const drawRule = (pen: Pen): void => {
  const { document, y } = pen;
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(hairline).stroke();
  pen.y += 8;
};

const drawHead = (pen: Pen, { storeName }: ReceiptFrame): void => {
  const { type, text } = pen;
  drawLines(pen, type.lay(storeName, page.right - page.left, strong), page.left, strong);
  pen.y += 18;
  drawLines(pen, [text.title], page.left, heading);
  pen.y += 14;
};

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

const drawSum = (pen: Pen, name: string, value: string, style: Style = {}): void => {
  makeRoom(pen, pen.type.heightOf(style));
  pen.type.draw(name, page.middle, pen.y, style);
  pen.type.draw(value, page.right, pen.y, { ...style, right: true });
  pen.y += pen.type.heightOf(style) + 4;
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

const drawPageNumbers = ({ document, type }: Pen): void => {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    type.draw(`${index + 1} / ${count}`, page.right, page.footer, { ...quiet, right: true });
  }
};

const createDocument = ({ number, issuedAt }: Receipt, { storeName, language }: ReceiptFrame): PDFKit.PDFDocument =>
  new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    info: {
      Title: `${receiptTexts[language].title} ${number}`,
      Author: storeName,
      Creator: storeName,
      CreationDate: issuedAt,
    },
  });

const bytesOf = async (document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};

/** A receipt as PDF. The same receipt in the same language gives the same bytes. */
export const drawReceipt = (receipt: Receipt, frame: ReceiptFrame): Promise<Uint8Array<ArrayBuffer>> => {
  const document = createDocument(receipt, frame);
  const text = receiptTexts[frame.language];
  const pen: Pen = {
    type: createTypesetter(document),
    document,
    y: page.top,
    formats: createFormats(frame.language),
    language: frame.language,
    text,
  };
  drawHead(pen, frame);
  drawParties(pen, receipt);
  drawTableHead(pen);
  for (const line of receipt.lines) drawItem(pen, line, receipt.currency);
  drawSums(pen, receipt);
  drawPageNumbers(pen);
  document.end();
  return bytesOf(document);
};
