import { useQuery } from '@tanstack/react-query';
import type { PaymentDetails } from '#contract/storefront/model/paymentDetails.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { getPaymentDetails, listPaymentMethods } from '#web/api/storefront/payments/payments.ts';

/** What a top-up costs, in the currency of the credit. The call is a POST by the contract, and still only asks. */
export const useCreditPrice = (amount: number | null) => {
  const credit = useGetCredit();
  const currencyCode = credit.data?.balance.currency ?? DEFAULT_CURRENCY;
  return useQuery<PaymentDetails, ApiError>({
    queryKey: ['creditPrice', amount, currencyCode],
    queryFn: ({ signal }) => getPaymentDetails({ amount: amount ?? 0, currencyCode }, { signal }),
    enabled: amount !== null && !credit.isPending,
    // A price is never taken from an earlier visit.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
};

export const useMethods = (total: Price | undefined) =>
  useQuery({
    queryKey: ['paymentMethods', total],
    queryFn: ({ signal }) => listPaymentMethods({ expectedPrices: total ? [total] : [] }, { signal }),
    enabled: total !== undefined,
    refetchOnWindowFocus: false,
  });
