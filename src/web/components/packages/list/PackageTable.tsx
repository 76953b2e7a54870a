import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY, type Money } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import measure from '../measure.module.css';
import { PriceText } from '../PriceLabel.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import type { PackageListActions, PackageListProps } from './package-list-props.ts';
import { PackageNameText } from './PackageName.tsx';
import styles from './PackageTable.module.css';

type DetailsButtonProps = {
  /** The package of the row. */
  item: DataPackage;
  /** Opens its details. */
  onDetails: (item: DataPackage) => void;
};

/** Opens the details of a package. */
const DetailsButton = memo(({ item, onDetails }: DetailsButtonProps): ReactElement => {
  const { t } = useTranslation('shop');
  const nameOf = usePackageName();
  return (
    <Button
      variant="quiet"
      size="small"
      onPress={() => onDetails(item)}
      aria-label={t('list.detailsOf', { name: nameOf(item) })}
    >
      {t('list.details')}
    </Button>
  );
});
DetailsButton.displayName = 'DetailsButton';

type AddCellProps = {
  /** The package of the row. */
  item: DataPackage;
  /** Whether it is or will be in the inventory; undefined until that is known. */
  isSelected: boolean | undefined;
  /** Units in the cart. */
  amount: number;
} & Pick<PackageListActions, 'onSelect' | 'onAddToCart'>;

/** The two ways to stock a package. Rerendered only when changed: there are hundreds of them. */
const AddCell = memo(({ item, isSelected, amount, onSelect, onAddToCart }: AddCellProps): ReactElement => {
  const { t } = useTranslation('shop');
  const name = usePackageName()(item);
  return (
    <span className={styles.add}>
      <Checkbox
        label={t('list.addToInventoryNamed', { name })}
        isLabelHidden
        isSelected={isSelected ?? false}
        isDisabled={isSelected === undefined}
        onChange={(isWanted) => onSelect([item.id], isWanted)}
      />
      <AddToCartButton name={name} amount={amount} onPress={() => onAddToCart(item)} />
    </span>
  );
});
AddCell.displayName = 'AddCell';

type SelectAll = {
  isSelected: boolean;
  isIndeterminate: boolean;
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
};

/** The checkbox that selects the shown rows, and only those (PKG-004). */
const selectAllOf = (
  packages: readonly DataPackage[],
  { selectedIds, onSelect }: PackageListActions,
  /** How many there are; the others may still be loaded. */
  count = packages.length,
): SelectAll => {
  const ids = packages.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds?.has(id)).length;
  return {
    isSelected: selected > 0 && selected === ids.length,
    isIndeterminate: selected > 0 && selected < ids.length,
    isDisabled: selectedIds === undefined || ids.length < count,
    onChange: (isSelected) => onSelect(ids, isSelected),
  };
};

const recommendedPrice = ({ defaultRetailPriceInUsd }: DataPackage): Money => ({
  priceValue: defaultRetailPriceInUsd,
  currencyCode: DEFAULT_CURRENCY,
});

/**
 * The cells of a package. Texts and formats are looked up once for the table instead of once a cell: a catalogue has
 * hundreds of rows.
 */
const useFactColumns = (): Column<DataPackage>[] => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const nameOf = usePackageName();
  const { moneyParts } = useFormat();
  const price = (money: Money | undefined, isStrong = false) => (
    <PriceText parts={money && moneyParts(money.priceValue, money.currencyCode)} isStrong={isStrong} />
  );
  return [
    {
      key: 'package',
      header: t('list.package'),
      cell: (item) => (
        <PackageNameText name={nameOf(item)} coverage={item} text={texts.coverage(item)} flagSize="small" />
      ),
    },
    {
      key: 'volume',
      header: t('list.volume'),
      align: 'end',
      cell: (item) => <span className={measure.measure}>{texts.volume(item)}</span>,
    },
    {
      key: 'validity',
      header: t('list.validity'),
      align: 'end',
      cell: (item) => <span className={measure.measure}>{texts.validity(item)}</span>,
    },
    { key: 'price', header: t('list.price'), align: 'end', cell: (item) => price(firstPrice(item.prices), true) },
    {
      key: 'retailPrice',
      header: <span className={styles.wide}>{t('list.recommendedPrice')}</span>,
      align: 'end',
      cell: (item) => price(recommendedPrice(item)),
    },
  ];
};

const useDetailsColumn = (onDetails: PackageListProps['onDetails']): Column<DataPackage> => {
  const { t } = useTranslation('shop');
  return {
    key: 'details',
    header: t('list.details'),
    align: 'center',
    cell: (item) => <DetailsButton item={item} onDetails={onDetails} />,
  };
};

const useAddColumn = (
  packages: readonly DataPackage[],
  actions: PackageListActions,
  count: number | undefined,
): Column<DataPackage> => {
  const { t } = useTranslation('shop');
  return {
    key: 'add',
    header: (
      <Checkbox
        label={
          <>
            <span className={styles.addHeader}>{t('list.add')}</span>{' '}
            <VisuallyHidden>{t('list.allShown')}</VisuallyHidden>
          </>
        }
        {...selectAllOf(packages, actions, count)}
      />
    ),
    cell: (item) => (
      <AddCell
        item={item}
        isSelected={actions.selectedIds?.has(item.id)}
        amount={actions.cartAmountOf(item.id)}
        onSelect={actions.onSelect}
        onAddToCart={actions.onAddToCart}
      />
    ),
  };
};

const NO_ACTIONS: PackageListActions = {
  selectedIds: new Set(),
  onSelect: () => undefined,
  cartAmountOf: () => 0,
  onAddToCart: () => undefined,
};

/** The columns of the price table in the order of PKG-003; the last one only where packages can be added. */
const usePackageColumns = (
  { onDetails, actions, isPriceList = false, count }: Omit<PackageListProps, 'packages' | 'isLoading'>,
  /** Every package that passes the filters. */
  packages: readonly DataPackage[],
): Column<DataPackage>[] => {
  const facts = useFactColumns();
  const details = useDetailsColumn(onDetails);
  const add = useAddColumn(packages, actions ?? NO_ACTIONS, count);
  if (isPriceList) return facts;
  return actions ? [...facts, details, add] : [...facts, details];
};

/**
 * The price table of wide screens.
 *
 * Use it through PackageOffer, which shows it on wide screens.
 */
export const PackageTable = ({ packages, isLoading = false, ...list }: PackageListProps): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card isFlush>
      <Table
        label={t('list.label')}
        columns={usePackageColumns(list, packages)}
        rows={useRowsInTime(packages)}
        count={list.count}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        isHeadFixed
        onRowAction={list.isPriceList ? list.onDetails : undefined}
        rowLabel={({ name }) => t('list.detailsOf', { name })}
      />
    </Card>
  );
};
