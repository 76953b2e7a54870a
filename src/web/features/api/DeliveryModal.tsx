import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import type { WebhookDeliveryDetail } from '#contract/storefront/model/webhookDeliveryDetail.ts';
import {
  getGetWebhookDeliveryQueryKey,
  getListWebhookDeliveriesQueryKey,
  useGetWebhookDelivery,
  useResendWebhookDelivery,
} from '#web/api/storefront/webhooks/webhooks.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { DeliveryStateBadge } from './components/DeliveryStateBadge.tsx';
import { DELIVERY_POLL_INTERVAL_MS, isDueSoon, useAttemptText, useEventTitle } from './use-deliveries.ts';
import styles from './DeliveryModal.module.css';

const Details = ({ delivery }: { delivery: WebhookDeliveryDetail }): ReactElement => {
  const { t } = useTranslation(['api', 'integration', 'common']);
  const { dateTime } = useFormat();
  const { id, createdAt, state, nextAttemptAt, history } = delivery;
  const next = nextAttemptAt === undefined ? t('common:noValue') : dateTime(nextAttemptAt);
  return (
    <>
      <FactList
        facts={[
          {
            key: 'state',
            label: t('integration:delivery.columns.outcome'),
            value: <DeliveryStateBadge state={state} />,
          },
          { key: 'when', label: t('integration:delivery.columns.when'), value: dateTime(createdAt) },
          { key: 'next', label: t('integration:delivery.columns.next'), value: next },
        ]}
      />
      <CopyField label={t('webhooks.deliveries.id')} value={id} />
      <section>
        <h3 className={styles.heading}>{t('webhooks.deliveries.attempts')}</h3>
        <AttemptList attempts={history} />
      </section>
    </>
  );
};

/**
 * Sends the delivery once more; the list and the details are read again either way. The outcome of a try is shown until
 * the next one has ended: buttons that moved in between would let the second press of a double click close the window.
 */
const useResend = (id: string) => {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  const resend = useResendWebhookDelivery({
    mutation: {
      onSettled: async (_, error) => {
        await queries.invalidateQueries({ queryKey: getGetWebhookDeliveryQueryKey(id) });
        await queries.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey() });
        setOutcome(error ? { error } : {});
      },
    },
  });
  return { outcome, isPending: resend.isPending, send: useSingleCall(() => resend.mutateAsync({ id })) };
};

type AttemptListProps = {
  /** In the order to show them, each with its time, its result and how long it took. */
  attempts: readonly WebhookAttempt[];
};

/** The attempts to deliver an event, the last one first. */
const AttemptList = ({ attempts }: AttemptListProps): ReactElement => {
  const { t } = useTranslation('integration');
  const { dateTime, number } = useFormat();
  const attemptText = useAttemptText();
  if (attempts.length === 0) return <p>{t('delivery.notTried')}</p>;
  return (
    <ol className={styles.list}>
      {attempts.map((attempt) => (
        <li key={attempt.at} className={styles.attempt}>
          <div className={styles.line}>
            <span>{attemptText(attempt)}</span>
            <span className={styles.figure}>
              <time dateTime={attempt.at}>{dateTime(attempt.at)}</time> ·{' '}
              {t('delivery.took', { milliseconds: number(attempt.milliseconds) })}
            </span>
          </div>
          <span className={styles.url}>{attempt.url}</span>
        </li>
      ))}
    </ol>
  );
};

type DeliveryModalProps = {
  /** The delivery in the list; its attempts are fetched. */
  delivery: WebhookDelivery;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

/** A delivery with its attempts, and the way to send it again. */
export const DeliveryModal = ({ delivery, onClose }: DeliveryModalProps): ReactElement => {
  const { t } = useTranslation(['api', 'common']);
  const titleOf = useEventTitle();
  const problemText = useProblemText();
  const query = useGetWebhookDelivery(delivery.id, {
    query: {
      refetchInterval: ({ state: { data } }) => (data && isDueSoon(data) ? DELIVERY_POLL_INTERVAL_MS : false),
    },
  });
  const { outcome, isPending, send } = useResend(delivery.id);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={titleOf(delivery)}
      width={650}
      footer={
        <>
          <Button onPress={send} isPending={isPending}>
            {t('webhooks.deliveries.resend')}
          </Button>
          <Button onPress={onClose}>{t('common:done')}</Button>
        </>
      }
    >
      <div className={styles.content}>
        {outcome?.error !== undefined && <Banner tone="danger">{problemText(outcome.error)}</Banner>}
        {outcome && outcome.error === undefined && <Banner>{t('webhooks.deliveries.resent')}</Banner>}
        <QueryContent
          query={query}
          loading={<Skeleton shape="block" height="14rem" />}
          failed={t('webhooks.deliveries.detailFailed')}
          gone={<p>{t('webhooks.deliveries.gone')}</p>}
        >
          {(detail) => <Details delivery={detail} />}
        </QueryContent>
      </div>
    </Modal>
  );
};
