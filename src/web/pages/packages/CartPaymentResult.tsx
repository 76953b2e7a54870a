import { type ReactElement, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentResult } from '#domain/payment-poll.ts';
import { cartProducts } from '#web/api/browser-storage.ts';
import { usePaymentResult } from '#web/api/use-payment-result.ts';
import { PaymentProgress } from '#web/components/payment/PaymentProgress.tsx';
import { paths } from '#web/paths.ts';

/** Where the outcome leads (spec section 4). */
const destination: Record<Exclude<PaymentResult, 'waiting'>, string> = {
  success: paths.packagesCheckoutSuccess(),
  pending: paths.packagesCheckoutSuccess({ pending: 'true' }),
  failure: paths.packagesCheckout({ error: 'true' }),
  error: paths.packagesCheckout({ error: 'true' }),
};

/** The visitor is back from paying: the cart is emptied at once, whatever the outcome (readings PKG-052). */
export const CartPaymentResult = (): ReactElement => {
  const navigate = useNavigate();
  const result = usePaymentResult(true);
  useEffect(() => cartProducts.clear(), []);
  useEffect(() => {
    if (result !== 'waiting') void navigate(destination[result], { replace: true });
  }, [navigate, result]);
  return <PaymentProgress />;
};
