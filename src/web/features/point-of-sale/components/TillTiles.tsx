import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './TillTiles.module.css';

type ItemTileProps = {
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

type TillTilesProps = {
  /** Those sold last and most, in this order. */
  items: readonly InventoryItem[];
  /** Called with the pressed package. */
  onChoose: (item: InventoryItem) => void;
  /** The package that is being sold. */
  chosenId?: string | undefined;
  /** Shows full rows alone: four on a narrow screen, six on a wide one. */
  isShort?: boolean;
  /** Shows placeholders of the final size instead. */
  isLoading?: boolean;
};

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Packages to sell with one press, each in its own colour, which it keeps in every list.
 *
 * Use it on the till. All packages are PackageChoice.
 *
 * Keyboard: each tile is one button.
 */
export const TillTiles = (props: TillTilesProps): ReactElement => {
  const { items, onChoose, chosenId, isShort = false, isLoading = false } = props;
  const { t } = useTranslation('pointOfSale');
  return (
    <ul
      className={classes(styles.tiles, isShort && styles.short)}
      aria-label={t('till.packages')}
      aria-busy={isLoading}
    >
      {isLoading
        ? SKELETONS.map((key) => (
            <li key={key}>
              <Skeleton shape="block" height="9.5rem" />
            </li>
          ))
        : items.map((item) => (
            <li key={item.id}>
              <ItemTile
                item={item}
                isSelected={chosenId === undefined ? undefined : chosenId === item.id}
                onPress={() => onChoose(item)}
              />
            </li>
          ))}
    </ul>
  );
};
