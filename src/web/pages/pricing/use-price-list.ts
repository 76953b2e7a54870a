import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';

const columns = [
  'package',
  'coverage',
  'countries',
  'volume',
  'validity',
  'price',
  'currency',
  'recommendedPrice',
  'recommendedCurrency',
] as const;

const amount = (value: number): string => value.toFixed(2);

/**
 * Writes packages as the lines of a CSV file, in the language shown. Amounts have a decimal point in every language, as in
 * the file of sales, and the currency in a column of its own, so that spreadsheets can calculate.
 */
export const usePriceList = (): ((packages: readonly DataPackage[]) => string) => {
  const { t } = useTranslation('pricing');
  const texts = usePackageTexts();
  const cells = (item: DataPackage): Record<(typeof columns)[number], string> => {
    const price = firstPrice(item.prices);
    return {
      package: item.name,
      coverage: texts.coverage(item),
      countries: item.includedCountries.join(' '),
      volume: texts.volume(item),
      validity: texts.validity(item),
      price: price ? amount(price.priceValue) : '',
      currency: price?.currencyCode ?? '',
      recommendedPrice: amount(item.defaultRetailPriceInUsd),
      recommendedCurrency: DEFAULT_CURRENCY,
    };
  };
  return (packages) => {
    const header = BYTE_ORDER_MARK + csvLine(columns.map((column) => t(`file.${column}`)));
    const lines = packages.map((item) => {
      const row = cells(item);
      return csvLine(columns.map((column) => row[column]));
    });
    return [header, ...lines].join('');
  };
};
