import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { List } from '#web/ui/list/List.tsx';
import { PurchaseCard, type PurchaseCardProps } from './PurchaseCard.tsx';
import styles from './PurchaseList.module.css';

export type PurchaseListProps = {
  /** Newest first; undefined while they are being fetched. */
  purchases: readonly Purchase[] | undefined;
  /** The purchases could not be loaded, and the way to try again. */
  failure?: QueryFailure | undefined;
  /** Where a purchase stands by itself. */
  detailsHref?: ((purchase: Purchase) => string) | undefined;
} & Pick<PurchaseCardProps, 'onDownloadReceipt' | 'onContinue' | 'onCancel'>;

/** As many as fit two screens: the whole history may be thousands. */
const SHOWN_FIRST = 20;
const SKELETON_ROWS = ['a', 'b', 'c'];

const Loading = (): ReactElement => (
  <div className={styles.list} aria-hidden>
    {SKELETON_ROWS.map((row) => (
      <div key={row} className={styles.skeleton}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="25%" />
      </div>
    ))}
  </div>
);

/**
 * What was bought: top-ups and stock, pending and failed ones included.
 *
 * Use it on the page of the credit, for what happened lately. The account's page, to look things up, has a
 * PurchaseTable.
 */
export const PurchaseList = (props: PurchaseListProps): ReactElement => {
  const { purchases, failure, detailsHref, ...actions } = props;
  const { t } = useTranslation('credits');
  const [isWhole, setWhole] = useState(false);
  if (failure) return <ErrorState title={t('history.failed')} {...failure} />;
  if (!purchases) return <Loading />;
  if (purchases.length === 0) {
    return <EmptyState icon={HistoryIcon} title={t('history.emptyTitle')} text={t('history.emptyText')} />;
  }
  const shown = isWhole ? purchases : purchases.slice(0, SHOWN_FIRST);
  return (
    <>
      <List items={shown} itemKey={({ id }) => id} itemClassName={styles.item}>
        {(purchase) => <PurchaseCard purchase={purchase} detailsHref={detailsHref?.(purchase)} {...actions} />}
      </List>
      {shown.length < purchases.length && (
        <div className={styles.more}>
          <Button onPress={() => setWhole(true)}>{t('history.more', { count: purchases.length })}</Button>
        </div>
      )}
    </>
  );
};
