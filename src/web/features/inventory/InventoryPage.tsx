import { type ReactElement, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { cartUnits } from '#domain/cart-units.ts';
import { type InventoryOrder, type SoldOf, sortInventory } from '#domain/inventory-order.ts';
import { filterPackages, NO_FILTER, type OfferFilter } from '#domain/package-filter.ts';
import type { Meant } from '#domain/package-search.ts';
import { useBeginning } from '#web/api/beginning.ts';
import {
  getListInventoryQueryKey,
  useListInventory,
  useListInventorySales,
} from '#web/api/storefront/inventory/inventory.ts';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { queryFailure, type QueryFailure } from '#web/components/query/query-failure.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { useOfferFilter } from '#web/navigation/use-offer-filter.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { createLoader, lazyComponent, useFetchAhead, useLoaded } from '#web/ui/lazy-component.tsx';
import { AT_ONCE } from '#web/ui/windowed/use-rows-in-time.ts';
import { InventoryContent } from './components/InventoryContent.tsx';
import type { NotSaved } from './components/InventoryNotices.tsx';
import { useInventoryAddress } from './use-inventory-address.ts';
import { useSelected } from './components/use-selected.ts';

const ChangePrices = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ChangePrices.tsx'), loadTexts(['inventoryPrices'])]);
  return module.ChangePrices;
});
const ItemPrice = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ItemPrice.tsx'), loadTexts(['inventoryPrices'])]);
  return module.ItemPrice;
});
const EditItem = lazyComponent(async () => (await import('./EditItem.tsx')).EditItem);
// The button is there from the start, in its size; what it does is loaded with the first press, or a little after the page.
const BestSellers = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./BestSellers.tsx'), loadTexts(['dashboard'])]);
    return module.BestSellers;
  },
  {
    isWanted: ({ isPressed }) => isPressed,
    fallback: ({ label, isPressed, onPressed }) => (
      <Button variant="primary" isPending={isPressed} onPress={() => onPressed(true)}>
        {label}
      </Button>
    ),
  },
);
const InventoryNews = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./InventoryNews.tsx'), loadTexts(['dashboard', 'inventoryPrices'])]);
    return module.InventoryNews;
  },
  { isWanted: ({ notSaved, soldFailure, status }) => (notSaved ?? soldFailure ?? status) !== undefined },
);
const search = createLoader(() => import('#domain/package-search.ts'));

/** To a guest until the point of sale is told another customer. */
const sellHref = ({ id }: InventoryItem): string => paths.pointOfSaleSell('guest', id);

const Count = ({ count }: { count: number }): ReactElement => {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  return <Figure value={number(count)} unit={t('unit', { count })} size={useIsMobile() ? 'small' : 'large'} />;
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
const useInventory = (order: InventoryOrder, filter: OfferFilter): InventoryState => {
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

/** What the filter leaves. The code that searches for words comes with the first one, or a little after the page. */
const useFound = (
  items: readonly InventoryItem[],
  filter: OfferFilter,
  order: InventoryOrder,
): { shown: readonly InventoryItem[]; meant: readonly Meant[] | undefined } => {
  const nameOf = usePackageName();
  const loaded = useLoaded(search, filter.search !== '');
  const find = useMemo(
    () => loaded?.findPackages(sortInventory(items, order, nameOf), nameOf),
    [loaded, items, order, nameOf],
  );
  return useMemo(() => {
    const { found, similar, meant } = find?.(filter) ?? { found: filterPackages(items, filter), similar: none };
    return { shown: meant ? similar : found, meant };
  }, [find, items, filter]);
};

type Sold = {
  /** Undefined unless the order is by what sells most, and until that is known. */
  soldOf: SoldOf | undefined;
  failure: QueryFailure | undefined;
};

/** How often each item was sold lately, read where the list is ordered by it. */
const useSold = ({ sortKey }: InventoryOrder): Sold => {
  const isWanted = sortKey === 'SOLD';
  const query = useListInventorySales({ query: { enabled: isWanted } });
  const { data } = query;
  const soldOf = useMemo(() => {
    if (data === undefined || !isWanted) return undefined;
    const sold = new Map(data.items.map(({ id, sold }) => [id, sold]));
    return (id: string): number => sold.get(id) ?? 0;
  }, [data, isWanted]);
  return { soldOf, failure: isWanted ? queryFailure(query) : undefined };
};

/** /your-store/inventory, and the edit modal of one item at /your-store/inventory/{id}. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['inventory', 'shell']);
  const isMobile = useIsMobile();
  const address = useInventoryAddress(isMobile ? 'tiles' : 'list');
  const [filter, setFilter] = useOfferFilter();
  const { order } = address;
  const { items, count, isWhole, isLoading, failure } = useInventory(order, filter);
  const units = cartUnits(useStored(cartProducts));
  const [notSaved, setNotSaved] = useState<NotSaved>();
  useFetchAhead(EditItem);
  useFetchAhead(ItemPrice);
  const inTime = useDeferredValue(filter);
  // Filters are hidden on narrow screens, and hidden filters must not apply (STO-038).
  const applied = useMemo(() => (isMobile ? { ...inTime, ...NO_FILTER } : inTime), [isMobile, inTime]);
  const { shown, meant } = useFound(items, applied, order);
  const selected = useSelected(shown);
  const { soldOf, failure: soldFailure } = useSold(order);
  const [isChanging, setChanging] = useState(false);
  const openPrices = useCallback(() => setChanging(true), []);
  return (
    <PageFrame
      title={t('title')}
      context={isMobile ? undefined : t('subtitle')}
      figure={
        isLoading ? (
          <FigureSkeleton size={isMobile ? 'small' : 'large'} />
        ) : (
          !failure && <Count count={count ?? shown.length} />
        )
      }
      actions={
        <>
          {/* No room for both: a filled cart is the way on. */}
          {units > 0 ? (
            <CartLink units={units} href={paths.packagesCheckout()} isNext={items.length === 0} />
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
      <InventoryNews
        notSaved={address.itemId === undefined ? notSaved : undefined}
        onEdit={address.openItem}
        onClose={() => setNotSaved(undefined)}
        soldFailure={soldFailure}
        status={address.status}
        sellHref={paths.pointOfSale()}
        onCloseStatus={address.closeStatus}
      />
      <InventoryContent
        items={items}
        shown={shown}
        count={count}
        meant={meant}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={address.setOrder}
        soldOf={soldOf}
        selected={selected}
        onChangePrices={openPrices}
        onEdit={address.openItem}
        PriceEditor={ItemPrice}
        sellHref={sellHref}
        packagesHref={paths.dataPackages()}
        BestSellers={BestSellers}
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
      {isChanging && <ChangePrices items={selected.items} onClose={() => setChanging(false)} />}
    </PageFrame>
  );
};
