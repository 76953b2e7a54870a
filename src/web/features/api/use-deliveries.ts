import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { type ResellerWebhookType, WEBHOOK_TYPES } from '#domain/webhook.ts';
import { useListWebhookDeliveries } from '#web/api/storefront/webhooks/webhooks.ts';

export const DELIVERY_POLL_INTERVAL_MS = 1_500;

/** An attempt that is due so soon is waited for. */
const SOON_MS = 10_000;

/** Whether a delivery is about to change. */
export const isDueSoon = ({ nextAttemptAt }: WebhookDelivery): boolean =>
  nextAttemptAt !== undefined && Date.parse(nextAttemptAt) - Date.now() < SOON_MS;

const PAGE_SIZE = 20;

/** The page of the list and its filter, as the address holds them. */
export const useDeliveriesAddress = () => {
  const [params, setParams] = useSearchParams();
  const type = WEBHOOK_TYPES.find((known) => known === params.get('type'));
  const given = Number(params.get('page'));
  const page = Number.isSafeInteger(given) && given > 0 && given <= 1_000_000 ? given : 0;
  const go = (next: { type?: ResellerWebhookType | undefined; page: number }): void => {
    const entries = { ...(next.type && { type: next.type }), ...(next.page > 0 && { page: String(next.page) }) };
    setParams(entries, { replace: true });
  };
  return {
    type,
    page,
    show: (chosen: ResellerWebhookType | undefined) => go({ type: chosen, page: 0 }),
    turn: (to: number) => go({ type, page: to }),
  };
};

/** A page of the deliveries, read again while one of them is about to change. */
export const useDeliveries = ({ type, page }: { type: ResellerWebhookType | undefined; page: number }) =>
  useListWebhookDeliveries(
    { ...(type && { type }), page_size: PAGE_SIZE, page_index: page },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state: { data } }) =>
          data?.items.some(isDueSoon) === true ? DELIVERY_POLL_INTERVAL_MS : false,
      },
    },
  );

/** What came of an attempt, in words: the status of the answer, or why there was none. */
export const useAttemptText = (): ((attempt: WebhookAttempt) => string) => {
  const { t } = useTranslation('integration');
  return ({ status, failure }) =>
    status === undefined
      ? t(`delivery.failures.${failure ?? 'BROKEN'}`)
      : t('delivery.answered', { status: String(status) });
};

/** The title of a delivery's event. */
export const useEventTitle = (): ((delivery: Pick<WebhookDelivery, 'type'>) => string) => {
  const { t } = useTranslation('api');
  return ({ type }) => {
    const known = WEBHOOK_TYPES.find((each) => each === type);
    return known ? t(`webhooks.types.${known}.title`) : type;
  };
};
