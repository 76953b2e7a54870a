import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { formatIsoDay } from '#domain/date.ts';
import { useListBulkDiscounts } from '#web/api/storefront/payments/payments.ts';
import { useListDataPackages } from '#web/api/storefront/products/products.ts';
import { useCart } from '#web/browser-storage/cart.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { useMatchingPackages } from '#web/components/packages/use-matching-packages.ts';
import { useOfferOrder } from '#web/components/packages/use-offer-order.ts';
import { PricingBanner } from '#web/components/pricing/PricingBanner.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { useOfferFilter } from '#web/offer-filter.ts';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths, SUPPORTED_DEVICES } from '#web/paths.ts';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useDiscountForm } from './use-discount-form.ts';
import { usePriceList } from './use-price-list.ts';

const PackageDetailsModal = lazyComponent(
  async () => (await import('#web/components/packages/details/PackageDetailsModal.tsx')).PackageDetailsModal,
  { isWanted: ({ item }) => item !== undefined },
);

const noPackages: readonly DataPackage[] = [];
const noDiscounts: BulkDiscounts = [];

/** Saves all packages, whatever the filters show, in a file with the date in its name (PRI-002). */
const useDownload = (packages: readonly DataPackage[]): (() => void) | undefined => {
  const write = usePriceList();
  if (packages.length === 0) return undefined;
  return () => saveFile(`price-list-${formatIsoDay(new Date())}.csv`, 'text/csv', write(packages));
};

/** /pricing: the reseller's prices, and the link to apply for a discount. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['pricing', 'shell']);
  const offer = useListDataPackages();
  const bulk = useListBulkDiscounts();
  const cart = useCart();
  const packages = useOfferOrder(offer.data?.dataPackages ?? noPackages);
  const [filter, setFilter] = useOfferFilter();
  const { matching, isLate } = useMatchingPackages(packages, filter);
  const [details, setDetails] = useState<DataPackage>();
  const discountRate = offer.data?.discountRate;
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
        discountRate={offer.isPending ? undefined : (discountRate ?? 0)}
        bulkDiscounts={bulk.isPending ? undefined : (bulk.data ?? noDiscounts)}
        {...useDiscountForm(discountRate)}
        onDownload={useDownload(packages)}
      />
      <PackageOffer
        packages={packages}
        matching={matching}
        isLate={isLate}
        filter={filter}
        onFilter={setFilter}
        onDetails={setDetails}
        isPriceList
        isLoading={offer.isPending}
        failure={queryFailure(offer)}
      />
      <PackageDetailsModal item={details} onClose={() => setDetails(undefined)} devicesHref={SUPPORTED_DEVICES} />
    </PageFrame>
  );
};
