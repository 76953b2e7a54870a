import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { WebhookUrl } from '#contract/storefront/model/webhookUrl.ts';
import { type ResellerWebhookType, WEBHOOK_TYPES } from '#domain/webhook.ts';
import {
  getListWebhookUrlsQueryKey,
  getListWebhookUrlsQueryOptions,
  useRemoveWebhookUrl,
  useSetWebhookUrl,
} from '#web/api/storefront/webhooks/webhooks.ts';

/** The address of each type; undefined before one was set. */
export type WebhookAddresses = Record<ResellerWebhookType, WebhookUrl | undefined>;

/** The addresses of all types as one query: a partial list would look as if addresses were missing. */
export const useWebhooks = () =>
  useQueries({
    queries: WEBHOOK_TYPES.map((type) => getListWebhookUrlsQueryOptions(type)),
    combine: (queries) => {
      const isComplete = queries.every(({ data }) => data !== undefined);
      const addresses = WEBHOOK_TYPES.map((type, index) => [type, queries[index]?.data?.[0]] as const);
      return {
        data: isComplete ? (Object.fromEntries(addresses) as WebhookAddresses) : undefined,
        error: queries.find(({ isError }) => isError)?.error,
        isError: queries.some(({ isError }) => isError),
        isRefetching: queries.some(({ isRefetching }) => isRefetching),
        refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      };
    },
  });

/** Sets and removes the address of a type; either way it is read again (API-019). */
export const useWebhookChanges = (type: ResellerWebhookType) => {
  const queries = useQueryClient();
  const queryKey = getListWebhookUrlsQueryKey(type);
  const mutation = { onSettled: () => queries.invalidateQueries({ queryKey }) };
  return { set: useSetWebhookUrl({ mutation }), remove: useRemoveWebhookUrl({ mutation }) };
};
