import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import {
  getListWebhookDeliveriesQueryKey,
  getListWebhookUrlsQueryKey,
  useGetWebhookDelivery,
  useSendTestEvent,
} from '#web/api/storefront/webhooks/webhooks.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { TestEventAction } from './components/TestEventAction.tsx';
import { DELIVERY_POLL_INTERVAL_MS } from './use-deliveries.ts';

export type TestEventProps = {
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
