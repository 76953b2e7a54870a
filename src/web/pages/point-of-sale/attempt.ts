import { endSaleAttempt } from '#web/api/storefront/activations/activations.ts';
import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';

/** The id of another attempt at a sale: in its address, and its idempotency key. */
export const newAttempt = (): string => crypto.randomUUID();

const lockOf = (attempt: string): string => `sale ${attempt}`;

/** Runs while the sale is being sent: no other tab ends the attempt before this one has an answer, or is gone. */
export const whileSending = <Answer>(attempt: string, send: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks.request(lockOf(attempt), send);

/** Asks what became of the attempt. Where nothing did, nothing will: the server ends it. */
export const settleAttempt = (attempt: string, signal: AbortSignal): Promise<SaleAttempt> =>
  navigator.locks.request(lockOf(attempt), { signal }, () => endSaleAttempt({ attempt }, { signal }));
