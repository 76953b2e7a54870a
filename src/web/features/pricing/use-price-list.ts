import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { BYTE_ORDER_MARK, csvFormatFor, csvLine } from '#domain/csv.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
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

/**
 * Writes packages as the lines of a CSV file, in the language shown and as its spreadsheets read it. Amounts have the
 * currency beside them, so that a spreadsheet computes with them.
 */
export const usePriceList = (): ((packages: readonly DataPackage[]) => string) => {
  const { t } = useTranslation('pricing');
  const texts = usePackageTexts();
  const nameOf = usePackageName();
  const { separator, amount } = csvFormatFor(useLanguage());
  const cells = (item: DataPackage): Record<(typeof columns)[number], string> => {
    const price = firstPrice(item.prices);
    return {
      package: nameOf(item),
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
  const line = (texts: readonly string[]): string => csvLine(texts, separator);
  return (packages) => {
    const header = BYTE_ORDER_MARK + line(columns.map((column) => t(`file.${column}`)));
    const lines = packages.map((item) => {
      const row = cells(item);
      return line(columns.map((column) => row[column]));
    });
    return [header, ...lines].join('');
  };
};
