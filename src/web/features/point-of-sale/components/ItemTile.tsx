import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './ItemTile.module.css';

export type ItemTileProps = {
  /** With the reseller's own name, its stock and its retail price. */
  item: InventoryItem;
  /** Whether it is the chosen one of several; undefined where none is chosen. */
  isSelected?: boolean | undefined;
  /** Chooses it, or starts its sale. */
  onPress: () => void;
};

/** The words do not fit beside the coverage, on a phone or in German. */
const Stock = ({ amount }: { amount: number }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { number } = useFormat();
  return (
    <>
      <span className={styles.stock} aria-hidden>
        <Icon of={PackageIcon} size={16} /> {number(amount)}
      </span>
      <VisuallyHidden>{t('packages.stock', { count: amount })}</VisuallyHidden>
    </>
  );
};

/**
 * An item of the inventory to sell with one press: its retail price, and how many units are in stock.
 *
 * Use it through TillTiles and PackageChoice, so that a package looks the same in both.
 */
export const ItemTile = ({ item, isSelected, onPress }: ItemTileProps): ReactElement => {
  const nameOf = usePackageName();
  return (
    <PackageTile
      name={nameOf(item)}
      facts={item}
      color={item.color}
      price={firstPrice(item.retailPrices)}
      mark={item.amount > 0 ? <Stock amount={item.amount} /> : undefined}
      onPress={onPress}
      {...(isSelected !== undefined && { isSelected })}
    />
  );
};
