import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { itemMargin } from '#domain/margin.ts';
import { firstPrice, type TileColor } from '#domain/package.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { EditIcon } from '#web/ui/icons.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { TileList } from './TileList.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ItemId } from './ItemId.tsx';
import { MarginLabel } from './MarginLabel.tsx';
import { StockLabel } from './StockLabel.tsx';
import type { InventoryActions } from './use-inventory-columns.tsx';

export type InventoryCardsProps = {
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

/**
 * The inventory of narrow screens: tiles in rotating colours.
 *
 * Use it through InventoryContent, which shows it on phones.
 */
export const InventoryCards = ({ items, count, isLoading = false, ...actions }: InventoryCardsProps): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <TileList label={t('label')} items={items} count={count} isLoading={isLoading} skeletons={3}>
      {(item, color) => <InventoryCard item={item} color={color} {...actions} />}
    </TileList>
  );
};
