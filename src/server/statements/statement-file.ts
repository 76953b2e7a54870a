// Every change of a credit in a month as a table. Operators also see who asked for it, and the chain of hashes.
import type { Language } from '#domain/languages.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import { type FileCell, type FileColumn, fileTime } from '#domain/table-file.ts';
import { inZone } from '../core/time-zone.ts';
import type { Queryable } from '../db/connect.ts';
import type { TableFile } from '../http/table-file.ts';
import { FILE_PAGE_ROWS, readEntriesAfter, type SoldEntryRow } from './read-entries.ts';
import { type MonthAccount, readMonth } from './read-month.ts';
import type { Scope } from './scope.ts';
import { linesOf } from './statement-lines.ts';
import { type StatementTexts, statementTexts } from './texts.ts';

type ColumnName = keyof StatementTexts['columns'];

const COLUMNS = {
  operator: ['at', 'id', 'cause', 'what', 'actor', 'amount', 'currency', 'balance', 'reference', 'hash'],
  // The number of a booking would tell how much others sell.
  // What came later is at the end: programs count columns.
  reseller: ['at', 'cause', 'what', 'invoice', 'amount', 'currency', 'balance', 'reference', 'saleNumber', 'customer'],
} as const satisfies Readonly<Record<string, readonly ColumnName[]>>;

export type StatementReader = {
  scope: Scope;
  language: Language;
  audience: keyof typeof COLUMNS;
  /** Runs one query, as the system or as the reseller. */
  read: <T>(work: (sql: Queryable) => Promise<T>) => Promise<T>;
};

const KINDS: Readonly<Partial<Record<ColumnName, FileColumn['kind']>>> = {
  at: 'time',
  amount: 'amount',
  balance: 'amount',
};

const columnsFor = ({ language, audience, scope }: StatementReader): FileColumn[] =>
  COLUMNS[audience].map((name) => ({
    title: statementTexts[language].columns[name].replace('{zone}', scope.zone),
    kind: KINDS[name] ?? 'text',
  }));

const cellsFor = (reader: StatementReader, accounts: readonly MonthAccount[]): ((row: SoldEntryRow) => FileCell[]) => {
  const { language, audience, scope } = reader;
  const { causes } = statementTexts[language];
  const lineOf = linesOf(reader, accounts);
  const figure = (amount: Minor): FileCell => ({ amount: fromMinor(amount) });
  return (row) => {
    const { id, at, cause, reference, actor, amount, currency, hash, invoice } = row;
    const { what, balance, saleNumber, customer } = lineOf(row);
    const cells: Readonly<Record<ColumnName, FileCell>> = {
      at: fileTime(inZone(at, scope.zone)),
      id: String(id),
      cause: causes[cause],
      what,
      invoice: invoice ?? '',
      actor,
      amount: figure(amount),
      currency,
      balance: figure(balance),
      reference,
      saleNumber,
      customer,
      hash,
    };
    return COLUMNS[audience].map((column) => cells[column]);
  };
};

export const statementFile = async (reader: StatementReader): Promise<TableFile<SoldEntryRow>> => {
  const { scope, audience, read } = reader;
  const { accounts } = await read((sql) => readMonth(sql, scope));
  const readAfter = (after?: SoldEntryRow) =>
    read((sql) => readEntriesAfter(sql, scope, audience === 'reseller', after?.id));
  return {
    name: `statement-${scope.month}`,
    sheet: scope.month,
    columns: columnsFor(reader),
    toCells: cellsFor(reader, accounts),
    firstRows: await readAfter(),
    pageRows: FILE_PAGE_ROWS,
    readAfter,
  };
};
