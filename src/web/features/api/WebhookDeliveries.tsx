import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveries as Deliveries } from '#contract/storefront/model/webhookDeliveries.ts';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';
import { PageTurner } from '#web/components/list/PageTurner.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { DeliveryStateBadge } from './components/DeliveryStateBadge.tsx';
import { useAttemptText, useDeliveries, useDeliveriesAddress, useEventTitle } from './use-deliveries.ts';
import styles from './WebhookDeliveries.module.css';

type Address = ReturnType<typeof useDeliveriesAddress>;

const Filter = ({ type, show }: Address): ReactElement => {
  const { t } = useTranslation('api');
  return (
    <div className={styles.filter}>
      <Select
        label={t('webhooks.deliveries.filter')}
        placeholder={t('webhooks.deliveries.all')}
        options={WEBHOOK_TYPES.map((value) => ({ value, label: t(`webhooks.types.${value}.title`) }))}
        value={type ?? null}
        onChange={(chosen) => show(chosen ?? undefined)}
        isClearable
      />
    </div>
  );
};

type ListProps = {
  /** Undefined while it loads. */
  list: Deliveries | undefined;
  address: Address;
  /** Called with the delivery whose attempts are to be shown. */
  onOpen: (delivery: WebhookDelivery) => void;
};

const List = ({ list, address, onOpen }: ListProps): ReactElement => {
  const { t } = useTranslation('api');
  const titleOf = useEventTitle();
  const text = address.type === undefined ? 'webhooks.deliveries.emptyText' : 'webhooks.deliveries.emptyFiltered';
  return (
    <>
      <DeliveryTable
        deliveries={list?.items}
        titleOf={titleOf}
        onOpen={onOpen}
        empty={<EmptyState icon={HistoryIcon} title={t('webhooks.deliveries.empty')} text={t(text)} />}
      />
      <PageTurner
        page={address.page}
        hasMore={list?.hasMore ?? false}
        onTurn={address.turn}
        texts={{
          previous: t('webhooks.deliveries.newer'),
          next: t('webhooks.deliveries.older'),
          isFirst: t('webhooks.deliveries.newestShown'),
          isLast: t('webhooks.deliveries.oldestShown'),
        }}
      />
    </>
  );
};

type DeliveryTableProps = {
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
  const { t } = useTranslation('common');
  const { dateTime } = useFormat();
  if (at === undefined) return t('noValue');
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

/** Events that were sent, or wait to be sent, each with its outcome; a row opens its details. */
const DeliveryTable = ({ deliveries, titleOf, onOpen, empty }: DeliveryTableProps): ReactElement => {
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

/** The events of the last 30 days that were sent to the reseller's addresses, and what came of each. */
export const WebhookDeliveries = ({ onOpen }: Pick<ListProps, 'onOpen'>): ReactElement => {
  const { t } = useTranslation('api');
  const address = useDeliveriesAddress();
  const query = useDeliveries(address);
  return (
    <Card
      id="deliveries"
      title={t('webhooks.deliveries.title')}
      subtitle={t('webhooks.deliveries.subtitle')}
      action={<Filter {...address} />}
      isFlush
    >
      <QueryContent
        query={query}
        loading={<List list={undefined} address={address} onOpen={onOpen} />}
        failed={t('webhooks.deliveries.failed')}
      >
        {(list) => <List list={list} address={address} onOpen={onOpen} />}
      </QueryContent>
    </Card>
  );
};
