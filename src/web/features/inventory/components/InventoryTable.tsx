import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { InventorySortKey } from '#contract/partner/model/inventorySortKey.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type InventoryListKey, type InventoryOrder, SOLD_DAYS, type SoldOf } from '#domain/inventory-order.ts';
import { ITEM_ID_SHOWN } from '#domain/limits.ts';
import { itemMargin } from '#domain/margin.ts';
import { firstPrice } from '#domain/package.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { EditIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import styles from './InventoryTable.module.css';
import type { Selected } from './use-selected.ts';
import { MarginLabel } from './MarginLabel.tsx';

// What the first view does not need comes after it, in its final size (decision 18).
const Tick = lazyComponent(async () => (await import('#web/ui/fields/Checkbox.tsx')).Checkbox, {
  fallback: <Skeleton width="1.25rem" height="1.5rem" />,
});

type StockLabelProps = {
  /** Own stock in units; 0 or undefined means none. */
  amount: number | null | undefined;
};

/** Own stock, or an infinity sign with its word: without stock each sale is charged to credit (STO-036). */
export const StockLabel = ({ amount }: StockLabelProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  if (amount !== null && amount !== undefined && amount > 0) return <data value={amount}>{number(amount)}</data>;
  return (
    <span className={styles.stock} title={t('noStock')}>
      <span className={styles.infinity} aria-hidden>
        ∞
      </span>{' '}
      <span className={styles.word}>{t('onCredit')}</span>
    </span>
  );
};

type ItemIdProps = {
  /** The whole id, a UUID. */
  id: string;
};

/** The first characters of an item's id; copies all of it. */
const ItemId = ({ id }: ItemIdProps): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <CopyField label={t('columns.itemId')} isLabelHidden value={id} truncateAt={ITEM_ID_SHOWN} appearance="inline" />
  );
};

type SelectItemProps = {
  item: InventoryItem;
} & Pick<InventoryColumns, 'selected'>;

/** Ticks an item for a change of prices. */
export const SelectItem = ({ item, selected }: SelectItemProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const name = usePackageName()(item);
  return (
    <Tick
      label={t('prices.select', { name })}
      isLabelHidden
      isSelected={selected.ids.has(item.id)}
      onChange={(isSelected) => selected.select([item.id], isSelected)}
    />
  );
};

type PriceEditing = {
  /** The price is being typed. */
  isEdited: boolean;
  /** What a reader hears of the button that begins it. */
  label: string;
  onPress: () => void;
  onClose: () => void;
  /** The button, which gets the focus back from the field. */
  button: RefObject<HTMLButtonElement | null>;
};

/** A press on a retail price lets one type it. */
export const usePriceEditing = (item: InventoryItem): PriceEditing => {
  const { t } = useTranslation('inventory');
  const { money } = useFormat();
  const name = usePackageName()(item);
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The field took the focus along.
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const price = firstPrice(item.retailPrices);
  return {
    isEdited,
    label: t('prices.changeOf', { name, price: price ? money(price.priceValue, price.currencyCode) : '' }),
    onPress: () => setEdited(true),
    onClose: () => setEdited(false),
    button,
  };
};

type RetailPriceProps = {
  /** With its purchase and its retail price. */
  item: InventoryItem;
  PriceEditor: ComponentType<PriceEditorProps>;
};

/** The retail price of an item, which a press lets one type, and below it what is left of a sale. */
const RetailPrice = ({ item, PriceEditor }: RetailPriceProps): ReactElement => {
  const { isEdited, label, onPress, onClose, button } = usePriceEditing(item);
  const margin = itemMargin(item);
  const shown = (
    <span className={styles.price}>
      <span className={styles.priceButton}>
        <Button ref={button} variant="quiet" size="small" aria-label={label} onPress={onPress}>
          <PriceLabel price={firstPrice(item.retailPrices)} isStrong />
        </Button>
      </span>
      {margin && (
        <small className={styles.margin}>
          <MarginLabel margin={margin} />
        </small>
      )}
    </span>
  );
  return (
    <span className={styles.priceOrField}>
      {shown}
      {isEdited && <PriceEditor item={item} onClose={onClose} />}
    </span>
  );
};

type InventoryActions = {
  /** Opens the item's name and price. */
  onEdit: (item: InventoryItem) => void;
  /** Where an item is sold. */
  sellHref: (item: InventoryItem) => string;
};

export type PriceEditorProps = {
  /** Its retail price is typed. */
  item: InventoryItem;
  /** Called when the price was saved, was left as it is, or by Escape. */
  onClose: () => void;
};

