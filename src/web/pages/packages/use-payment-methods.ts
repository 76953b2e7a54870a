import { useQuery } from '@tanstack/react-query';
import type { PaymentMethods } from '#contract/storefront/model/paymentMethods.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { listPaymentMethods } from '#web/api/storefront/payments/payments.ts';

export interface MethodChoice {
  methods: PaymentMethods | undefined;
  isError: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The ways to pay a total. The call is a POST by the contract, and still only asks. */
export const usePaymentMethods = (expectedPrices: readonly Price[] | undefined): MethodChoice => {
  const { data, isError, isRefetching, refetch } = useQuery({
    queryKey: ['paymentMethods', expectedPrices],
    queryFn: ({ signal }) => listPaymentMethods({ expectedPrices: [...(expectedPrices ?? [])] }, { signal }),
    enabled: expectedPrices !== undefined,
    refetchOnWindowFocus: false,
  });
  return { methods: data, isError, isRetrying: isRefetching, retry: () => void refetch() };
};
