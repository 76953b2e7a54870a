import { keepPreviousData } from '@tanstack/react-query';
import type { Price } from '#contract/storefront/model/price.ts';
import { useListPaymentMethods } from '#web/api/storefront/payments/payments.ts';

/** The ways to pay these totals; asks for none before they are known, and keeps those of the former totals meanwhile. */
export const usePaymentMethods = (totals: Price[] | undefined) =>
  useListPaymentMethods(
    { expectedPrices: totals ?? [] },
    {
      query: {
        enabled: totals !== undefined,
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  );
