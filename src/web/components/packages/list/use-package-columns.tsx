import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY, type Money } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import measure from '../measure.module.css';
import { PriceText } from '../PriceLabel.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import { AddCell } from './AddCell.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import type { PackageListActions, PackageListProps } from './package-list-props.ts';
import { PackageNameText } from './PackageName.tsx';
import styles from './PackageTable.module.css';

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
export const usePackageColumns = (
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
