import { setImmediate } from 'node:timers/promises';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Minor } from '#domain/money.ts';
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
import type { MonthAccount, StatementMonth } from './read-month.ts';
import { type StatementTexts, statementTexts } from './texts.ts';

export type DrawnChange = {
  /** In the zone of the statement. */
  at: string;
  cause: StatementEntry['cause'];
  what: string;
  /** Which sale it was, for its reseller. */
  saleNumber?: string;
  customer?: string;
  invoice: string | null;
  amount: Minor;
  currency: string;
  /** The credit after it. */
  balance: Minor;
  /** How many changes it is, where they are added up by day. */
  count?: number;
  /** Who asked for it, for operators. */
  actor?: string;
  /** In hexadecimal digits, for operators. */
  hash?: string;
};

export type StatementContent = StatementMonth & {
  month: string;
  /** The time zone of its moments. */
  zone: string;
  /** Where they are added up by day: the number from which on. */
  summedFrom?: number;
  /** Oldest first. */
  changes: readonly DrawnChange[];
  /** Whether it has the hash that the chain of the entries ends with, for operators. */
  hasHash: boolean;
  drawnAt: Date;
};

type Pen = DocumentPen & { formats: Formats; text: StatementTexts };

const columns = { cause: 148, amount: 445 };
/** The width of the cause, up to the longest amount. */
const causeWidth = 222;

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
  type.draw(text.columns.amount, columns.amount, y, { ...quiet, right: true });
  type.draw(text.columns.balance, page.right, y, { ...quiet, right: true });
  pen.y += type.heightOf(quiet) + 4;
  drawRule(pen);
};

const nameOfAccount = ({ text }: Pen, currency: string): string => text.account.replace('{currency}', currency);

/** What a change was, and below it what is said of it in small letters. */
const layChange = (
  { type, text, formats }: Pen,
  { cause, what, saleNumber = '', customer = '', invoice, actor, count }: DrawnChange,
) => ({
  lines: type.lay([text.causes[cause], what].filter(Boolean).join(' · '), causeWidth),
  more: [
    count === undefined ? (actor ?? '') : text.count.replace('{number}', formats.units(count)),
    saleNumber === '' ? '' : `#${saleNumber} · ${customer}`,
    invoice === null ? '' : text.invoice.replace('{number}', invoice),
  ]
    .filter(Boolean)
    .flatMap((line) => type.lay(line, causeWidth, quiet)),
});

const drawChange = (pen: Pen, change: DrawnChange, below: number): void => {
  const { type, formats } = pen;
  const { at, amount, balance, currency } = change;
  const { lines, more } = layChange(pen, change);
  const height = lines.length * type.heightOf() + more.length * type.heightOf(quiet);
  if (makeRoom(pen, height + below)) {
    // A page that is read by itself says what its figures are.
    drawLines(pen, [nameOfAccount(pen, currency)], page.left, quiet);
    drawTableHead(pen);
  }
  const { y } = pen;
  type.draw(at, page.left, y);
  type.draw(`${amount > 0 ? '+' : ''}${formats.money(amount, currency)}`, columns.amount, y, { right: true });
  type.draw(formats.money(balance, currency), page.right, y, { right: true });
  drawLines(pen, lines, columns.cause);
  drawLines(pen, more, columns.cause, quiet);
  pen.y += 4;
};

/** The rule and the line below the changes, with the gap before them. */
const closingHeight = ({ type }: Pen): number => 4 + ruleHeight + type.heightOf(strong);

/** Other documents wait for the thread: after so many lines it looks for them. */
const LINES_AT_ONCE = 50;

const drawAccount = async (pen: Pen, account: MonthAccount, { changes, hasHash }: StatementContent): Promise<void> => {
  const { text, formats } = pen;
  const { currency, opening, closing, hash } = account;
  const own = changes.filter((change) => change.currency === currency);
  const last = own.at(-1);
  drawLines(pen, [nameOfAccount(pen, currency)], page.left, strong);
  pen.y += 8;
  drawSum(pen, text.opening, formats.money(opening, currency), strong);
  pen.y += 8;
  if (last) drawTableHead(pen);
  for (const [index, change] of own.entries()) {
    // The closing line stays with the last change.
    drawChange(pen, change, change === last ? closingHeight(pen) : 0);
    if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) await setImmediate();
  }
  drawRule(pen);
  // A change may have come after the figures of the month were read.
  drawSum(pen, text.closing, formats.money(last?.balance ?? closing, currency), strong);
  if (hasHash) drawLines(pen, [text.hash, last?.hash ?? hash], page.left, quiet);
  pen.y += 20;
};

const drawSummed = (pen: Pen, from: number): void => {
  const { type, text, formats } = pen;
  drawLines(pen, type.lay(text.isSummed.replace('{number}', formats.units(from)), page.right - page.left), page.left);
  pen.y += 20;
};

/** A statement as PDF. */
export const draw: DrawDocument<StatementContent> = async (statement, frame) => {
  const { language } = frame;
  const text = statementTexts[language];
  const { accounts, drawnAt, month, zone } = statement;
  const start = startDocument(`${text.title} ${month}`, drawnAt, frame);
  const pen: Pen = { ...start, formats: createFormats(language, zone), text };
  drawHead(pen, text.title, frame);
  drawOwner(pen, statement);
  if (accounts.length === 0) drawLines(pen, [text.nothing], page.left);
  if (statement.summedFrom !== undefined) drawSummed(pen, statement.summedFrom);
  for (const account of accounts) await drawAccount(pen, account, statement);
  return finish(pen);
};
