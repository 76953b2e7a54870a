import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AttentionAction } from '#contract/operator/model/attentionAction.ts';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import {
  getListAttentionQueryKey,
  useDeclineGiveUp,
  useResendEvents,
  useRetryOrder,
} from '#web/api/operator/attention/attention.ts';
import { getGetSaleQueryKey } from '#web/api/operator/statements/statements.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** What an action needs of an item. */
export type Actionable = Pick<AttentionItem, 'reference' | 'facts'>;

/** The state of an order, in a sentence; who gave it up and when, where somebody did. */
export const useOrderText = (): ((outcome: OrderOutcome) => string) => {
  const { t } = useTranslation('operatorAttention');
  const { dateTime } = useFormat();
  return ({ state, givenUp }) =>
    givenUp ? t('givenUpBy', { name: givenUp.by, time: dateTime(givenUp.at) }) : t(`orders.${state}`);
};

/** Reads the list and the sale of an order again, after an action. */
export const useReadAgain = () => {
  const queries = useQueryClient();
  return (_outcome: unknown, _error: unknown, { id }: { id: string }) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: getListAttentionQueryKey() }),
      queries.invalidateQueries({ queryKey: getGetSaleQueryKey(id) }),
    ]);
};

/**
 * What may settle an item. A toast says what came of it.
 *
 * @param onGiveUp Asks before an order is given up.
 */
export const useActions = (onGiveUp: (item: Actionable) => void) => {
  const { t } = useTranslation('operatorAttention');
  const { number } = useFormat();
  const toast = useToast();
  const problemText = useProblemText();
  const orderText = useOrderText();
  const mutation = {
    onError: (error: unknown) => toast.error(problemText(error)),
    onSettled: useReadAgain(),
  };
  const retry = useRetryOrder({ mutation });
  const keep = useDeclineGiveUp({ mutation });
  const resend = useResendEvents({ mutation });
  const calls: Record<AttentionAction, (item: Actionable) => void> = {
    RETRY_ORDER: ({ reference: id }) =>
      retry.mutate({ id }, { onSuccess: (outcome) => toast.success(orderText(outcome)) }),
    GIVE_UP_ORDER: onGiveUp,
    DECLINE_GIVE_UP: ({ reference: id }) =>
      keep.mutate(
        { id },
        { onSuccess: (outcome) => toast.success(outcome.state === 'PENDING' ? t('kept') : orderText(outcome)) },
      ),
    RESEND_EVENTS: ({ reference: id }) =>
      resend.mutate({ id }, { onSuccess: ({ events }) => toast.success(t('resent', { number: number(events) })) }),
  };
  const pending = new Set(
    [retry, keep, resend].flatMap(({ isPending, variables }) => (isPending && variables ? [variables.id] : [])),
  );
  return {
    act: (item: Actionable, action: AttentionAction) => calls[action](item),
    isPending: ({ reference }: Actionable) => pending.has(reference),
  };
};
