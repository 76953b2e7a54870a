import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeInventoryPricesRequestChangesMax as CHANGES_MAX } from '#contract/storefront/constants.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { OfferFilter } from '#domain/package-filter.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { EditIcon } from '#web/ui/icons.ts';
import type { Selected } from './use-selected.ts';
import styles from './InventoryTools.module.css';

export type InventoryToolsProps = {
  /** The whole inventory, for the choices of the filters. */
  items: readonly InventoryItem[];
  /** The items that pass search and filters. */
  shown: readonly InventoryItem[];
  /** Not all items are there yet. */
  isLoading: boolean;
  /** What narrows the list. */
  filter: OfferFilter;
  /** Called with the whole filter at each change. */
  onFilter: (filter: OfferFilter) => void;
  /** The list begins with what sells most. */
  isBySales: boolean;
  /** Called with whether it is to begin so. */
  onBySales: (isBySales: boolean) => void;
  /** What is ticked. */
  selected: Selected;
  /** Asks for the new prices of what is ticked. */
  onChangePrices: () => void;
};

export type SelectionProps = Pick<InventoryToolsProps, 'shown' | 'isLoading' | 'selected' | 'onChangePrices'>;

/** Ticks all that is shown, and leads to the prices of what is ticked. */
export const Selection = ({ shown, isLoading, selected, onChangePrices }: SelectionProps): ReactElement => {
  const { t } = useTranslation('inventoryPrices');
  const count = selected.items.length;
  // On phones there is room for it once it can be pressed.
  const isMobile = useIsMobile();
  const isAll = count > 0 && count === shown.length;
  const reason = count === 0 ? t('selectFirst') : t('tooMany', { max: CHANGES_MAX });
  return (
    <div className={styles.selection}>
      <Checkbox
        label={count === 0 ? t('selectAll', { count: shown.length }) : t('selected', { count, total: shown.length })}
        isSelected={isAll}
        isIndeterminate={count > 0 && !isAll}
        isDisabled={isLoading || shown.length === 0}
        onChange={(isSelected) =>
          selected.select(
            shown.map(({ id }) => id),
            isSelected,
          )
        }
      />
      {(count > 0 || !isMobile) && (
        <Button
          size="small"
          icon={EditIcon}
          onPress={onChangePrices}
          disabledReason={count === 0 || count > CHANGES_MAX ? reason : undefined}
        >
          {t('change')}
        </Button>
      )}
    </div>
  );
};

/** The order by sales. */
export const MostSold = ({
  isBySales,
  onBySales,
}: Pick<InventoryToolsProps, 'isBySales' | 'onBySales'>): ReactElement => {
  const { t } = useTranslation('inventory');
  return <Checkbox label={t('mostSold')} isSelected={isBySales} onChange={onBySales} />;
};

/** Both, on narrow screens. */
export const InventoryLine = (props: InventoryToolsProps): ReactElement => (
  <div className={styles.line}>
    <Selection {...props} />
    <span className={styles.order}>
      <MostSold {...props} />
    </span>
  </div>
);
