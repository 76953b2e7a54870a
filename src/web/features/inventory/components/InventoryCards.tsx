import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { itemMargin } from '#domain/margin.ts';
import { firstPrice } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { EditIcon } from '#web/ui/icons.ts';
import { List } from '#web/ui/list/List.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import styles from './InventoryCards.module.css';
import { type InventoryColumns, SelectItem, StockLabel, usePriceEditing } from './InventoryTable.tsx';
import { MarginLabel } from './MarginLabel.tsx';

type CardActions = Omit<InventoryColumns, 'soldOf'>;

type InventoryCardsProps = {
  /** In the order to show them. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Shows placeholder tiles instead. */
  isLoading?: boolean;
} & CardActions;

type CardProps = { item: InventoryItem } & CardActions;

const InventoryCard = ({ item, onEdit, sellHref, selected, PriceEditor }: CardProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const name = usePackageName()(item);
  const margin = itemMargin(item);
  const { isEdited, label, onPress, onClose, button } = usePriceEditing(item);
  return (
    <PackageTile
      isDense
      name={name}
      facts={item}
      color={item.color}
      price={firstPrice(item.retailPrices)}
      priceLabel={t('columns.retailPrice')}
      priceButton={{ label, onPress, ref: button }}
      priceNote={margin && <MarginLabel margin={margin} hasTone={false} />}
    >
      {isEdited ? (
        <PriceEditor item={item} onClose={onClose} />
      ) : (
        <>
          <span className={styles.item}>
            <SelectItem item={item} selected={selected} />
            <span className={styles.stock}>
              {item.amount > 0 && <span className={styles.word}>{t('columns.amount')}</span>}{' '}
              <StockLabel amount={item.amount} />
            </span>
          </span>
          {!item.active && <Badge>{t('inactive')}</Badge>}
          {item.active && (
            <Link href={sellHref(item)} variant="quiet" size="small" aria-label={t('sellNamed', { name })}>
              {t('sell')}
            </Link>
          )}
          <IconButton label={t('editNamed', { name })} icon={EditIcon} onPress={() => onEdit(item)} />
        </>
      )}
    </PackageTile>
  );
};

const SKELETONS = 3;

/** The inventory of narrow screens: tiles in the colours of their packages. */
export const InventoryCards = ({ items, count, isLoading = false, ...actions }: InventoryCardsProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const rows = useRowsInTime(items);
  const label = t('label');
  if (isLoading) {
    return (
      <ul className={styles.tiles} aria-label={label} aria-busy>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index}>
            <Skeleton shape="block" height="6.5rem" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <List label={label} items={rows} count={count} itemKey={({ id }) => id} className={styles.tiles}>
      {(item) => <InventoryCard item={item} {...actions} />}
    </List>
  );
};
