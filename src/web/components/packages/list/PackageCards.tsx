import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TileList } from '../TileList.tsx';
import { PackageCard } from './PackageCard.tsx';
import type { PackageListProps } from './package-list-props.ts';

/** The packages of narrow screens. */
export const PackageCards = ({ packages, isLoading = false, actions, onDetails }: PackageListProps): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <TileList label={t('list.label')} items={packages} isLoading={isLoading} skeletons={4}>
      {(item, color) => (
        <PackageCard
          item={item}
          color={color}
          onDetails={onDetails}
          isSelected={actions?.selectedIds.has(item.id)}
          amount={actions?.cartAmountOf(item.id)}
          onSelect={actions?.onSelect}
          onAddToCart={actions?.onAddToCart}
        />
      )}
    </TileList>
  );
};
