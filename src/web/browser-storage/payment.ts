import { type Stored, stored } from './stored.ts';

const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Start of the payment under way, as Date.now(): 5 s before the click, because the clock of the server, which dates the
 * payment, may be behind (PKG-050).
 */
export const purchaseStartTime: Stored<number | null> = stored<number | null>('purchaseStartTime', null, asTime);

/** The server's id of that payment, which finds it whatever the clock says. */
export const purchasePaymentId: Stored<string | null> = stored<string | null>('purchasePaymentId', null, asText);

/**
 * Start of a payment by balance whose outcome this browser does not know. Same format as `purchaseStartTime`. While it
 * is set, no other payment can be made.
 */
export const openChargeTime: Stored<number | null> = stored<number | null>('openChargeTime', null, asTime);
