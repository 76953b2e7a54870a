import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import {
  getListWebhookDeliveriesQueryKey,
  getListWebhookUrlsQueryKey,
  useGetWebhookDelivery,
  useSendTestEvent,
} from '#web/api/storefront/webhooks/webhooks.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { classes } from '#web/ui/props.ts';
import { DELIVERY_POLL_INTERVAL_MS, useAttemptText } from './use-deliveries.ts';
import styles from './TestEvent.module.css';

type TestEventActionProps = {
  /** Title of the events' type. */
  title: string;
  /** Sends one test event to the saved address. */
  onSend: () => void;
  /** The event is on its way: the button waits. */
  isSending: boolean;
  /** The test event that was sent last. */
  delivery: WebhookDelivery | undefined;
  /** Why none was sent. */
  failure: string | undefined;
};

type Result = { text: string; tone?: 'success' | 'danger' };

const useResult = ({ delivery, failure, isSending }: TestEventActionProps): Result | undefined => {
  const { t } = useTranslation('integration');
  const attemptText = useAttemptText();
  if (isSending) return undefined;
  if (failure !== undefined) return { text: failure, tone: 'danger' };
  if (!delivery) return undefined;
  const { lastAttempt, state } = delivery;
  if (!lastAttempt) return { text: t(state === 'PENDING' ? 'testEvent.underWay' : 'testEvent.dropped') };
  if (state === 'DELIVERED') {
    return { text: t('testEvent.delivered', { status: String(lastAttempt.status) }), tone: 'success' };
  }
  return { text: t('testEvent.failed', { reason: attemptText(lastAttempt) }), tone: 'danger' };
};

/** Sends a test event to the address beside it, and says what came of it. */
const TestEventAction = (props: TestEventActionProps): ReactElement => {
  const { title, onSend, isSending } = props;
  const { t } = useTranslation('integration');
  const result = useResult(props);
  return (
    <div className={styles.test}>
      <Button size="small" aria-label={t('testEvent.sendOf', { title })} onPress={onSend} isPending={isSending}>
        {t('testEvent.send')}
      </Button>
      <output className={classes(styles.result, result?.tone && styles[result.tone])}>{result?.text}</output>
    </div>
  );
};

type TestEventProps = {
  /** The type of the event to send. */
  type: ResellerWebhookType;
  /** What that type is called in the visitor's language. */
  title: string;
};

/** Sends a test event, and waits for its one attempt. */
export const TestEvent = ({ type, title }: TestEventProps): ReactElement => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const readAgain = (): void => {
    void queries.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey() });
    // An answer 410 removes the address, and another window may have changed it.
    void queries.invalidateQueries({ queryKey: getListWebhookUrlsQueryKey(type) });
  };
  const send = useSendTestEvent({ mutation: { onSettled: readAgain } });
  const sent = send.data;
  const query = useGetWebhookDelivery(sent?.id ?? '', {
    query: {
      enabled: sent !== undefined,
      refetchInterval: ({ state: { data } }) => (data && data.state !== 'PENDING' ? false : DELIVERY_POLL_INTERVAL_MS),
    },
  });
  const delivery = query.data ?? sent;
  const isDone = delivery !== undefined && delivery.state !== 'PENDING';
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey() });
    if (isDone) void queries.invalidateQueries({ queryKey: getListWebhookUrlsQueryKey(type) });
  }, [isDone, queries, type]);
  return (
    <TestEventAction
      title={title}
      onSend={useSingleCall(() => send.mutateAsync({ type }))}
      isSending={send.isPending}
      delivery={delivery}
      failure={send.error ? problemText(send.error) : undefined}
    />
  );
};
