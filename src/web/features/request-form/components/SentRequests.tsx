import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerRequest } from '#contract/storefront/model/resellerRequest.ts';
import { RequestEntry } from '#web/components/requests/RequestEntry.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './SentRequests.module.css';

export type SentRequestsProps = {
  /** The newest first; nothing is shown without any. */
  requests: readonly ResellerRequest[];
};

/** What the reseller has asked for, and what was answered. */
export const SentRequests = ({ requests }: SentRequestsProps): ReactElement | null => {
  const { t } = useTranslation('requestForm');
  const { dateTime, number } = useFormat();
  if (requests.length === 0) return null;
  return (
    <Card title={t('sent.title')}>
      <List label={t('sent.title')} items={requests} itemKey={({ id }) => id} className={styles.list}>
        {({ channel, monthlySales, message, sentAt, answer }) => (
          <RequestEntry
            name={channel ?? t('sent.monthlySales', { number: number(monthlySales ?? 0) })}
            state={
              answer ? { tone: 'success', children: t('sent.answered') } : { tone: 'warning', children: t('sent.open') }
            }
            message={message}
            sent={t('sent.at', { at: dateTime(sentAt) })}
            answer={answer && { title: t('sent.answeredAt', { at: dateTime(answer.at) }), text: answer.text }}
          />
        )}
      </List>
    </Card>
  );
};
