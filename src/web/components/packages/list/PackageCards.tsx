import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tileColor } from '#domain/package.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { PackageCard } from './PackageCard.tsx';
import styles from './PackageCards.module.css';
import type { PackageListProps } from './package-list-props.ts';
import { useRowsInTime } from '../use-rows-in-time.ts';

const SKELETONS = 4;

/** The packages of narrow screens. */
export const PackageCards = ({ packages, isLoading = false, actions, onDetails }: PackageListProps): ReactElement => {
  const { t } = useTranslation('packages');
  const rows = useRowsInTime(packages);
  return (
    <ul className={styles.cards} aria-label={t('list.label')} aria-busy={isLoading}>
      {isLoading
        ? Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <Skeleton shape="block" height="12.5rem" />
            </li>
          ))
        : rows.map((item, index) => (
            <li key={item.id}>
              <PackageCard
                item={item}
                color={tileColor(index)}
                onDetails={onDetails}
                isSelected={actions?.selectedIds.has(item.id)}
                amount={actions?.cartAmountOf(item.id)}
                onSelect={actions?.onSelect}
                onAddToCart={actions?.onAddToCart}
              />
            </li>
          ))}
    </ul>
  );
};
