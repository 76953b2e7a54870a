import { type ReactElement, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentResult } from '#domain/payment-poll.ts';
import { PaymentProgress } from './components/PaymentProgress.tsx';
import { usePaymentResult } from './use-payment-result.ts';

type Outcome = Exclude<PaymentResult, 'waiting'>;

export type PaymentReturnProps = {
  /** Where each outcome leads (PKG-055 to PKG-059). The same object with every render. */
  destinations: Readonly<Record<Outcome, string>>;
  /** Told of the outcome before it leads away. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
};

/** The visitor is back from paying: waits for the outcome, then goes where it leads. */
export const PaymentReturn = ({ destinations, onOutcome }: PaymentReturnProps): ReactElement => {
  const navigate = useNavigate();
  const result = usePaymentResult();
  useEffect(() => {
    if (result === 'waiting') return;
    onOutcome?.(result);
    void navigate(destinations[result], { replace: true });
  }, [destinations, navigate, onOutcome, result]);
  return <PaymentProgress />;
};
