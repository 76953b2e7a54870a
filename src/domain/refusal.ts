import type { ProblemCode as OperatorProblemCode } from '#contract/operator/model/problemCode.ts';
import type { Problem } from '#contract/storefront/model/problem.ts';
import type { ProblemCode as StorefrontProblemCode } from '#contract/storefront/model/problemCode.ts';
import type { ProblemErrorsItem } from '#contract/storefront/model/problemErrorsItem.ts';

export type { FieldErrorCode } from '#contract/storefront/model/fieldErrorCode.ts';

/** The codes of every document. All those of the partner API are in the storefront document too. */
export type ProblemCode = StorefrontProblemCode | OperatorProblemCode;

/**
 * A problem as a client sees it. It has no code when it came from something between client and server, or when there
 * was no answer at all.
 */
export type Refusal = Omit<Problem, 'code'> & { code?: ProblemCode };

/** Status of a refusal without a response: broken connection, timeout, unreadable response. */
export const NO_ANSWER = 0;

/** What is wrong with one field of the request. */
export type FieldRefusal = ProblemErrorsItem;

type Kind = Pick<Refusal, 'code' | 'status'>;

/** Whether this is the problem with that code; without a code the title decides (ERR-014, ERR-020). */
export const isProblem = (
  problem: Pick<Refusal, 'code' | 'title'>,
  code: NonNullable<Refusal['code']>,
  title: string,
): boolean => (problem.code ? problem.code === code : problem.title.toLowerCase() === title.toLowerCase());

/** Whether what is changed was changed by somebody else since it was read. */
export const isChangedSince = ({ code }: Pick<Refusal, 'code'>): boolean => code === 'changed_since';

/** Whether the first try of the same call is still running: it may still succeed. */
export const isRunning = ({ code }: Kind): boolean => code === 'request_still_running';

/**
 * Whether an earlier call with this key had another body, or the key was ended. This says nothing about the outcome of
 * that call.
 */
export const isKeyReused = ({ code }: Kind): boolean => code === 'idempotency_key_reused';

/** Whether there was no eSIM to sell: nothing was sold or charged (ERR-060, ERR-061). */
export const isSupplierMissing = ({ code }: Kind): boolean => code === 'supplier_failed' || code === 'supplier_timeout';

/** Whether the server confirmed that the call had no effect; otherwise the next try must be the same call. */
export const isSettled = (problem: Kind): boolean =>
  isSupplierMissing(problem) ||
  (problem.status >= 400 && problem.status < 500 && problem.status !== 429 && !isRunning(problem));

const BEFORE_THE_CALL: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/**
 * Whether the call was refused because of the caller or the number of calls, before its content was looked at. The call
 * itself had no effect, and as the answer to a repeated call this says nothing about the earlier one.
 */
export const isUnheard = ({ status }: Pick<Refusal, 'status'>): boolean => BEFORE_THE_CALL.has(status);

/** Whether a call may have had its effect although it failed: there was no answer, or the answer does not say. */
export const isInDoubt = (problem: Kind): boolean => problem.status !== 429 && !isSettled(problem);
