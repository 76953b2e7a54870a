import { BYTE_ORDER_MARK, type CsvCell, csvFormatFor, csvLine } from '#domain/csv.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { reply } from '../../http/explicit-reply.ts';
import { toFileStream } from '../../http/file-stream.ts';
import type { Input } from '../../http/input.ts';
import { type Language, languageOfLocale } from '../../pages/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { type ListedRow, readListed } from './read-price-list.ts';

/** The server makes the file, so these texts are not among those of the app. */
const columns: Record<Language, readonly string[]> = {
  en: ['Package', 'Supplier', 'Price', 'Recommended retail price', 'Currency', 'ID'],
  de: ['Paket', 'Lieferant', 'Preis', 'Empfohlener Verkaufspreis', 'Währung', 'ID'],
};

const lineIn = (language: Language): ((row: ListedRow) => string) => {
  const format = csvFormatFor(language);
  const figure = (amount: Minor): CsvCell => ({ figure: format.amount(fromMinor(amount)) });
  return ({ id, name, supplier, price, retailPrice }) =>
    csvLine([name, supplier, figure(price), figure(retailPrice), DEFAULT_CURRENCY, id], format.separator);
};

/** What was on sale at the end of a day, as CSV. */
export const exportPriceList = async (
  { db: { system }, log }: OperatorPackageDeps,
  _caller: OperatorCaller,
  { query: { date }, headers }: Input<'exportPriceList'>,
) => {
  const language = languageOfLocale(headers.Locale);
  return reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="price-list-${date}.csv"` },
    body: toFileStream(
      {
        start: BYTE_ORDER_MARK + csvLine(columns[language], csvFormatFor(language).separator),
        // A catalogue has thousands of packages, not millions: they are read at once, so that no change falls in
        // between.
        firstRows: await readListed(system, date, { limit: null, offset: 0 }),
        pageRows: Infinity,
        readAfter: () => Promise.resolve([]),
        toLine: lineIn(language),
      },
      log,
    ),
  });
};
