import type { Problem } from '#contract/storefront/model/problem.ts';

type Refusal = Pick<Problem, 'status' | 'title'>;

/** The first try of the same call has not ended yet: it may still succeed. */
export const isRunning = ({ title }: Refusal): boolean => title.toLowerCase() === 'request still running';

/** Whether the server confirmed that the call had no effect; otherwise the next try must be the same call. */
export const isSettled = (problem: Refusal): boolean =>
  problem.status >= 400 && problem.status < 500 && problem.status !== 429 && !isRunning(problem);

/** The billing address has no country yet, so there is no price (ERR-007). */
export const isCountryMissing = ({ status }: Pick<Problem, 'status'>): boolean => status === 412;
