import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { CheckoutFailure } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';
import { isCountryMissing } from './use-cart-price.ts';

export interface CartFailures {
  /** What the error modal says now. */
  failure: CheckoutFailure | undefined;
  showError: (error: unknown) => void;
  /** What a method that is paid inside the page answered. */
  showOutcome: (submitted: PaymentSubmitted) => void;
  close: () => void;
}

/** What went wrong at the checkout: the price first, then a payment that did not start. Closed once, it stays closed. */
export const useCartFailure = (priceError: unknown): CartFailures => {
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [shown, show] = useState<CheckoutFailure>();
  const [closedError, setClosedError] = useState<unknown>(null);
  const describe = (error: unknown): CheckoutFailure => ({
    message: problemText(error),
    isCountryMissing: isCountryMissing(error),
  });
  const ofPrice = priceError && priceError !== closedError ? describe(priceError) : undefined;
  return {
    // One failure at a time: the one in the address comes first.
    failure: query.get('error') === 'true' ? undefined : (shown ?? ofPrice),
    showError: (error) => show(describe(error)),
    showOutcome: ({ status, message }) => {
      if (status === 'SUCCESS') void navigate(paths.packagesCheckout({ 'process-payment': 'true' }));
      else show({ message: message?.content });
    },
    close: () => {
      show(undefined);
      setClosedError(priceError);
    },
  };
};
