import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { formatIsoDay } from '#domain/date.ts';
import { useListBulkDiscounts } from '#web/api/storefront/payments/payments.ts';
import { useCart } from '#web/browser-storage/cart.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { PricingBanner } from './components/PricingBanner.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths, SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { type Offer, useOffer } from '#web/queries/use-offer.ts';
import { useDiscountForm } from './use-discount-form.ts';
import { usePriceList } from './use-price-list.ts';

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
