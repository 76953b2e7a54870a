import type { ProblemCode as OperatorProblemCode } from '#contract/operator/model/problemCode.ts';
import type { Problem } from '#contract/storefront/model/problem.ts';
import type { ProblemCode as StorefrontProblemCode } from '#contract/storefront/model/problemCode.ts';
import type { ProblemErrorsItem } from '#contract/storefront/model/problemErrorsItem.ts';

export type { FieldErrorCode } from '#contract/storefront/model/fieldErrorCode.ts';

/** Of any document; those of the partner API are all of the storefront, too. */
export type ProblemCode = StorefrontProblemCode | OperatorProblemCode;

/**
 * A problem as a client sees it: without a code it came from something between client and server, or there was no answer at
 * all.
 */
export type Refusal = Omit<Problem, 'code'> & { code?: ProblemCode };

/** Status of a refusal without a response: broken connection, timeout, unreadable response. */
export const NO_ANSWER = 0;

/** What is wrong with one field of the request. */
export type FieldRefusal = ProblemErrorsItem;

type Kind = Pick<Refusal, 'code' | 'status'>;

/** Whether it is the problem of this code; without a code the title decides (ERR-014, ERR-020). */
export const isProblem = (
  problem: Pick<Refusal, 'code' | 'title'>,
  code: NonNullable<Refusal['code']>,
  title: string,
): boolean => (problem.code ? problem.code === code : problem.title.toLowerCase() === title.toLowerCase());

/** The first try of the same call has not ended yet: it may still succeed. */
export const isRunning = ({ code }: Kind): boolean => code === 'request_still_running';

/**
 * An earlier call with this key had another body, or the key was ended: it says nothing about what became of the earlier call.
 */
export const isKeyReused = ({ code }: Kind): boolean => code === 'idempotency_key_reused';

/** There was no eSIM to sell: nothing was sold or charged (ERR-060, ERR-061). */
export const isSupplierMissing = ({ code }: Kind): boolean => code === 'supplier_failed' || code === 'supplier_timeout';

/** Whether the server confirmed that the call had no effect; otherwise the next try must be the same call. */
export const isSettled = (problem: Kind): boolean =>
  isSupplierMissing(problem) ||
  (problem.status >= 400 && problem.status < 500 && problem.status !== 429 && !isRunning(problem));

const BEFORE_THE_CALL: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/**
 * Refused because of the caller, or the number of calls, before anything was looked at: the call itself had no effect, and as
 * the answer to a repetition it says nothing about what became of the call before.
 */
export const isUnheard = ({ status }: Pick<Refusal, 'status'>): boolean => BEFORE_THE_CALL.has(status);

/** Whether a call could have had its effect although it failed: there was no answer, or none that says. */
export const isInDoubt = (problem: Kind): boolean => problem.status !== 429 && !isSettled(problem);
