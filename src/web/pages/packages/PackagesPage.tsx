import { type ReactElement, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useListDataPackages } from '#web/api/storefront/products/products.ts';
import { AddToCartButton } from '#web/components/packages/list/AddToCartButton.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { useMatchingPackages } from '#web/components/packages/use-matching-packages.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { useOfferFilter } from '#web/offer-filter.ts';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { SUPPORTED_DEVICES } from '#web/paths.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './PackagesPage.module.css';
import { PackagesNotices } from './PackagesNotices.tsx';
import { useBackLink } from './use-back-link.ts';
import { usePackageBox } from './use-package-box.ts';

// The offer loads first; the box and the dialogs follow.
const PackageBoxArea = lazyComponent(async () => (await import('./PackageBoxArea.tsx')).PackageBoxArea);
const PackageDetailsModal = lazyComponent(
  async () => (await import('#web/components/packages/details/PackageDetailsModal.tsx')).PackageDetailsModal,
  { isWanted: ({ item }) => item !== undefined },
);

const noPackages: readonly DataPackage[] = [];
const noItems: readonly InventoryItem[] = [];

const Count = ({ count }: { count: number }): ReactElement => {
  const { t } = useTranslation('shop');
  const { number } = useFormat();
  return <Figure value={number(count)} unit={t('page.unit', { count })} size="large" />;
};

/** /data-packages: the packages on offer, and the box to stock them. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('shop');
  const offer = useListDataPackages();
  const inventory = useListInventory();
  const packages = offer.data?.dataPackages ?? noPackages;
  const isLoaded = offer.data !== undefined && inventory.data !== undefined;
  const box = usePackageBox(packages, inventory.data?.items ?? noItems, isLoaded);
  const nameOf = usePackageName();
  const [filter, setFilter] = useOfferFilter();
  const { matching, isLate } = useMatchingPackages(packages, filter);
  const [details, setDetails] = useState<DataPackage>();
  const inventoryFailure = queryFailure(inventory);
  const isLoading = offer.isPending || inventory.isPending;
  // The packages come first.
  const isBoxLoading = useDeferredValue(isLoading);
  return (
    <PageFrame
      title={t('page.title')}
      context={t('page.subtitle')}
      figure={offer.isPending ? <FigureSkeleton size="large" /> : offer.data && <Count count={matching.length} />}
      back={useBackLink()}
    >
      <PackagesNotices discountRate={offer.data?.discountRate ?? 0} inventoryFailure={inventoryFailure} />
      <div className={styles.area}>
        <div className={styles.page}>
          <PackageOffer
            packages={packages}
            matching={matching}
            isLate={isLate}
            filter={filter}
            onFilter={setFilter}
            onDetails={setDetails}
            actions={inventoryFailure ? undefined : box.actions}
            isLoading={isLoading}
            failure={queryFailure(offer)}
          />
          <PackageBoxArea box={box} isLoading={isBoxLoading} />
        </div>
      </div>
      <PackageDetailsModal
        item={details}
        onClose={() => setDetails(undefined)}
        devicesHref={SUPPORTED_DEVICES}
        footer={
          details && (
            <AddToCartButton
              name={nameOf(details)}
              amount={box.actions.cartAmountOf(details.id)}
              onPress={() => box.actions.onAddToCart(details)}
              hasText
            />
          )
        }
      />
    </PageFrame>
  );
};
