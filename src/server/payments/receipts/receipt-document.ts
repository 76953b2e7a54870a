import type { Language } from '#domain/languages.ts';
import { packageName } from '#domain/package-name.ts';
import type { DrawDocument } from '../../documents/drawing-thread.ts';
import { createFormats, type Formats } from '../../documents/formats.ts';
import {
  drawHead,
  drawLines,
  drawRule,
  drawSum,
  embedXml,
  finish,
  makeRoom,
  page,
  type Pen as DocumentPen,
  quiet,
  startDocument,
  strong,
} from '../../documents/pen.ts';
import { electronicInvoice } from './e-invoice.ts';
import { drawConvertedVat, drawParties, drawSeller, drawVatNote, type Fact, methodIn } from './parties.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';
import { type ReceiptTexts, receiptTexts } from './texts.ts';
import { vatNote } from './vat-note.ts';

const columns = { item: 110, itemEnd: 430 };

type Pen = DocumentPen & { formats: Formats; language: Language; text: ReceiptTexts };

const factsOf = ({ number, issuedAt, methodName }: Receipt, { text, formats }: Pen): Fact[] => [
  [text.number, number],
  [text.date, formats.date(issuedAt)],
  // What was paid for is delivered when the payment is booked, which issues the invoice.
  [text.supply, formats.date(issuedAt)],
  [text.method, methodIn(text, methodName)],
];

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

const drawSums = (pen: Pen, receipt: Receipt): void => {
  const { text, formats } = pen;
  const { currency, discountBps, discount, vatBps, vat, total } = receipt;
  drawRule(pen);
  if (discountBps > 0) {
    const name = text.discount.replace('{rate}', formats.rate(discountBps));
    drawSum(pen, name, `\u2212${formats.money(discount, currency)}`);
  }
  drawSum(pen, text.net, formats.money(total - vat, currency));
  drawSum(pen, text.vat.replace('{rate}', formats.rate(vatBps)), formats.money(vat, currency));
  drawSum(pen, text.total, formats.money(total, currency), strong);
  drawConvertedVat(pen, receipt);
  drawVatNote(pen, receipt);
  drawSeller(pen, receipt.seller);
};

/** What an earlier release issued has no seller or basis to tell. */
const embedInvoice = (pen: Pen, receipt: Receipt): void => {
  const { seller, vatBasis, lines, discountBps, issuedAt } = receipt;
  if (seller?.vatNumber === undefined || vatBasis === null) return;
  const xml = electronicInvoice({
    ...receipt,
    kind: 'invoice',
    seller,
    vatBasis,
    vatNote: vatNote(receipt, pen),
    discountReason: pen.text.discount.replace('{rate}', pen.formats.rate(discountBps)),
    lines: lines.map((line) => ({ name: lineName(line, pen), amount: line.amount, total: line.total })),
  });
  embedXml(pen, xml, issuedAt);
};

/** An invoice as PDF. */
export const draw: DrawDocument<Receipt> = (receipt, frame) => {
  const { language } = frame;
  const text = receiptTexts[language];
  const start = startDocument(`${text.title} ${receipt.number}`, receipt.issuedAt, frame);
  const pen: Pen = { ...start, formats: createFormats(language, receipt.seller?.timeZone), language, text };
  drawHead(pen, text.title, frame);
  drawParties(pen, receipt, factsOf(receipt, pen));
  drawTableHead(pen);
  for (const line of receipt.lines) drawItem(pen, line, receipt.currency);
  drawSums(pen, receipt);
  embedInvoice(pen, receipt);
  return finish(pen);
};
