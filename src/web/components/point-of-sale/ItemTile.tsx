import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';

export type ItemTileProps = {
  /** With the reseller's own name, its stock and its retail price. */
  item: InventoryItem;
  /** Whether it is the chosen one of several; undefined where none is chosen. */
  isSelected?: boolean | undefined;
  /** Chooses it, or starts its sale. */
  onPress: () => void;
};

/**
 * An item of the inventory to sell with one press: its retail price, and how many units are in stock.
 *
 * Use it through TillTiles and PackageChoice, so that a package looks the same in both.
 */
export const ItemTile = ({ item, isSelected, onPress }: ItemTileProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const nameOf = usePackageName();
  return (
    <PackageTile
      name={nameOf(item)}
      facts={item}
      color={item.color}
      price={firstPrice(item.retailPrices)}
      mark={item.amount > 0 ? t('packages.stock', { count: item.amount }) : undefined}
      onPress={onPress}
      {...(isSelected !== undefined && { isSelected })}
    />
  );
};
