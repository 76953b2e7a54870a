import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { DeliveryStateBadge } from './DeliveryStateBadge.tsx';
import styles from './DeliveryTable.module.css';
import { useAttemptText } from './use-attempt-text.ts';

export type DeliveryTableProps = {
  /** Newest first; undefined while they load. */
  deliveries: readonly WebhookDelivery[] | undefined;
  /** What the event is called in the visitor's language. */
  titleOf: (delivery: WebhookDelivery) => string;
  /** Called by a press on a row, to show its attempts. */
  onOpen: (delivery: WebhookDelivery) => void;
  /** Shown when there are none. */
  empty: ReactNode;
};

const Outcome = ({ delivery }: { delivery: WebhookDelivery }): ReactElement => {
  const { t } = useTranslation('integration');
  const attemptText = useAttemptText();
  const { state, lastAttempt } = delivery;
  return (
    <div className={styles.outcome}>
      <DeliveryStateBadge state={state} />
      <span className={styles.detail}>{lastAttempt ? attemptText(lastAttempt) : t('delivery.notTried')}</span>
    </div>
  );
};

const Time = ({ at }: { at: string | undefined }): ReactNode => {
  const { dateTime } = useFormat();
  if (at === undefined) return '–';
  return (
    <time dateTime={at} className={styles.when}>
      {dateTime(at)}
    </time>
  );
};

const useColumns = (titleOf: DeliveryTableProps['titleOf']): readonly Column<WebhookDelivery>[] => {
  const { t } = useTranslation('integration');
  return useMemo(
    () => [
      {
        key: 'event',
        header: t('delivery.columns.event'),
        cell: (delivery) => (
          <span className={styles.event}>
            {titleOf(delivery)} {delivery.isTest && <Badge tone="accent">{t('delivery.test')}</Badge>}
          </span>
        ),
      },
      {
        key: 'url',
        header: t('delivery.columns.url'),
        cell: ({ url }) => <span className={styles.url}>{url}</span>,
        width: '26%',
      },
      { key: 'when', header: t('delivery.columns.when'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        key: 'outcome',
        header: t('delivery.columns.outcome'),
        cell: (delivery) => <Outcome delivery={delivery} />,
        width: '24%',
      },
      { key: 'attempts', header: t('delivery.columns.attempts'), cell: ({ attempts }) => attempts, align: 'end' },
      { key: 'next', header: t('delivery.columns.next'), cell: ({ nextAttemptAt }) => <Time at={nextAttemptAt} /> },
    ],
    [t, titleOf],
  );
};

/**
 * Events that were sent, or wait to be sent, each with its outcome; a row opens its details.
 *
 * Use it for what was sent to a reseller's addresses. The addresses are a WebhookList, the attempts of one event an
 * AttemptList.
 */
export const DeliveryTable = ({ deliveries, titleOf, onOpen, empty }: DeliveryTableProps): ReactElement => {
  const { t } = useTranslation('integration');
  const { dateTime } = useFormat();
  const columns = useColumns(titleOf);
  return (
    <Table
      label={t('delivery.title')}
      columns={columns}
      rows={deliveries ?? []}
      rowKey={({ id }) => id}
      isLoading={deliveries === undefined}
      skeletonRows={3}
      empty={empty}
      onRowAction={onOpen}
      rowLabel={(delivery) => t('delivery.openOf', { title: titleOf(delivery), time: dateTime(delivery.createdAt) })}
    />
  );
};
