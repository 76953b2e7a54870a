import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import { getListAttentionQueryKey, useGiveUpOrder } from '#web/api/operator/attention/attention.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { GiveUpModal } from './components/GiveUpModal.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useOrderText } from './use-order-text.ts';

export type GiveUpProps = {
  /** The order. */
  item: AttentionItem;
  /** Called once it was given up, and when the operator leaves it. */
  onClose: () => void;
};

/** Gives an order up; a toast says what came of it. */
export const GiveUp = ({ item: { reference: id, facts }, onClose }: GiveUpProps): ReactElement => {
  const toast = useToast();
  const problemText = useProblemText();
  const orderText = useOrderText();
  const queries = useQueryClient();
  const giveUp = useGiveUpOrder({
    mutation: { onSettled: () => queries.invalidateQueries({ queryKey: getListAttentionQueryKey() }) },
  });
  const onSuccess = (outcome: OrderOutcome): void => {
    onClose();
    toast.success(orderText(outcome));
  };
  return (
    <GiveUpModal
      amount={facts.amount ?? { value: 0, currencyCode: 'USD' }}
      onGiveUp={(note) => giveUp.mutateAsync({ id, data: { note } }, { onSuccess })}
      onClose={onClose}
      isPending={giveUp.isPending}
      failure={giveUp.error ? problemText(giveUp.error) : undefined}
    />
  );
};
