import { BYTE_ORDER_MARK, type CsvCell, csvFormatFor, csvLine } from '#domain/csv.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import { reply } from '../../http/explicit-reply.ts';
import { toFileStream } from '../../http/file-stream.ts';
import type { Input } from '../../http/input.ts';
import { type Language, languageOfLocale } from '../../pages/index.ts';
import type { StatementDeps } from './deps.ts';
import { type EntryRow, FILE_PAGE_ROWS, readEntriesAfter } from './read-entries.ts';
import { type MonthAccount, readMonth } from './read-month.ts';
import { statementTexts } from './texts.ts';

const headerLine = (language: Language): string => {
  const { columns } = statementTexts[language];
  const { at, id, cause, what, actor, amount, currency, balance, reference, hash } = columns;
  const names = [at, id, cause, what, actor, amount, currency, balance, reference, hash];
  return csvLine(names, csvFormatFor(language).separator);
};

/** Makes the lines in order: each states the credit after it. */
const linesIn = (language: Language, accounts: readonly MonthAccount[]): ((row: EntryRow) => string) => {
  const format = csvFormatFor(language);
  const { causes } = statementTexts[language];
  const balances = new Map(accounts.map(({ currency, opening }) => [currency, opening]));
  const figure = (amount: Minor): CsvCell => ({ figure: format.amount(fromMinor(amount)) });
  return ({ id, at, cause, reference, actor, amount, currency, hash, name, note }) => {
    const balance = (balances.get(currency) ?? 0) + amount;
    balances.set(currency, balance);
    const booked = [at.toISOString(), String(id), causes[cause], name ?? note ?? '', actor];
    return csvLine([...booked, figure(amount), currency, figure(balance), reference, hash], format.separator);
  };
};

/** Every change of a reseller's credit in a month as CSV, oldest first. */
export const exportStatement = async (
  { db: { system }, log }: StatementDeps,
  _caller: OperatorCaller,
  { params, headers }: Input<'exportStatement'>,
) => {
  const { month } = params;
  const scope = { resellerId: requireId(params.id), month };
  const language = languageOfLocale(headers.Locale);
  const { accounts } = await readMonth(system, scope);
  return reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="statement-${month}.csv"` },
    body: toFileStream(
      {
        start: BYTE_ORDER_MARK + headerLine(language),
        firstRows: await readEntriesAfter(system, scope),
        pageRows: FILE_PAGE_ROWS,
        readAfter: ({ id }) => readEntriesAfter(system, scope, id),
        toLine: linesIn(language, accounts),
      },
      log,
    ),
  });
};
