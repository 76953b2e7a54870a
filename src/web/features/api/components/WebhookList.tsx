import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import styles from './WebhookList.module.css';

export type WebhookEntry = {
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

export type WebhookListProps = {
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
        {isLoading ? <Skeleton width="10rem" /> : state}
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

/**
 * The types of events, each with its address and the actions to change it.
 *
 * Use it on the page of the webhooks. What was sent is a DeliveryTable.
 */
export const WebhookList = ({ entries, isLoading = false }: WebhookListProps): ReactElement => (
  <ul aria-busy={isLoading}>
    {entries.map((entry) => (
      <Entry key={entry.key} entry={entry} isLoading={isLoading} />
    ))}
  </ul>
);
