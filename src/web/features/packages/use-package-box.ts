import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import type { CartLine } from '#domain/cart.ts';
import { useGetJoinerBonus } from '#web/api/storefront/products/products.ts';
import { type CartAccess, useCart } from '#web/queries/use-cart.ts';
import { inventoryStatus } from '#web/browser-storage/flags.ts';
import type { PackageListActions } from '#web/components/packages/list/package-list-props.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { type CartPriceResult, useCartPrice } from '#web/queries/use-cart-price.ts';
import { useLostLines } from '#web/queries/use-lost-lines.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { CartEntry } from './components/CartBox.tsx';
import type { BoxMode } from './components/PackageBox.tsx';
import type { PreviewEntry } from './components/InventoryPreview.tsx';
import { type Selection, useSelection } from './use-selection.ts';

export type PackageBoxState = {
  /** Open by default while it has content (PKG-021). */
  isOpen: boolean;
  mode: BoxMode;
  setMode: (mode: BoxMode) => void;
  preview: readonly PreviewEntry[];
  bonus: JoinerBonus | undefined;
  selection: Selection;
  cart: CartAccess;
  cartEntries: readonly CartEntry[];
  cartPrice: CartPriceResult;
  actions: PackageListActions;
};

/** The price of an outdated cart belongs to no line. */
const currentPrice = ({ price, isStale }: CartPriceResult): CartPrice | undefined => (isStale ? undefined : price);

const noItems: readonly InventoryItem[] = [];

/** The content of the box, and the list's actions on it. */
export const usePackageBox = (
  packages: readonly DataPackage[],
  /** Undefined until it is known. */
  stock: readonly InventoryItem[] | undefined,
  /** All packages are there, not only the first ones. */
  isWhole: boolean,
): PackageBoxState => {
  const isLoaded = isWhole && stock !== undefined;
  const inventory = stock ?? noItems;
  const { t } = useTranslation('shop');
  const toast = useToast();
  const isMobile = useIsMobile();
  const [chosenMode, setMode] = useState<BoxMode>();
  const selection = useSelection(inventory, packages);
  const cart = useCart();
  const cartPrice = useCartPrice(cart.lines);
  const bonus = useGetJoinerBonus().data;
  useLostLines(cart.lines, cart.setAmount, isLoaded ? packages : undefined);
  const { select } = selection;
  const onSelect = useCallback(
    (ids: readonly string[], isSelected: boolean): void => {
      select(ids, isSelected);
      setMode('inventory');
    },
    [select],
  );
  const { add } = cart;
  const nameOf = usePackageName();
  const onAddToCart = useCallback(
    (item: DataPackage): void => {
      add(item.id);
      setMode('cart');
      if (isMobile) toast.success(t('box.addedToCart', { name: nameOf(item) }), { isShort: true });
    },
    [add, isMobile, toast, t, nameOf],
  );
  const preview = previewEntries(inventory, packages, selection.selectedIds);
  const shownBonus = bonus?.showToUser === true ? bonus : undefined;
  const isOpen = preview.length > 0 || cart.units > 0 || shownBonus !== undefined;
  useEffect(() => {
    if (isLoaded) inventoryStatus.write(isOpen ? 'open' : 'closed');
  }, [isLoaded, isOpen]);
  return {
    isOpen,
    mode: chosenMode ?? (preview.length === 0 && cart.units > 0 ? 'cart' : 'inventory'),
    setMode,
    preview,
    bonus: shownBonus,
    selection,
    cart,
    cartEntries: cartEntries(cart.lines, packages, currentPrice(cartPrice)),
    cartPrice,
    actions: {
      selectedIds: stock ? selection.selectedIds : undefined,
      onSelect,
      cartAmountOf: cart.amountOf,
      onAddToCart,
    },
  };
};

/** The inventory after the update: its current items, those that leave, and those that are added. */
const previewEntries = (
  inventory: readonly InventoryItem[],
  packages: readonly DataPackage[],
  selectedIds: ReadonlySet<string>,
): PreviewEntry[] => {
  const held = new Set(inventory.map(({ productId }) => productId));
  return [
    ...packages
      .filter(({ id }) => selectedIds.has(id) && !held.has(id))
      .map((item): PreviewEntry => ({ id: item.id, name: item.name, facts: item, state: 'added' })),
    ...inventory.map((item): PreviewEntry => ({
      id: item.productId,
      name: item.name,
      facts: item,
      state: selectedIds.has(item.productId) ? 'kept' : 'removed',
    })),
  ];
};

/** The lines of the cart with their packages; the server prices them in the order of the cart. */
const cartEntries = (
  lines: readonly CartLine[],
  packages: readonly DataPackage[],
  price: CartPrice | undefined,
): CartEntry[] =>
  lines.flatMap(({ id, amount }, index) => {
    const item = packages.find((candidate) => candidate.id === id);
    if (!item) return [];
    return [{ id, name: item.name, facts: item, amount, price: price?.items[index]?.prices[0] }];
  });
