import { isSettled, type Refusal } from './refusal.ts';

const failedBeforePaying: ReadonlySet<Refusal['code']> = new Set([
  'payment_provider_failed',
  'payment_provider_timeout',
  'too_many_requests',
]);

/** Whether a payment may have been made although its call failed: there was no answer, or none that says. */
export const isPaymentUnknown = (problem: Pick<Refusal, 'code' | 'status'>): boolean =>
  !isSettled(problem) && !failedBeforePaying.has(problem.code);

/** The billing address has no country yet, so there is no price (ERR-007). */
export const isCountryMissing = ({ status }: Pick<Refusal, 'status'>): boolean => status === 412;
