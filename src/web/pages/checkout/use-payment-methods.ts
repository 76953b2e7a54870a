import type { Price } from '#contract/storefront/model/price.ts';
import { useListPaymentMethods } from '#web/api/storefront/payments/payments.ts';

/** The ways to pay these totals; asks for none before they are known. */
export const usePaymentMethods = (totals: Price[] | undefined) =>
  useListPaymentMethods(
    { expectedPrices: totals ?? [] },
    { query: { enabled: totals !== undefined, refetchOnWindowFocus: false } },
  );
