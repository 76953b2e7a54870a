import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import { onceSent } from '#web/api/attempt-lock.ts';
import { endSaleAttempt } from '#web/api/storefront/activations/activations.ts';

/** The id of another attempt at a sale: in its address, and its idempotency key. */
export const newAttempt = (): string => crypto.randomUUID();

/** Asks what became of the attempt. Where nothing did, nothing will: the server ends it. */
export const settleAttempt = (attempt: string, signal: AbortSignal): Promise<SaleAttempt> =>
  onceSent(attempt, signal, () => endSaleAttempt({ attempt }, { signal }));
