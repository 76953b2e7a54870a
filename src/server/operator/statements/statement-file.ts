import { fromMinor, type Minor } from '#domain/money.ts';
import { type FileCell, type FileColumn, fileTime } from '#domain/table-file.ts';
import { inZone } from '../../core/time-zone.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { TableFile } from '../../http/table-file.ts';
import { type Language, languageOfLocale } from '../../pages/index.ts';
import type { StatementDeps } from './deps.ts';
import { type EntryRow, FILE_PAGE_ROWS, readEntriesAfter } from './read-entries.ts';
import { type MonthAccount, readMonth } from './read-month.ts';
import { statementTexts } from './texts.ts';

const columnsIn = (language: Language): FileColumn[] => {
  const { columns } = statementTexts[language];
  const { at, id, cause, what, actor, amount, currency, balance, reference, hash } = columns;
  const texts = (...titles: string[]): FileColumn[] => titles.map((title) => ({ title, kind: 'text' }));
  return [
    { title: at, kind: 'time' },
    ...texts(id, cause, what, actor),
    { title: amount, kind: 'amount' },
    ...texts(currency),
    { title: balance, kind: 'amount' },
    ...texts(reference, hash),
  ];
};

/** Makes the rows in order: each states the credit after it. */
const cellsIn = (language: Language, accounts: readonly MonthAccount[]): ((row: EntryRow) => FileCell[]) => {
  const { causes } = statementTexts[language];
  const balances = new Map(accounts.map(({ currency, opening }) => [currency, opening]));
  const figure = (amount: Minor): FileCell => ({ amount: fromMinor(amount) });
  return ({ id, at, cause, reference, actor, amount, currency, hash, name, note }) => {
    const balance = (balances.get(currency) ?? 0) + amount;
    balances.set(currency, balance);
    const booked = [fileTime(inZone(at, 'UTC')), String(id), causes[cause], name ?? note ?? '', actor];
    return [...booked, figure(amount), currency, figure(balance), reference, hash];
  };
};

export const statementFile = async (
  { db: { system } }: StatementDeps,
  { params, headers }: Input<'exportStatement'> | Input<'exportStatementWorkbook'>,
): Promise<TableFile<EntryRow>> => {
  const { month } = params;
  const scope = { resellerId: requireId(params.id), month };
  const language = languageOfLocale(headers.Locale);
  const { accounts } = await readMonth(system, scope);
  return {
    name: `statement-${month}`,
    sheet: month,
    columns: columnsIn(language),
    toCells: cellsIn(language, accounts),
    firstRows: await readEntriesAfter(system, scope),
    pageRows: FILE_PAGE_ROWS,
    readAfter: ({ id }) => readEntriesAfter(system, scope, id),
  };
};
