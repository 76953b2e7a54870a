import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { classes } from '#web/ui/props.ts';
import { ItemTile } from './ItemTile.tsx';
import styles from './TillTiles.module.css';

export type TillTilesProps = {
  /** Those sold last and most, in this order. */
  items: readonly InventoryItem[];
  /** Called with the pressed package. */
  onChoose: (item: InventoryItem) => void;
  /** The package that is being sold. */
  chosenId?: string | undefined;
  /** Shows four on a narrow screen. */
  isShort?: boolean;
  /** Shows placeholders of the final size instead. */
  isLoading?: boolean;
};

const SKELETONS = ['a', 'b', 'c', 'd'];

/**
 * Packages to sell with one press, each in a colour of its own that it keeps wherever it stands.
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
