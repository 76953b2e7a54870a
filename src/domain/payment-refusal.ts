import { isInDoubt, type Refusal } from './refusal.ts';

/** The provider's page was never opened. */
const failedBeforePaying: ReadonlySet<Refusal['code']> = new Set([
  'payment_provider_failed',
  'payment_provider_timeout',
]);

/** Whether a payment may have been made although its call failed: there was no answer, or the answer does not say. */
export const isPaymentUnknown = (problem: Pick<Refusal, 'code' | 'status'>): boolean =>
  isInDoubt(problem) && !failedBeforePaying.has(problem.code);

/** Whether the billing address has no country yet, so that there is no price (ERR-007). */
export const isCountryMissing = ({ status }: Pick<Refusal, 'status'>): boolean => status === 412;
