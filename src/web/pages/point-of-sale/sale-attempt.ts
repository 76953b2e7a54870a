/** A sale that was sent and whose outcome this browser has not seen yet. */
export interface SaleAttempt {
  /** Ties every try of this sale to one idempotency key. */
  id: string;
  /** Of the package. */
  name: string;
}

const SLOT = 'saleAttempt';

/** For this tab only; without storage an interrupted sale is found in the history alone. */
export const readSaleAttempt = (): SaleAttempt | undefined => {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(SLOT) ?? 'null') as SaleAttempt | null;
    return attempt ?? undefined;
  } catch {
    return undefined;
  }
};

/** Takes up an open attempt, so that selling the same again after a reload is the same sale to the server. */
export const beginSaleAttempt = (name: string): SaleAttempt => {
  const attempt = { id: readSaleAttempt()?.id ?? crypto.randomUUID(), name };
  try {
    sessionStorage.setItem(SLOT, JSON.stringify(attempt));
  } catch {
    // The key then lives as long as the page.
  }
  return attempt;
};

/** The outcome is known, or the seller has looked it up: the next sale is another one. */
export const endSaleAttempt = (): void => {
  try {
    sessionStorage.removeItem(SLOT);
  } catch {
    // Nothing was kept.
  }
};
