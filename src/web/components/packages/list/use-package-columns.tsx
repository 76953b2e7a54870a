import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { Column } from '#web/ui/data/Table.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { PriceLabel } from '../PriceLabel.tsx';
import { ValidityLabel } from '../ValidityLabel.tsx';
import { VolumeLabel } from '../VolumeLabel.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import styles from './PackageTable.module.css';
import type { PackageListActions, PackageListProps } from './package-list-props.ts';
import { PackageName } from './PackageName.tsx';
import { selectAllOf } from './select-all.ts';

const useFactColumns = (onDetails: PackageListProps['onDetails']): Column<DataPackage>[] => {
  const { t } = useTranslation('packages');
  return [
    {
      key: 'package',
      header: t('list.package'),
      cell: (item) => <PackageName name={item.name} coverage={item} />,
    },
    { key: 'volume', header: t('list.volume'), align: 'end', cell: (item) => <VolumeLabel volume={item} /> },
    { key: 'validity', header: t('list.validity'), align: 'end', cell: (item) => <ValidityLabel validity={item} /> },
    {
      key: 'price',
      header: t('list.price'),
      align: 'end',
      cell: (item) => <PriceLabel price={firstPrice(item.prices)} isStrong />,
    },
    {
      key: 'retailPrice',
      header: <span className={styles.wide}>{t('list.recommendedPrice')}</span>,
      align: 'end',
      cell: (item) => (
        <PriceLabel price={{ priceValue: item.defaultRetailPriceInUsd, currencyCode: DEFAULT_CURRENCY }} />
      ),
    },
    {
      key: 'details',
      header: t('list.details'),
      align: 'center',
      cell: (item) => (
        <Button
          variant="quiet"
          size="small"
          onPress={() => onDetails(item)}
          aria-label={t('list.detailsOf', { name: item.name })}
        >
          {t('list.details')}
        </Button>
      ),
    },
  ];
};

const useAddColumn = (packages: readonly DataPackage[], actions: PackageListActions): Column<DataPackage> => {
  const { t } = useTranslation('packages');
  return {
    key: 'add',
    header: (
      <Checkbox
        label={
          <>
            {t('list.add')} <VisuallyHidden>{t('list.allShown')}</VisuallyHidden>
          </>
        }
        {...selectAllOf(packages, actions)}
      />
    ),
    cell: (item) => (
      <span className={styles.add}>
        <Checkbox
          label={t('list.addToInventoryNamed', { name: item.name })}
          isLabelHidden
          isSelected={actions.selectedIds.has(item.id)}
          onChange={(isSelected) => actions.onSelect([item.id], isSelected)}
        />
        <AddToCartButton
          name={item.name}
          amount={actions.cartAmountOf(item.id)}
          onPress={() => actions.onAddToCart(item)}
        />
      </span>
    ),
  };
};

const NO_ACTIONS: PackageListActions = {
  selectedIds: new Set(),
  onSelect: () => undefined,
  cartAmountOf: () => 0,
  onAddToCart: () => undefined,
};

/** The columns of the price table in the order of the specification; the last one only where packages can be added. */
export const usePackageColumns = ({ packages, onDetails, actions }: PackageListProps): Column<DataPackage>[] => {
  const facts = useFactColumns(onDetails);
  const add = useAddColumn(packages, actions ?? NO_ACTIONS);
  return actions ? [...facts, add] : facts;
};
