import { spanOfMonth } from '#domain/month.ts';
import type { DrawDocument } from '../documents/drawing-thread.ts';
import { createFormats, type Formats } from '../documents/formats.ts';
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
  ruleHeight,
  startDocument,
  strong,
} from '../documents/pen.ts';
import type { DayRow } from './read-days.ts';
import type { MonthAccount, StatementMonth } from './read-month.ts';
import { type StatementTexts, statementTexts } from './texts.ts';

export type StatementContent = StatementMonth & {
  month: string;
  /** The time zone of its days. */
  zone: string;
  days: readonly DayRow[];
  /** Whether it has the hash that the chain of the entries ends with, for operators. */
  hasHash: boolean;
  drawnAt: Date;
};

type Pen = DocumentPen & { formats: Formats; text: StatementTexts };

const columns = { cause: 180, entries: 420 };

const drawOwner = (pen: Pen, { email, companyName, month, zone, drawnAt }: StatementContent): void => {
  const { type, text, formats } = pen;
  const { from } = spanOfMonth(month);
  for (const line of [companyName, email].filter((known) => known !== '')) {
    drawLines(pen, type.lay(line, page.right - page.left), page.left);
  }
  drawLines(pen, [`${text.period}: ${formats.month(from)} (${zone})`], page.left);
  drawLines(pen, [`${text.drawnAt}: ${formats.date(drawnAt)}`], page.left, quiet);
  pen.y += 20;
};

const drawTableHead = (pen: Pen): void => {
  const { type, text, y } = pen;
  type.draw(text.day, page.left, y, quiet);
  type.draw(text.columns.cause, columns.cause, y, quiet);
  type.draw(text.number, columns.entries, y, { ...quiet, right: true });
  type.draw(text.amount, page.right, y, { ...quiet, right: true });
  pen.y += type.heightOf(quiet) + 4;
  drawRule(pen);
};

const drawDay = (pen: Pen, { day, cause, entries, amount, currency }: DayRow, below = 0): void => {
  const { type, text, formats } = pen;
  makeRoom(pen, type.heightOf() + below);
  type.draw(formats.date(day), page.left, pen.y);
  type.draw(text.causes[cause], columns.cause, pen.y);
  type.draw(formats.units(entries), columns.entries, pen.y, { right: true });
  type.draw(formats.money(amount, currency), page.right, pen.y, { right: true });
  pen.y += type.heightOf() + 4;
};

/** The rule and the line below the days, with the gap before them. */
const closingHeight = ({ type }: Pen): number => 4 + ruleHeight + type.heightOf(strong);

const drawAccount = (pen: Pen, account: MonthAccount, { days, hasHash }: StatementContent): void => {
  const { text, formats } = pen;
  const { currency, opening, closing, hash } = account;
  const own = days.filter((day) => day.currency === currency);
  drawLines(pen, [text.account.replace('{currency}', currency)], page.left, strong);
  pen.y += 8;
  drawSum(pen, text.opening, formats.money(opening, currency), strong);
  pen.y += 8;
  if (own.length > 0) drawTableHead(pen);
  // The closing line stays with the last day.
  const last = own.at(-1);
  for (const day of own) drawDay(pen, day, day === last ? closingHeight(pen) : 0);
  drawRule(pen);
  drawSum(pen, text.closing, formats.money(closing, currency), strong);
  if (hasHash) drawLines(pen, [text.hash, hash], page.left, quiet);
  pen.y += 20;
};

/** A statement as PDF. */
export const draw: DrawDocument<StatementContent> = (statement, frame) => {
  const { language } = frame;
  const text = statementTexts[language];
  const { accounts, drawnAt, month, zone } = statement;
  const start = startDocument(`${text.title} ${month}`, drawnAt, frame);
  const pen: Pen = { ...start, formats: createFormats(language, zone), text };
  drawHead(pen, text.title, frame);
  drawOwner(pen, statement);
  if (accounts.length === 0) drawLines(pen, [text.nothing], page.left);
  for (const account of accounts) drawAccount(pen, account, statement);
  return finish(pen);
};
