import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Card } from '#contract/storefront/model/card.ts';
import { PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { useAddPaymentMethod, useGetPaymentMethod } from '#web/api/storefront/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { markCardForm } from '#web/browser-storage/payment-marker.ts';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

const POLLS = PAYMENT_POLL_TIMEOUT_MS / PAYMENT_POLL_INTERVAL_MS;

/**
 * The stored card, null where there is none. A card that was just entered is waited for: its provider reports it a
 * little later.
 */
export const useStoredCard = () => {
  const [query] = useSearchParams();
  const isAwaited = readCardStatus(query) === 'success';
  return useGetPaymentMethod<Card | null>({
    query: {
      select: (card) => card ?? null,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        isAwaited && !data && dataUpdateCount < POLLS && PAYMENT_POLL_INTERVAL_MS,
    },
  });
};

const STATUSES = ['success', 'error'] as const;

type CardStatus = (typeof STATUSES)[number];

/** How a card form ended, told by the address that its provider returns to; nothing for another value (CRE-008). */
export const readCardStatus = (query: URLSearchParams): CardStatus | undefined => {
  const value = query.get('status')?.toLowerCase();
  return STATUSES.find((status) => status === value);
};

type AddCard = {
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
