import type { Language } from '#domain/languages.ts';
import { DEFAULT_CURRENCY, fromMinor } from '#domain/money.ts';
import type { Input } from '../../http/input.ts';
import { languageOfLocale } from '../../http/language.ts';
import type { TableFile } from '../../http/table-file.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { type ListedRow, readListed } from './read-price-list.ts';

/** The server makes the file, so these texts are not among those of the app. */
const columns: Record<Language, readonly string[]> = {
  en: ['Package', 'Supplier', 'Price', 'Recommended retail price', 'Currency', 'ID'],
  de: ['Paket', 'Lieferant', 'Preis', 'Empfohlener Verkaufspreis', 'Währung', 'ID'],
};

/** The columns of the prices. */
const AMOUNTS: ReadonlySet<number> = new Set([2, 3]);

const sheets: Record<Language, string> = { en: 'Price list', de: 'Preisliste' };

export const priceListFile = async (
  { db: { system } }: OperatorPackageDeps,
  { query: { date }, headers }: Input<'exportPriceList'> | Input<'exportPriceListWorkbook'>,
): Promise<TableFile<ListedRow>> => {
  const language = languageOfLocale(headers.Locale);
  return {
    name: `price-list-${date}`,
    sheet: sheets[language],
    columns: columns[language].map((title, index) => ({ title, kind: AMOUNTS.has(index) ? 'amount' : 'text' })),
    toCells: ({ id, name, supplier, price, retailPrice }) => [
      name,
      supplier,
      { amount: fromMinor(price) },
      { amount: fromMinor(retailPrice) },
      DEFAULT_CURRENCY,
      id,
    ],
    // A catalogue has thousands of packages, not millions: they are read at once, so that no change falls in between.
    firstRows: await readListed(system, date, { limit: null, offset: 0 }),
    pageRows: Infinity,
    readAfter: () => Promise.resolve([]),
  };
};
