import { isInDoubt, NO_ANSWER, type Refusal } from '#domain/refusal.ts';

/**
 * What is known of the effect of a change that failed, where its answer does not say:
 * - `none`: it had none, as the server said and was looked up, or it was never sent
 * - `notYet`: it had none when it was looked up, but the call may still be on its way
 * - `unknown`: it could not be looked up
 * - `repeatable`: it is not known either, and the same call again has its effect once
 */
export type KnownEffect = 'none' | 'notYet' | 'unknown' | 'repeatable';

type ApiErrorOptions = ErrorOptions & { effect?: KnownEffect | undefined };

/**
 * Thrown for every response outside 2xx, and with status NO_ANSWER when there was none: a hook's `error` is always one.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Refusal;
  readonly effect: KnownEffect | undefined;

  constructor(status: number, problem: Refusal, { effect, ...options }: ApiErrorOptions = {}) {
    super(problem.title || `Status ${status}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.effect = effect;
  }
}

/** The same failure, with what was found out about its effect. */
export const withEffect = (cause: ApiError, effect: KnownEffect): ApiError =>
  new ApiError(cause.status, cause.problem, { cause, effect });

/** Whether the call may have had its effect all the same, as far as was found out. */
export const isOutcomeUnknown = ({ effect, problem }: ApiError): boolean =>
  effect === undefined ? isInDoubt(problem) : effect !== 'none';

const blank = (status: number, title: string, path: string): Refusal => ({
  type: 'about:blank',
  title,
  status,
  path,
  message: '',
});

const isText = (value: unknown): value is string => typeof value === 'string';

const isWritten = (value: unknown): value is string => isText(value) && value.trim() !== '';

/** The problem of a failed response; empty when it has no problem object (a proxy's page, cut JSON). */
export const problemOf = async (response: Response): Promise<Refusal> => {
  const { pathname } = new URL(response.url || 'http://localhost/');
  const fallback = blank(response.status, '', pathname);
  try {
    const said = (await response.json()) as Partial<Refusal> | null;
    if (said === null || typeof said !== 'object') return fallback;
    return {
      ...fallback,
      ...said,
      status: response.status,
      title: isText(said.title) ? said.title : fallback.title,
      message: [said.detail, said.message].find(isWritten) ?? '',
    };
  } catch {
    return fallback;
  }
};

export const noAnswer = (path: string, cause: unknown, effect?: KnownEffect): ApiError =>
  new ApiError(NO_ANSWER, blank(NO_ANSWER, 'No answer', path), { cause, effect });
