import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { Problem } from '#contract/storefront/model/problem.ts';
import { CALLS, handlers } from '#mocks/handlers.ts';

/** What the server does, whatever the story has it answer. */
export const scenarios = {
  asIs: 'Server as is',
  slow: 'Slow: 3 s a call',
  empty: 'Empty lists',
  failing: 'Failing: 500',
  offline: 'Offline',
  signedOut: 'Session expired: 401',
} as const;

export type Scenario = keyof typeof scenarios;

const SLOW_MS = 3_000;

const problem = (url: string, refusal: Pick<Problem, 'status' | 'title' | 'code' | 'message'>): HttpResponse<Problem> =>
  HttpResponse.json({ type: 'about:blank', path: new URL(url).pathname, ...refusal }, { status: refusal.status });

/** A body whose lists have no entry. */
const withoutEntries = (body: unknown): unknown => {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : value]));
};

const inFront: Record<Exclude<Scenario, 'asIs'>, RequestHandler> = {
  // Without a response of its own the next handler has one.
  slow: http.all(CALLS, () => delay(SLOW_MS)),
  empty: http.get(CALLS, async ({ request }) => {
    const response = await getResponse(handlers, request);
    if (response?.headers.get('Content-Type')?.includes('json') !== true) return undefined;
    return HttpResponse.json(withoutEntries(await response.json()) as object);
  }),
  failing: http.all(CALLS, ({ request }) =>
    problem(request.url, {
      status: 500,
      title: 'Internal server error',
      code: 'internal_error',
      message: 'An unexpected error occurred.',
    }),
  ),
  offline: http.all(CALLS, () => HttpResponse.error()),
  signedOut: http.all(CALLS, ({ request }) =>
    problem(request.url, { status: 401, title: 'Unauthorized', code: 'unauthorized', message: 'Sign in again.' }),
  ),
};

/** The handlers that come before those of a story. */
export const handlersOf = (scenario: Scenario): RequestHandler[] => (scenario === 'asIs' ? [] : [inFront[scenario]]);
