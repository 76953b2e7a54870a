import { type ReactElement, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { AddToCartButton } from '#web/components/packages/list/AddToCartButton.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { useOffer } from '#web/queries/use-offer.ts';
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

const Count = ({ count }: { count: number }): ReactElement => {
  const { t } = useTranslation('shop');
  const { number } = useFormat();
  return <Figure value={number(count)} unit={t('page.unit', { count })} size="large" />;
};

/** /data-packages: the packages on offer, and the box to stock them. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('shop');
  const { list, isWhole, discountRate } = useOffer();
  const inventory = useListInventory();
  const box = usePackageBox(list.packages, inventory.data?.items, isWhole);
  const nameOf = usePackageName();
  const [details, setDetails] = useState<DataPackage>();
  const inventoryFailure = queryFailure(inventory);
  // The packages come first.
  const isBoxLoading = useDeferredValue(inventory.isPending || !(isWhole || list.failure));
  return (
    <PageFrame
      title={t('page.title')}
      context={t('page.subtitle')}
      figure={list.isLoading ? <FigureSkeleton size="large" /> : !list.failure && <Count count={list.count} />}
      back={useBackLink()}
    >
      <PackagesNotices discountRate={discountRate ?? 0} inventoryFailure={inventoryFailure} />
      <div className={styles.area}>
        <div className={styles.page}>
          <PackageOffer {...list} onDetails={setDetails} actions={inventoryFailure ? undefined : box.actions} />
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
