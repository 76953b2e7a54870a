import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { BYTE_ORDER_MARK, csvFormatFor, csvLine } from '#domain/csv.ts';
import { formatIsoDay } from '#domain/date.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { useGetAccount } from '#web/api/storefront/account/account.ts';
import { useListBulkDiscounts } from '#web/api/storefront/payments/payments.ts';
import { useCart } from '#web/browser-storage/cart.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths, SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { type Offer, useOffer } from '#web/queries/use-offer.ts';
import { useSession } from '#web/session/session-context.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { PackageIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PricingBanner } from './components/PricingBanner.tsx';

const PackageDetailsModal = lazyComponent(
  async () => (await import('#web/components/packages/details/PackageDetailsModal.tsx')).PackageDetailsModal,
  { isWanted: ({ item }) => item !== undefined },
);

const noDiscounts: BulkDiscounts = [];

/** Saves all packages, whatever the filters show, in a file with the date in its name (PRI-002). */
const useDownload = ({ list: { packages }, isWhole }: Offer): (() => void) | undefined => {
  const write = usePriceList();
  if (!isWhole || packages.length === 0) return undefined;
  return () => saveFile(`price-list-${formatIsoDay(new Date())}.csv`, 'text/csv', write(packages));
};

/** The form to apply for a discount, prefilled with the reseller's data (PRI-007). */
const useDiscountForm = (discountRate: number | undefined): { applyHref: string; isExternal: boolean } => {
  const session = useSession();
  const { data: account } = useGetAccount();
  const email = account?.email ?? session.email;
  const form = requestFormHref('discount', {
    ...(email !== undefined && { email }),
    ...(account?.firstName !== undefined && { firstName: account.firstName }),
    ...(discountRate !== undefined && { discountRate: String(discountRate) }),
    ...(account?.pricingGroup !== undefined && { pricingGroup: account.pricingGroup }),
  });
  return { applyHref: form ?? paths.requestForm('discount'), isExternal: form !== undefined };
};

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
const usePriceList = (): ((packages: readonly DataPackage[]) => string) => {
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

/** /pricing: the reseller's prices, and the link to apply for a discount. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['pricing', 'shell']);
  const offer = useOffer();
  const bulk = useListBulkDiscounts();
  const cart = useCart();
  const [details, setDetails] = useState<DataPackage>();
  const { discountRate } = offer;
  return (
    <PageFrame
      title={t('pricing:title')}
      context={t('pricing:subtitle')}
      actions={
        <>
          <CartLink units={cart.units} href={paths.packagesCheckout()} isNext />
          <Link href={paths.dataPackages()} variant={cart.units > 0 ? 'secondary' : 'primary'} icon={PackageIcon}>
            {t('shell:navigation.buyPackages')}
          </Link>
        </>
      }
    >
      <PricingBanner
        discountRate={offer.list.isLoading ? undefined : (discountRate ?? 0)}
        bulkDiscounts={bulk.isPending ? undefined : (bulk.data ?? noDiscounts)}
        {...useDiscountForm(discountRate)}
        onDownload={useDownload(offer)}
      />
      <PackageOffer {...offer.list} onDetails={setDetails} isPriceList />
      <PackageDetailsModal item={details} onClose={() => setDetails(undefined)} devicesHref={SUPPORTED_DEVICES} />
    </PageFrame>
  );
};
