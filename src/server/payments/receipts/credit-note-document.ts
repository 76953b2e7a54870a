import type { Language } from '#domain/languages.ts';
import type { DrawDocument } from '../../documents/drawing-thread.ts';
import { createFormats, type Formats } from '../../documents/formats.ts';
import {
  drawHead,
  drawRule,
  drawSum,
  embedXml,
  finish,
  page,
  type Pen as DocumentPen,
  quiet,
  startDocument,
  strong,
} from '../../documents/pen.ts';
import type { CreditNote } from './credit-note.ts';
import { electronicInvoice } from './e-invoice.ts';
import { drawConvertedVat, drawParties, drawSeller, drawVatNote, type Fact, methodIn } from './parties.ts';
import { type CreditNoteTexts, creditNoteTexts } from './texts.ts';
import { vatNote } from './vat-note.ts';

type Pen = DocumentPen & { formats: Formats; language: Language; text: CreditNoteTexts };

const factsOf = (note: CreditNote, { text, formats }: Pen): Fact[] => [
  [text.number, note.number],
  [text.date, formats.date(note.issuedAt)],
  [
    text.receipt,
    text.receiptOf.replace('{number}', note.receipt).replace('{date}', formats.date(note.receiptIssuedAt)),
  ],
  note.transfer === null ? [text.method, methodIn(text, note.methodName)] : [text.transfer, note.transfer],
];

const drawLine = (pen: Pen, { receipt, amount, vat, currency }: CreditNote): void => {
  const { type, text, formats } = pen;
  type.draw(text.item, page.left, pen.y, quiet);
  type.draw(text.amount, page.right, pen.y, { ...quiet, right: true });
  pen.y += type.heightOf(quiet) + 4;
  drawRule(pen);
  type.draw(text.line.replace('{number}', receipt), page.left, pen.y);
  type.draw(formats.money(amount - vat, currency), page.right, pen.y, { right: true });
  pen.y += type.heightOf() + 4;
};

const drawSums = (pen: Pen, note: CreditNote): void => {
  const { text, formats } = pen;
  drawRule(pen);
  drawSum(pen, text.net, formats.money(note.amount - note.vat, note.currency));
  drawSum(pen, text.vat.replace('{rate}', formats.rate(note.vatBps)), formats.money(note.vat, note.currency));
  drawSum(pen, text.total, formats.money(note.amount, note.currency), strong);
  drawConvertedVat(pen, note);
  drawVatNote(pen, note);
  drawSeller(pen, note.seller);
};

/** What an earlier release issued has no seller or basis to tell. */
const embedNote = (pen: Pen, note: CreditNote): void => {
  const { seller, vatBasis, amount, vat, issuedAt, receipt } = note;
  if (seller?.vatNumber === undefined || vatBasis === null) return;
  const name = pen.text.line.replace('{number}', receipt);
  const xml = electronicInvoice({
    ...note,
    kind: 'credit note',
    seller,
    vatBasis,
    vatNote: vatNote(note, pen),
    discount: 0,
    discountReason: '',
    lines: [{ name, amount: 1, total: amount - vat }],
    total: amount,
    corrects: receipt,
  });
  embedXml(pen, xml, issuedAt);
};

/** A credit note as PDF. */
export const draw: DrawDocument<CreditNote> = (note, frame) => {
  const { language } = frame;
  const text = creditNoteTexts[language];
  const start = startDocument(`${text.title} ${note.number}`, note.issuedAt, frame);
  const pen: Pen = { ...start, formats: createFormats(language, note.seller?.timeZone), language, text };
  drawHead(pen, text.title, frame);
  drawParties(pen, note, factsOf(note, pen));
  drawLine(pen, note);
  drawSums(pen, note);
  embedNote(pen, note);
  return finish(pen);
};
