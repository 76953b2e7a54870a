import type { PaymentHistory } from '#contract/storefront/model/paymentHistory.ts';
import { listPaymentHistory } from '#server/payments/index.ts';

type Given = Parameters<typeof listPaymentHistory>;

/** The purchase history as a caller gets it, all its pages together. */
export const readPaymentHistory = async (...given: Given): Promise<PaymentHistory> => {
  const { first, further } = await listPaymentHistory(...given);
  const items = [...first.items];
  for await (const page of further) items.push(...page);
  return { ...first, items };
};
