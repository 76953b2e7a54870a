import type { Problem } from '#contract/storefront/model/problem.ts';
import type { ProblemErrorsItem } from '#contract/storefront/model/problemErrorsItem.ts';

export type { FieldErrorCode } from '#contract/storefront/model/fieldErrorCode.ts';
export type { ProblemCode } from '#contract/storefront/model/problemCode.ts';

/** A problem as a client has it: without a code it came from something in between, or there was no answer at all. */
export type Refusal = Omit<Problem, 'code'> & Partial<Pick<Problem, 'code'>>;

/** What is wrong with one field of the request. */
export type FieldRefusal = ProblemErrorsItem;

type Kind = Pick<Refusal, 'code' | 'status'>;

/** The first try of the same call has not ended yet: it may still succeed. */
export const isRunning = ({ code }: Kind): boolean => code === 'request_still_running';

/** There was no eSIM to sell: nothing was sold or charged (ERR-060, ERR-061). */
export const isSupplierMissing = ({ code }: Kind): boolean => code === 'supplier_failed' || code === 'supplier_timeout';

/** Whether the server confirmed that the call had no effect; otherwise the next try must be the same call. */
export const isSettled = (problem: Kind): boolean =>
  isSupplierMissing(problem) ||
  (problem.status >= 400 && problem.status < 500 && problem.status !== 429 && !isRunning(problem));

const failedBeforePaying: ReadonlySet<string | undefined> = new Set([
  'payment_provider_failed',
  'payment_provider_timeout',
  'too_many_requests',
]);

/** Whether a payment may have been made although its call failed: there was no answer, or none that says. */
export const isPaymentUnknown = (problem: Kind): boolean =>
  !isSettled(problem) && !failedBeforePaying.has(problem.code);

/** The billing address has no country yet, so there is no price (ERR-007). */
export const isCountryMissing = ({ status }: Kind): boolean => status === 412;

/** There is a newer version of the terms than the one that was accepted. */
export const isTermsChanged = ({ code }: Kind): boolean => code === 'terms_changed';

/** Another customer of the reseller has this e-mail address (ERR-014). */
export const isEmailInUse = ({ code }: Kind): boolean => code === 'email_in_use';
