import { useTranslation } from 'react-i18next';
import { markCardForm } from '#web/browser-storage/payment-marker.ts';
import { useAddPaymentMethod } from '#web/api/storefront/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import { paths } from '#web/navigation/paths.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type AddCard = {
  add: () => void;
  isAdding: boolean;
};

/** Opens the provider's card form, which returns to /credits with a status (CRE-027, CLI-021). */
export const useAddCard = (): AddCard => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const problemText = useProblemText();
  const [isLeaving, leave] = useLeaving();
  const call = useAddPaymentMethod({
    mutation: {
      onSuccess: ({ paymentUrl }) => {
        markCardForm();
        leave(paymentUrl);
      },
      onError: (error) => toast.error(problemText(error, t('card.addFailed'))),
    },
  });
  const add = useSingleCall(() => {
    const callbackUrl = new URL(paths.credits(), globalThis.location.origin).href;
    return call.mutateAsync({ data: { callbackUrl } });
  });
  return { add, isAdding: call.isPending || isLeaving };
};
