import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import type { Language } from '#domain/languages.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { packageName } from '#domain/package-name.ts';
import type { Input } from '../../http/input.ts';
import type { TableFile } from '../../http/table-file.ts';
import { type DeskColumn, deskFile } from '../operators/index.ts';
import { readPriceSettings } from '../../products/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { readOffers, toOffer } from './package-offer.ts';

/** The server makes the file, so these texts are not among those of the app. */
const states: Record<Language, Record<PackageOffer['state'], string>> = {
  en: { ON_SALE: 'On sale', WAITING: 'To approve', OFF_SALE: 'Not on sale', VANISHED: 'No longer offered' },
  de: {
    ON_SALE: 'Im Verkauf',
    WAITING: 'Freizugeben',
    OFF_SALE: 'Nicht im Verkauf',
    VANISHED: 'Nicht mehr angeboten',
  },
};

const reasons: Record<Language, Record<NonNullable<PackageOffer['reason']>, string>> = {
  en: {
    TAKEN_OFF: 'Withdrawn by an operator',
    NO_RATE: 'No rate for its currency',
    BELOW_COST: 'Would be sold below cost',
    TOO_EXPENSIVE: 'More than the store can show',
  },
  de: {
    TAKEN_OFF: 'Aus dem Verkauf genommen',
    NO_RATE: 'Kein Kurs für die Währung',
    BELOW_COST: 'Läge unter dem Einkaufspreis',
    TOO_EXPENSIVE: 'Zu teuer für den Shop',
  },
};

/** An amount that is not known is an empty cell. */
const amountOf = (sum: PackageOffer['price']) => (sum === undefined ? '' : { amount: sum.value });

const columns: readonly DeskColumn<PackageOffer>[] = [
  {
    en: 'Package',
    de: 'Paket',
    cell: ({ name, dataPackage }, { language }) => packageName({ ...dataPackage, name }, language),
  },
  { en: 'Supplier', de: 'Lieferant', cell: ({ supplier }) => supplier },
  { en: 'Code', de: 'Code', cell: ({ code }) => code },
  { en: 'Status', de: 'Status', cell: ({ state }, { language }) => states[language][state] },
  {
    en: 'Reason',
    de: 'Grund',
    cell: ({ reason }, { language }) => (reason === undefined ? '' : reasons[language][reason]),
  },
  { en: 'Cost', de: 'Einkaufspreis', kind: 'amount', cell: ({ cost }) => ({ amount: cost.value }) },
  { en: 'Currency of the cost', de: 'Währung des Einkaufspreises', cell: ({ cost }) => cost.currencyCode },
  {
    en: `Price (${DEFAULT_CURRENCY})`,
    de: `Preis (${DEFAULT_CURRENCY})`,
    kind: 'amount',
    cell: ({ price }) => amountOf(price),
  },
  {
    en: `Markup (${DEFAULT_CURRENCY})`,
    de: `Aufschlag (${DEFAULT_CURRENCY})`,
    kind: 'amount',
    cell: ({ margin }) => amountOf(margin),
  },
  { en: 'ID', de: 'ID', cell: ({ id }) => id },
];

export const packagesFile = async (
  { db: { system: sql } }: OperatorPackageDeps,
  { query, headers }: Input<'exportPackages'> | Input<'exportPackagesWorkbook'>,
): Promise<TableFile<PackageOffer>> => {
  const { rates } = await readPriceSettings(sql);
  return {
    ...(await deskFile(
      {
        name: 'packages',
        sheet: { en: 'Packages', de: 'Pakete' },
        columns,
        // A catalogue has thousands of packages, not millions: they are read at once, so that no change falls in between.
        read: async () => (await readOffers(sql, query, { limit: null, offset: 0 })).map((row) => toOffer(row, rates)),
      },
      headers,
    )),
    pageRows: Infinity,
  };
};
