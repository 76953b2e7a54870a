import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { type ResellerWebhookType, WEBHOOK_TYPES } from '#domain/webhook.ts';
import { WebhookList } from './components/WebhookList.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { TestEvent } from './TestEvent.tsx';
import { useWebhooks, type WebhookAddresses } from './use-webhooks.ts';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';

const WebhookModal = lazyComponent(async () => (await import('./WebhookModal.tsx')).WebhookModal);
const DeliveryModal = lazyComponent(async () => (await import('./DeliveryModal.tsx')).DeliveryModal);
const StopWebhookDialog = lazyComponent(async () => (await import('./StopWebhookDialog.tsx')).StopWebhookDialog);

type Opened = {
  act: 'edit' | 'stop';
  type: ResellerWebhookType;
};

type WebhooksProps = {
  /** Undefined while they load. */
  addresses: WebhookAddresses | undefined;
  open: (opened: Opened) => void;
};

const Webhooks = ({ addresses, open }: WebhooksProps): ReactElement => {
  const { t } = useTranslation('api');
  return (
    <Card isFlush>
      <WebhookList
        isLoading={addresses === undefined}
        entries={WEBHOOK_TYPES.map((type) => ({
          key: type,
          title: t(`webhooks.types.${type}.title`),
          text: t(`webhooks.types.${type}.text`),
          constant: type,
          url: addresses?.[type],
          onOpen: () => open({ act: 'edit', type }),
          onStop: () => open({ act: 'stop', type }),
          // Another address has had no test yet.
          test: <TestEvent key={addresses?.[type]} type={type} title={t(`webhooks.types.${type}.title`)} />,
        }))}
      />
    </Card>
  );
};

/** /api/webhooks: the events that the store sends to the reseller's own server, and their addresses (API-015). */
export const Component = (): ReactElement => {
  const { t } = useTranslation('api');
  const query = useWebhooks();
  const [opened, open] = useState<Opened>();
  const [delivery, setDelivery] = useState<WebhookDelivery>();
  const close = (): void => open(undefined);
  useFetchAhead(WebhookModal);
  return (
    <PageFrame
      title={t('webhooks.title')}
      context={t('webhooks.subtitle')}
      back={{ href: paths.api(), label: t('webhooks.back') }}
    >
      <QueryContent
        query={query}
        loading={<Webhooks addresses={undefined} open={open} />}
        failed={t('webhooks.failed')}
        card={{}}
      >
        {(addresses) => <Webhooks addresses={addresses} open={open} />}
      </QueryContent>
      <WebhookDeliveries onOpen={setDelivery} />
      {delivery && <DeliveryModal delivery={delivery} onClose={() => setDelivery(undefined)} />}
      {opened?.act === 'edit' && <WebhookModal type={opened.type} url={query.data?.[opened.type]} onClose={close} />}
      {opened?.act === 'stop' && <StopWebhookDialog type={opened.type} onClose={close} />}
    </PageFrame>
  );
};