export type InventoryColumns = {
  /** Takes the place of a retail price while it is typed. */
  PriceEditor: ComponentType<PriceEditorProps>;
  /** What is ticked. */
  selected: Pick<Selected, 'ids' | 'select'>;
  /** How often an item was sold lately, where the order is by that. */
  soldOf: SoldOf | undefined;
} & InventoryActions;

type SortableColumn = Column<InventoryItem> & { key: InventorySortKey };

/** The nine columns in the order of STO-029; sortable ones have the address's keys. */
const useInventoryColumns = (props: InventoryColumns): Column<InventoryItem>[] => {
  const { onEdit, PriceEditor, sellHref, selected, soldOf } = props;
  const { t } = useTranslation('inventory');
  const nameOf = usePackageName();
  const amount: SortableColumn = {
    key: 'AMOUNT',
    header: t('columns.amount'),
    sortable: true,
    cell: (item) => (
      <span className={styles.first}>
        <SelectItem item={item} selected={selected} />
        <span className={styles.amount}>
          <StockLabel amount={item.amount} />
        </span>
      </span>
    ),
  };
  const name: SortableColumn = {
    key: 'NAME',
    header: t('columns.name'),
    sortable: true,
    cell: (item) => (
      <span className={styles.name}>
        {nameOf(item)} {!item.active && <Badge>{t('inactive')}</Badge>}
        {soldOf && <small className={styles.sold}>{t('sold', { count: soldOf(item.id), days: SOLD_DAYS })}</small>}
      </span>
    ),
  };
  const volume: SortableColumn = {
    key: 'VOLUME',
    header: t('columns.volume'),
    sortable: true,
    align: 'end',
    cell: (item) => <VolumeLabel volume={item} />,
  };
  const validity: SortableColumn = {
    key: 'VALIDITY',
    header: t('columns.validity'),
    sortable: true,
    align: 'end',
    cell: (item) => <ValidityLabel validity={item} />,
  };
  const purchase: SortableColumn = {
    key: 'PRICE',
    header: t('columns.purchasePrice'),
    sortable: true,
    align: 'end',
    cell: (item) => <PriceLabel price={firstPrice(item.prices)} />,
  };
  const retail: SortableColumn = {
    key: 'RETAILPRICE',
    header: t('columns.retailPrice'),
    sortable: true,
    align: 'end',
    cell: (item) => <RetailPrice item={item} PriceEditor={PriceEditor} />,
  };
  return [
    amount,
    name,
    { key: 'coverage', header: t('columns.coverage'), cell: (item) => <CoverageLabel coverage={item} /> },
    { key: 'itemId', header: t('columns.itemId'), cell: ({ id }) => <ItemId id={id} /> },
    volume,
    validity,
    purchase,
    retail,
    {
      key: 'edit',
      header: t('columns.edit'),
      align: 'end',
      cell: (item) => (
        <span className={styles.actions}>
          {item.active && (
            <Link
              href={sellHref(item)}
              variant="quiet"
              size="small"
              aria-label={t('sellNamed', { name: nameOf(item) })}
            >
              {t('sell')}
            </Link>
          )}
          <IconButton label={t('editNamed', { name: nameOf(item) })} icon={EditIcon} onPress={() => onEdit(item)} />
        </span>
      ),
    },
  ];
};

type InventoryTableProps = {
  /** In the order to show them. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Column and direction that the items are sorted by. */
  order: InventoryOrder;
  /** Called by a press on a header; the caller sorts. */
  onOrder: (order: InventoryOrder) => void;
  /** Shows placeholder rows of the final height. */
  isLoading?: boolean;
  /** Above the headers, with which it stays in the window. */
  selection?: ReactNode;
} & InventoryColumns;

/** The inventory of wide screens. */
export const InventoryTable = ({
  items,
  count,
  order,
  onOrder,
  isLoading = false,
  selection,
  ...actions
}: InventoryTableProps): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <Card isFlush>
      {selection}
      <Table
        label={t('label')}
        columns={useInventoryColumns(actions)}
        rows={useRowsInTime(items)}
        count={count}
        rowKey={({ id }) => id}
        sort={{ key: order.sortKey, direction: order.sortDir === 'DESC' ? 'descending' : 'ascending' }}
        onSortChange={({ key, direction }) =>
          onOrder({ sortKey: key as InventoryListKey, sortDir: direction === 'descending' ? 'DESC' : 'ASC' })
        }
        isLoading={isLoading}
        skeletonRows={6}
        isHeadFixed
      />
    </Card>
  );
};
