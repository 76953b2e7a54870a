import { NO_ANSWER, type Refusal } from '#domain/refusal.ts';

/** Thrown for every response outside 2xx, and with status NO_ANSWER when there was none: a hook's `error` is always one. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Refusal;

  constructor(status: number, problem: Refusal, options?: ErrorOptions) {
    super(problem.title || `Status ${status}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

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

export const noAnswer = (path: string, cause: unknown): ApiError =>
  new ApiError(NO_ANSWER, blank(NO_ANSWER, 'No answer', path), { cause });
