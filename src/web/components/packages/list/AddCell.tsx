import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import type { PackageListActions } from './package-list-props.ts';
import styles from './PackageTable.module.css';

type AddCellProps = {
  /** The package of the row. */
  item: DataPackage;
  /** Whether it is or will be in the inventory; undefined until that is known. */
  isSelected: boolean | undefined;
  /** Units in the cart. */
  amount: number;
} & Pick<PackageListActions, 'onSelect' | 'onAddToCart'>;

/**
 * The two ways to stock a package. Rerendered only when changed: there are hundreds of them.
 *
 * Use it in the last column of PackageTable; cards show the two ways themselves.
 */
export const AddCell = memo(({ item, isSelected, amount, onSelect, onAddToCart }: AddCellProps): ReactElement => {
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
