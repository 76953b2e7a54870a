import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import { PackageCard } from './PackageCard.tsx';
import styles from './PackageCards.module.css';
import type { PackageListProps } from './package-list-props.ts';

const SKELETONS = 8;

const Loading = ({ label }: { label: string }): ReactElement => (
  <ul aria-label={label} aria-busy>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <li key={index} className={styles.row}>
        <Skeleton shape="block" height="3.5rem" />
      </li>
    ))}
  </ul>
);

/**
 * The packages of narrow screens, a few lines each.
 *
 * Use it through PackageOffer, which shows it on phones.
 */
export const PackageCards = ({
  packages,
  count,
  isLoading = false,
  actions,
  onDetails,
}: PackageListProps): ReactElement => {
  const { t } = useTranslation('shop');
  const rows = useRowsInTime(packages);
  return (
    <Card isFlush>
      {isLoading ? (
        <Loading label={t('list.label')} />
      ) : (
        <List label={t('list.label')} items={rows} count={count} itemKey={({ id }) => id} itemClassName={styles.row}>
          {(item) => (
            <PackageCard
              item={item}
              onDetails={onDetails}
              isSelected={actions?.selectedIds?.has(item.id)}
              amount={actions?.cartAmountOf(item.id)}
              onSelect={actions?.onSelect}
              onAddToCart={actions?.onAddToCart}
            />
          )}
        </List>
      )}
    </Card>
  );
};
