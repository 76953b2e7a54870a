/** The page of a purchase in the app. */
export const purchaseUrl = (publicUrl: string, paymentId: string): string =>
  `${publicUrl}/account/credit-purchases/${paymentId}`;
