import { useState } from 'react';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { CartLine } from '#domain/cart.ts';
import { isSettled } from '#domain/refusal.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import type { CheckoutFailures } from './use-checkout-failure.ts';
import { markPaymentId, markPaymentStart } from '#web/browser-storage/payment-marker.ts';

/**
 * The token of a sign-in at the exchange, kept while the outcome of its payment is unknown: the next try must be the same
 * call, or it would pay a second time.
 */
export type KeptToken = {
  value: string;
  keep: (token: string) => void;
};

/** Of the call that submits the payment. */
type Sent = { data: { token?: string } };

export type PaymentStart = {
  /** For the call that submits the payment: the marker is stored before it, and its answer leads to the payment page. */
  mutation: {
    onMutate: () => void;
    onSuccess: (submitted: PaymentSubmitted) => void;
    onError: (error: ApiError, sent: Sent) => void;
  };
  isLeaving: boolean;
  token: KeptToken;
};

/**
 * Starts a payment and leaves for the payment page, or tells what a method inside the page said.
 *
 * @param cart What is paid for; null for credit.
 */
export const usePaymentStart = (
  { showOutcome, showError }: CheckoutFailures,
  cart: readonly CartLine[] | null,
): PaymentStart => {
  const [isLeaving, leave] = useLeaving();
  const [token, keepToken] = useState('');
  return {
    mutation: {
      onMutate: () => markPaymentStart(cart),
      onSuccess: (submitted) => {
        keepToken('');
        markPaymentId(submitted.paymentId);
        if (submitted.paymentUrl === undefined) showOutcome(submitted);
        else leave(submitted.paymentUrl);
      },
      onError: (error, { data }) => {
        if (isSettled(error.problem)) keepToken('');
        showError(error, data.token !== '');
      },
    },
    isLeaving,
    token: { value: token, keep: keepToken },
  };
};
