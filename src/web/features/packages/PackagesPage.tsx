import { type ReactElement, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { AddToCartButton } from '#web/components/packages/list/AddToCartButton.tsx';
import { OfferTools } from '#web/components/packages/list/OfferTools.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { queryFailure, type QueryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { isWithin, paths, SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { pageBefore, rememberView } from '#web/navigation/previous-view.ts';
import { useOffer } from '#web/queries/use-offer.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './PackagesPage.module.css';
import { type PackageBoxState, usePackageBox } from './use-package-box.ts';

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

type PackagesNoticesProps = {
  /** A fraction that the prices already include: shown, never subtracted again (PKG-019). */
  discountRate: number;
  /** The inventory could not be loaded, so packages cannot be added to it. */
  inventoryFailure: QueryFailure | undefined;
};

const Pending = (): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Banner
      tone="warning"
      title={t('page.pendingTitle')}
      action={<Link href={paths.inventory()}>{t('page.toInventory')}</Link>}
    >
      {t('page.pendingText')}
    </Banner>
  );
};

/** Notices above the prices. */
const PackagesNotices = ({ discountRate, inventoryFailure }: PackagesNoticesProps): ReactElement => {
  const { t } = useTranslation(['shop', 'inventory', 'ui']);
  const { percent } = useFormat();
  const [query] = useSearchParams();
  return (
    <>
      {query.get('pending') === 'true' && <Pending />}
      {discountRate > 0 && <Banner tone="success">{t('shop:page.discount', { rate: percent(discountRate) })}</Banner>}
      {inventoryFailure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onPress={inventoryFailure.onRetry} isPending={inventoryFailure.isRetrying}>
              {t('ui:retry')}
            </Button>
          }
        >
          {t('inventory:failed')}
        </Banner>
      )}
    </>
  );
};

/**
 * The page that led here; not the landing page, which leads on by itself, and none of the purchase that begins here.
 */
const previousPage = (): string | undefined => {
  const page = pageBefore();
  const [pathname = ''] = page?.split('?') ?? [];
  return pathname === paths.landing() || isWithin(pathname, paths.dataPackages()) ? undefined : page;
};

/** Back to the previous page, on wide screens; from here on this page is the one to go back to (PKG-015, PKG-016). */
const useBackLink = (): { href: string; label: string } | undefined => {
  const { t } = useTranslation('shop');
  const isMobile = useIsMobile();
  const [previous] = useState(previousPage);
  useEffect(() => rememberView(paths.dataPackages()), []);
  return previous === undefined || isMobile ? undefined : { href: previous, label: t('page.back') };
};

type PackageActionsProps = {
  item: DataPackage;
  box: PackageBoxState;
  /** Called once it was chosen for the inventory, which the box behind the dialog shows. */
  onChosen: () => void;
};

/** The two ways to stock the package of the details. */
const PackageActions = ({ item, box, onChosen }: PackageActionsProps): ReactElement => {
  const { t } = useTranslation('shop');
  const name = usePackageName()(item);
  const { selectedIds, onSelect, cartAmountOf, onAddToCart } = box.actions;
  const isHeld = box.preview.some(({ id, state }) => id === item.id && state === 'kept');
  const add = (): void => {
    onSelect([item.id], true);
    onChosen();
  };
  return (
    <>
      {selectedIds?.has(item.id) === true && (
        <span className={styles.held}>
          <Icon of={CheckIcon} />
          {t(isHeld ? 'list.held' : 'list.chosen')}
        </span>
      )}
      <AddToCartButton name={name} amount={cartAmountOf(item.id)} onPress={() => onAddToCart(item)} hasText />
      {selectedIds?.has(item.id) === false && (
        <Button variant="primary" onPress={add}>
          {t('list.addToInventory')}
        </Button>
      )}
    </>
  );
};

/** /data-packages: the packages on offer, and the box to stock them. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('shop');
  const { list, isWhole, discountRate } = useOffer();
  const inventory = useListInventory();
  const box = usePackageBox(list.packages, inventory.data?.items, isWhole);
  const [details, setDetails] = useState<DataPackage>();
  const isMobile = useIsMobile();
  const inventoryFailure = queryFailure(inventory);
  // The packages come first.
  const isBoxLoading = useDeferredValue(inventory.isPending || !(isWhole || list.failure));
  return (
    <PageFrame
      title={t('page.title')}
      context={t('page.subtitle')}
      figure={list.isLoading ? <FigureSkeleton size="large" /> : !list.failure && <Count count={list.count} />}
      back={useBackLink()}
      tools={!isMobile && <OfferTools {...list} />}
    >
      <PackagesNotices discountRate={discountRate ?? 0} inventoryFailure={inventoryFailure} />
      <div className={styles.area}>
        <div className={styles.page}>
          <PackageOffer {...list} onDetails={setDetails} actions={inventoryFailure ? undefined : box.actions} />
          <PackageBoxArea box={box} isLoading={isBoxLoading} failure={list.failure} />
        </div>
      </div>
      <PackageDetailsModal
        item={details}
        onClose={() => setDetails(undefined)}
        devicesHref={SUPPORTED_DEVICES}
        footer={details && <PackageActions item={details} box={box} onChosen={() => setDetails(undefined)} />}
      />
    </PageFrame>
  );
};
