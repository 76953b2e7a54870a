import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { type InventoryOrder, sortInventory } from '#domain/inventory-order.ts';
import { filterPackages, NO_FILTER, type PackageFilter } from '#domain/package-filter.ts';
import { useBeginning } from '#web/api/beginning.ts';
import { getListInventoryQueryKey, useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useCart } from '#web/browser-storage/cart.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { AT_ONCE } from '#web/ui/windowed/use-rows-in-time.ts';
import { InventoryContent } from './components/InventoryContent.tsx';
import { InventoryStatusDialog } from './components/InventoryStatusDialog.tsx';
import { useInventoryAddress } from './use-inventory-address.ts';

const EditItem = lazyComponent(async () => (await import('./EditItem.tsx')).EditItem);

/** To a guest until the point of sale is told another customer. */
const sellHref = ({ id }: InventoryItem): string => paths.pointOfSaleSell('guest', id);

const Count = ({ count }: { count: number }): ReactElement => {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  return <Figure value={number(count)} unit={t('unit', { count })} size="large" />;
};

type NotSavedProps = {
  item: InventoryItem;
  reason: string;
  onEdit: () => void;
  onClose: () => void;
};

/** Why an edit was not saved, until it is edited again: a toast is gone in a moment. */
const NotSaved = ({ item, reason, onEdit, onClose }: NotSavedProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const name = usePackageName()(item);
  return (
    <Banner
      tone="warning"
      title={t('edit.notSaved', { name })}
      action={
        <Button size="small" onPress={onEdit}>
          {t('edit.again')}
        </Button>
      }
      onClose={onClose}
    >
      {reason}
    </Banner>
  );
};

type InventoryState = {
  /** Only the first ones of this order until `isWhole`. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones. */
  count: number | undefined;
  isWhole: boolean;
  isLoading: boolean;
  failure: QueryFailure | undefined;
};

const none: readonly InventoryItem[] = [];

/** The inventory. Of a long one the first items come with the page, as long as no filter narrows them. */
const useInventory = (order: InventoryOrder, filter: PackageFilter): InventoryState => {
  const nameOf = usePackageName();
  const beginning = useBeginning<InventoryList>(getListInventoryQueryKey(), { order, filter }, (list) => ({
    list: { ...list, items: sortInventory(list.items, order, nameOf).slice(0, AT_ONCE) },
    count: list.items.length,
  }));
  const query = useListInventory({ query: beginning.options });
  const { data } = query;
  const count = query.isPlaceholderData ? beginning.count : undefined;
  return {
    items: data?.items ?? none,
    count,
    isWhole: data !== undefined && count === undefined,
    isLoading: query.isPending,
    failure: queryFailure(query),
  };
};

/** /your-store/inventory, and the edit modal of one item at /your-store/inventory/{id}. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['inventory', 'shell']);
  const isMobile = useIsMobile();
  const address = useInventoryAddress(isMobile ? 'tiles' : 'list');
  const [filter, setFilter] = useState(NO_FILTER);
  const { order } = address;
  const { items, count, isWhole, isLoading, failure } = useInventory(order, filter);
  const cart = useCart();
  const [notSaved, setNotSaved] = useState<Pick<NotSavedProps, 'item' | 'reason'>>();
  useFetchAhead(EditItem);
  // Filters are hidden on narrow screens, and hidden filters must not apply (STO-038).
  const shown = useMemo(() => (isMobile ? items : filterPackages(items, filter)), [isMobile, items, filter]);
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      figure={isLoading ? <FigureSkeleton size="large" /> : !failure && <Count count={count ?? shown.length} />}
      actions={
        <>
          {/* No room for both: a filled cart is the way on. */}
          {cart.units > 0 ? (
            <CartLink units={cart.units} href={paths.packagesCheckout()} isNext={items.length === 0} />
          ) : (
            <Link href={paths.dataPackages()} variant="secondary" icon={PackageIcon}>
              {t('shell:navigation.buyPackages')}
            </Link>
          )}
          {items.length > 0 && (
            <Link href={paths.pointOfSale()} variant="primary" icon={SmartphoneIcon}>
              {t('shell:navigation.sellPackage')}
            </Link>
          )}
        </>
      }
    >
      {notSaved && address.itemId === undefined && (
        <NotSaved
          {...notSaved}
          onEdit={() => {
            setNotSaved(undefined);
            address.openItem(notSaved.item);
          }}
          onClose={() => setNotSaved(undefined)}
        />
      )}
      <InventoryContent
        items={items}
        shown={shown}
        count={count}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={address.setOrder}
        onEdit={address.openItem}
        sellHref={sellHref}
        packagesHref={paths.dataPackages()}
        isLoading={isLoading}
        failure={failure}
      />
      {address.itemId !== undefined && (
        <EditItem
          key={address.itemId}
          id={address.itemId}
          items={items}
          isWhole={isWhole}
          onClose={address.closeItem}
          onFailed={(item, reason) => setNotSaved({ item, reason })}
        />
      )}
      <InventoryStatusDialog status={address.status} sellHref={paths.pointOfSale()} onClose={address.closeStatus} />
    </PageFrame>
  );
};
