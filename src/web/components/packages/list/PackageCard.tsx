import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice, type TileColor } from '#domain/package.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { PackageTile } from '../PackageTile.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import type { PackageListActions } from './package-list-props.ts';

export type PackageCardProps = {
  item: DataPackage;
  color: TileColor;
  onDetails: (item: DataPackage) => void;
  isSelected?: boolean | undefined;
  /** Units in the cart. */
  amount?: number | undefined;
  /** Without it the package cannot be added. */
  onSelect?: PackageListActions['onSelect'] | undefined;
  onAddToCart?: PackageListActions['onAddToCart'] | undefined;
};

/** A package on offer as a card. Rerendered only when changed: there are hundreds of them. */
export const PackageCard = memo((props: PackageCardProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { item, color, onDetails, isSelected = false, amount = 0, onSelect, onAddToCart } = props;
  const name = usePackageName()(item);
  const recommended = { priceValue: item.defaultRetailPriceInUsd, currencyCode: DEFAULT_CURRENCY };
  return (
    <PackageTile
      name={name}
      facts={item}
      color={color}
      price={firstPrice(item.prices)}
      priceLabel={t('list.price')}
      otherPrice={{ label: t('list.recommendedPrice'), price: recommended }}
    >
      {onSelect && (
        <Checkbox
          label={t('list.inventory')}
          isSelected={isSelected}
          onChange={(isWanted) => onSelect([item.id], isWanted)}
        />
      )}
      {onAddToCart && <AddToCartButton name={name} amount={amount} onPress={() => onAddToCart(item)} />}
      <DetailsButton item={item} onDetails={onDetails} />
    </PackageTile>
  );
});
PackageCard.displayName = 'PackageCard';
