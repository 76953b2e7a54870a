import { useQueryClient } from '@tanstack/react-query';
import { useCancelPayment } from '#web/api/storefront/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type GivingUp = {
  /** What a toast says when it was given up. */
  done: string;
  /** What the dialog says where the refusal does not have its own words. */
  failed?: string;
  /** Closes the dialog. */
  onClose: () => void;
};

/**
 * Gives a pending payment up, for the dialog that asks before. A payment that was paid in the meantime is shown as
 * paid.
 */
export const useGivenUpPayment = (id: string, { done, failed, onClose }: GivingUp) => {
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useCancelPayment({
    mutation: {
      onSuccess: () => {
        onClose();
        toast.success(done);
      },
      // Whatever the answer, the history, the balance and the stock show its state.
      onSettled: () => queries.invalidateQueries(),
    },
  });
  return {
    /** Forgets an earlier attempt. */
    reset,
    dialog: {
      onConfirm: () => mutateAsync({ id }),
      onCancel: onClose,
      isPending,
      error: error ? problemText(error, failed) : undefined,
      isDangerous: true,
    },
  };
};
