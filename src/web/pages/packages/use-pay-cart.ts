import { useMutation } from '@tanstack/react-query';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { SubmitCartRequest } from '#contract/storefront/model/submitCartRequest.ts';
import { type CartLine, toWireCart } from '#domain/cart.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callbacksTo, startPayment } from '#web/api/pay.ts';
import { submitCart } from '#web/api/storefront/payments/payments.ts';
import { useLeaving } from '#web/api/use-leaving.ts';
import { paths } from '#web/paths.ts';

export interface CartPayment {
  lines: readonly CartLine[];
  price: CartPrice;
  methodId: string;
}

/** Exactly the fields of the call (spec section 7, Submit payment body). */
const bodyOf = ({ lines, price, methodId }: CartPayment): SubmitCartRequest => ({
  cart: toWireCart(lines),
  paymentMethodId: methodId,
  expectedPrices: price.totalPrices,
  useIncentivesBalance: false,
  token: '',
  ...callbacksTo(paths.packagesCheckout()),
});

/** Starts the payment and leaves for the payment page, or answers what a method inside the page said. */
export const usePayCart = (on: {
  paidInPage: (submitted: PaymentSubmitted) => void;
  error: (error: ApiError) => void;
}): { pay: (payment: CartPayment) => void; isPaying: boolean } => {
  const [isLeaving, leave] = useLeaving();
  const { mutate, isPending } = useMutation<PaymentSubmitted, ApiError, CartPayment>({
    networkMode: 'always',
    mutationFn: (payment) => startPayment('cart', bodyOf(payment), ({ data, headers }) => submitCart(data, headers)),
    onSuccess: (submitted) => {
      if (submitted.paymentUrl === undefined) on.paidInPage(submitted);
      else leave(submitted.paymentUrl);
    },
    onError: on.error,
  });
  return { pay: mutate, isPaying: isPending || isLeaving };
};
