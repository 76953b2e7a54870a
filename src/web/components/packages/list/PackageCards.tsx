import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice, type TileColor, tileColor } from '#domain/package.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { PackageTile } from '../PackageTile.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import styles from './PackageCards.module.css';
import type { PackageListProps } from './package-list-props.ts';

const SKELETONS = 4;

type CardProps = { item: DataPackage; color: TileColor } & Pick<PackageListProps, 'actions' | 'onDetails'>;

const PackageCard = ({ item, color, actions, onDetails }: CardProps): ReactElement => {
  const { t } = useTranslation('packages');
  const recommended = { priceValue: item.defaultRetailPriceInUsd, currencyCode: DEFAULT_CURRENCY };
  return (
    <PackageTile
      name={item.name}
      facts={item}
      color={color}
      price={firstPrice(item.prices)}
      otherPrice={{ label: t('list.recommendedShort'), price: recommended }}
    >
      {actions && (
        <Checkbox
          label={t('list.inventory')}
          isSelected={actions.selectedIds.has(item.id)}
          onChange={(isSelected) => actions.onSelect([item.id], isSelected)}
        />
      )}
      {actions && (
        <AddToCartButton
          name={item.name}
          amount={actions.cartAmountOf(item.id)}
          onPress={() => actions.onAddToCart(item)}
          hasText
        />
      )}
      <Button
        variant="quiet"
        size="small"
        onPress={() => onDetails(item)}
        aria-label={t('list.detailsOf', { name: item.name })}
      >
        {t('list.details')}
      </Button>
    </PackageTile>
  );
};

/** The packages of narrow screens. */
export const PackageCards = ({ packages, isLoading = false, ...card }: PackageListProps): ReactElement => {
  const { t } = useTranslation('packages');
  return (
    <ul className={styles.cards} aria-label={t('list.label')} aria-busy={isLoading}>
      {isLoading
        ? Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <Skeleton shape="block" height="12.5rem" />
            </li>
          ))
        : packages.map((item, index) => (
            <li key={item.id}>
              <PackageCard item={item} color={tileColor(index)} {...card} />
            </li>
          ))}
    </ul>
  );
};
