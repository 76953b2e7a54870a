import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { type ResellerWebhookType, WEBHOOK_TYPES } from '#domain/webhook.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { TestEvent } from './TestEvent.tsx';
import { useWebhooks, type WebhookAddresses } from './use-webhooks.ts';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import styles from './WebhooksPage.module.css';

const WebhookModal = lazyComponent(async () => (await import('./WebhookModal.tsx')).WebhookModal);
const DeliveryModal = lazyComponent(async () => (await import('./DeliveryModal.tsx')).DeliveryModal);
const StopWebhookDialog = lazyComponent(async () => (await import('./WebhookModal.tsx')).StopWebhookDialog);

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
    <Card id={addresses && 'addresses'} isFlush>
      <WebhookList
        isLoading={addresses === undefined}
        entries={WEBHOOK_TYPES.map((type) => ({
          key: type,
          title: t(`webhooks.types.${type}.title`),
          text: t(`webhooks.types.${type}.text`),
          constant: type,
          url: addresses?.[type]?.url,
          onOpen: () => open({ act: 'edit', type }),
          onStop: () => open({ act: 'stop', type }),
          // Another address has had no test yet.
          test: <TestEvent key={addresses?.[type]?.url} type={type} title={t(`webhooks.types.${type}.title`)} />,
        }))}
      />
    </Card>
  );
};

type WebhookEntry = {
  key: string;
  title: string;
  /** The subject of the events. */
  text: string;
  /** The constant of the type in programs. */
  constant: string;
  /** Their address; undefined before one was set. */
  url: string | undefined;
  onOpen: () => void;
  onStop: () => void;
  /** Sends a test event to the address. */
  test?: ReactNode;
};

type WebhookListProps = {
  /** One for each type of events, in the order of the specification. */
  entries: readonly WebhookEntry[];
  /** Shows the entries without the addresses while these load. */
  isLoading?: boolean;
};

const Entry = ({ entry, isLoading }: { entry: WebhookEntry; isLoading: boolean }): ReactElement => {
  const { t } = useTranslation('integration');
  const { title, text, constant, url, onOpen, onStop, test } = entry;
  const state = url === undefined ? <Badge>{t('webhook.notSet')}</Badge> : <span className={styles.url}>{url}</span>;
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <code className={styles.constant}>{constant}</code>
      </div>
      <div className={styles.address}>
        {isLoading ? <Skeleton width="10rem" height="1.375rem" /> : state}
        {!isLoading && url !== undefined && test}
      </div>
      <div className={styles.actions}>
        {!isLoading && url !== undefined && (
          <Button variant="quiet" size="small" aria-label={t('webhook.stopOf', { title })} onPress={onStop}>
            {t('webhook.stop')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={t(url === undefined ? 'webhook.setUpOf' : 'webhook.openOf', { title })}
          onPress={onOpen}
          disabledReason={isLoading ? t('webhook.loading') : undefined}
        >
          {url === undefined ? t('webhook.setUp') : t('webhook.open')}
        </Button>
      </div>
    </li>
  );
};

/** The types of events, each with its address and the actions to change it. */
const WebhookList = ({ entries, isLoading = false }: WebhookListProps): ReactElement => (
  <ul aria-busy={isLoading}>
    {entries.map((entry) => (
      <Entry key={entry.key} entry={entry} isLoading={isLoading} />
    ))}
  </ul>
);

/** How many of the types have an address. */
const SetUp = ({ addresses }: { addresses: WebhookAddresses }): ReactElement => {
  const { t } = useTranslation('api');
  const { number } = useFormat();
  const count = WEBHOOK_TYPES.filter((type) => addresses[type] !== undefined).length;
  return (
    <Figure value={number(count)} unit={t('webhooks.setUp', { all: number(WEBHOOK_TYPES.length) })} size="large" />
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
      figure={query.data ? <SetUp addresses={query.data} /> : !query.isError && <FigureSkeleton size="large" />}
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
      {opened?.act === 'edit' && <WebhookModal type={opened.type} saved={query.data?.[opened.type]} onClose={close} />}
      {opened?.act === 'stop' && <StopWebhookDialog type={opened.type} onClose={close} />}
    </PageFrame>
  );
};
