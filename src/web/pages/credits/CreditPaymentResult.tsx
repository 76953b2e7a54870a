import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentResult } from '#domain/payment-poll.ts';
import { topUpValue } from '#web/api/browser-storage.ts';
import { usePaymentResult } from '#web/api/use-payment-result.ts';
import { PaymentProgress } from '#web/components/payment/PaymentProgress.tsx';
import { paths } from '#web/paths.ts';

/** Where the outcome leads (spec section 4). */
const destination: Record<Exclude<PaymentResult, 'waiting'>, string> = {
  success: paths.credits('success'),
  pending: paths.credits('pending'),
  failure: paths.creditCheckout({ error: 'true' }),
  error: paths.creditCheckout({ error: 'true' }),
};

/** The visitor is back from paying: waits for the outcome, then goes where it leads. */
export const CreditPaymentResult = (): ReactElement => {
  const navigate = useNavigate();
  const result = usePaymentResult(true);
  useEffect(() => {
    if (result === 'waiting') return;
    // After a failure the amount stays, so that it can be tried again.
    if (result === 'success' || result === 'pending') topUpValue.clear();
    void navigate(destination[result], { replace: true });
  }, [navigate, result]);
  return <PaymentProgress />;
};
