import { useMutation } from '@tanstack/react-query';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { callbacksTo, startPayment } from '#web/api/pay.ts';
import { submitCreditTopUp } from '#web/api/storefront/payments/payments.ts';
import { useLeaving } from '#web/api/use-leaving.ts';
import { paths } from '#web/paths.ts';

interface Payment {
  amount: number;
  methodId: string;
  total: Price;
}

/** Starts the payment and leaves for the payment page, or answers what a method inside the page said. */
export const usePayCredit = (onPaidInPage: (submitted: PaymentSubmitted) => void) => {
  const [isLeaving, leave] = useLeaving();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: ({ amount, methodId, total }: Payment) =>
      startPayment(
        'credit-top-up',
        {
          cart: [{ dataPackageId: 'credit' as const, amount }],
          paymentMethodId: methodId,
          expectedPrices: [total],
          useIncentivesBalance: false,
          token: '',
          ...callbacksTo(paths.creditCheckout()),
        },
        ({ data, headers }) => submitCreditTopUp(data, headers),
      ),
    onSuccess: (submitted) => {
      if (submitted.paymentUrl === undefined) onPaidInPage(submitted);
      else leave(submitted.paymentUrl);
    },
  });
  return { pay: mutate, isPaying: isPending || isLeaving, error, reset };
};
