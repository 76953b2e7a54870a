import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { itemMargin } from '#domain/margin.ts';
import { firstPrice, type TileColor, tileColor } from '#domain/package.ts';
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
import type { InventoryActions } from './InventoryTable.tsx';
import { ItemId } from './InventoryTable.tsx';
import { MarginLabel } from './MarginLabel.tsx';
import { StockLabel } from './InventoryTable.tsx';

type TileListProps<Item> = {
  /** Accessible name of the list. */
  label: string;
  /** In the order to show them: the colours follow it. */
  items: readonly Item[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Shows placeholders of the tiles' size instead. */
  isLoading: boolean;
  /** How many placeholders. */
  skeletons: number;
  /** The tile of one item. */
  children: (item: Item, color: TileColor) => ReactElement;
};

/** Tiles in rotating colours, as narrow screens list packages. */
const TileList = <Item extends { id: string }>(props: TileListProps<Item>): ReactElement => {
  const rows = useRowsInTime(props.items);
  if (props.isLoading) {
    return (
      <ul className={styles.tiles} aria-label={props.label} aria-busy>
        {Array.from({ length: props.skeletons }, (_, index) => (
          <li key={index}>
            <Skeleton shape="block" height="12.5rem" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <List label={props.label} items={rows} count={props.count} itemKey={({ id }) => id} className={styles.tiles}>
      {(item, index) => props.children(item, tileColor(index))}
    </List>
  );
};

type InventoryCardsProps = {
  /** In the order to show them. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Shows placeholder tiles instead. */
  isLoading?: boolean;
} & InventoryActions;

type CardProps = { item: InventoryItem; color: TileColor } & InventoryActions;

const InventoryCard = ({ item, color, onEdit, sellHref }: CardProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const name = usePackageName()(item);
  const margin = itemMargin(item);
  return (
    <PackageTile
      name={name}
      facts={item}
      color={color}
      price={firstPrice(item.retailPrices)}
      priceLabel={t('columns.retailPrice')}
      priceNote={margin && <MarginLabel margin={margin} hasTone={false} />}
      otherPrice={{ label: t('columns.purchasePrice'), price: firstPrice(item.prices) }}
      mark={
        <>
          {t('columns.amount')} <StockLabel amount={item.amount} />
        </>
      }
    >
      <ItemId id={item.id} />
      {!item.active && <Badge>{t('inactive')}</Badge>}
      {item.active && (
        <Link href={sellHref(item)} variant="quiet" size="small" aria-label={t('sellNamed', { name })}>
          {t('sell')}
        </Link>
      )}
      <IconButton label={t('editNamed', { name })} icon={EditIcon} onPress={() => onEdit(item)} />
    </PackageTile>
  );
};

/** The inventory of narrow screens: tiles in rotating colours. */
export const InventoryCards = ({ items, count, isLoading = false, ...actions }: InventoryCardsProps): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <TileList label={t('label')} items={items} count={count} isLoading={isLoading} skeletons={3}>
      {(item, color) => <InventoryCard item={item} color={color} {...actions} />}
    </TileList>
  );
};
