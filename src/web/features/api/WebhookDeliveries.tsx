import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveries as Deliveries } from '#contract/storefront/model/webhookDeliveries.ts';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';
import { DeliveryTable } from './components/DeliveryTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useDeliveries, useDeliveriesAddress } from './use-deliveries.ts';
import { useEventTitle } from './use-event-title.ts';
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

/** The way to other pages; nothing while all fit one. */
const Pages = ({ page, turn, hasMore }: Address & { hasMore: boolean }): ReactElement | null => {
  const { t } = useTranslation('api');
  if (page === 0 && !hasMore) return null;
  return (
    <div className={styles.pages}>
      <Button onPress={() => turn(-1)} disabledReason={page === 0 ? t('webhooks.deliveries.newestShown') : undefined}>
        {t('webhooks.deliveries.newer')}
      </Button>
      <Button onPress={() => turn(1)} disabledReason={hasMore ? undefined : t('webhooks.deliveries.oldestShown')}>
        {t('webhooks.deliveries.older')}
      </Button>
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
      <Pages {...address} hasMore={list?.hasMore ?? false} />
    </>
  );
};

/** The events of the last 30 days that were sent to the reseller's addresses, and what came of each. */
export const WebhookDeliveries = ({ onOpen }: Pick<ListProps, 'onOpen'>): ReactElement => {
  const { t } = useTranslation('api');
  const address = useDeliveriesAddress();
  const query = useDeliveries(address);
  return (
    <Card
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
