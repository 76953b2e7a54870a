import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentEvent } from '#contract/operator/model/paymentEvent.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './PaymentEvents.module.css';

export type PaymentEventsProps = {
  /** Oldest first. */
  events: readonly PaymentEvent[];
};

const useDetails = ({ at, by, reference, times = 1 }: PaymentEvent): string => {
  const { t } = useTranslation('operatorPayments');
  const { dateTime, number } = useFormat();
  const repeated = times > 1 ? t('events.times', { number: number(times) }) : undefined;
  return [dateTime(at), by, reference, repeated].filter(Boolean).join(' · ');
};

const Event = ({ event }: { event: PaymentEvent }): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { money } = useFormat();
  const words = useServerWords();
  const { kind, amount, message, refusal } = event;
  return (
    <div className={styles.event}>
      <span>
        {t(`events.${kind}`)}
        {amount && `: ${money(amount.value, amount.currencyCode)}`}
      </span>
      {refusal !== undefined && <strong>{t('events.refused', { code: refusal })}</strong>}
      {message !== undefined && <p className={styles.more}>{words(message)}</p>}
      <p className={styles.more}>{useDetails(event)}</p>
    </div>
  );
};

/**
 * What happened to a payment: reports of its provider, what operators entered, what was booked.
 *
 * Use it on the page of a payment.
 */
export const PaymentEvents = ({ events }: PaymentEventsProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  return (
    <Card title={t('events.title')}>
      <List
        label={t('events.title')}
        items={events}
        itemKey={(event) => JSON.stringify(event)}
        className={styles.events}
      >
        {(event) => <Event event={event} />}
      </List>
    </Card>
  );
};
