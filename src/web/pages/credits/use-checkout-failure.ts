import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { CheckoutFailure } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';

const isCountryMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** What the error modal of the checkout says, until it is closed; nothing while the address already says one. */
export const useCheckoutFailure = (priceError: ApiError | null) => {
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [shown, show] = useState<CheckoutFailure>();
  const [closedError, setClosedError] = useState<ApiError | null>(null);
  const describe = (error: unknown): CheckoutFailure => ({
    message: problemText(error),
    isCountryMissing: isCountryMissing(error),
  });
  const ofPrice = priceError && priceError !== closedError ? describe(priceError) : undefined;

  return {
    failure: query.get('error') === 'true' ? undefined : (shown ?? ofPrice),
    showError: (error: unknown): void => show(describe(error)),
    /** The outcome of a method that is paid inside the page. */
    showOutcome: ({ status, message }: PaymentSubmitted): void => {
      if (status === 'SUCCESS') void navigate(paths.creditCheckout({ 'process-payment': 'true' }));
      else show({ message: message?.content });
    },
    close: (): void => {
      show(undefined);
      setClosedError(priceError);
    },
  };
};
