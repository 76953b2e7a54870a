import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { Problem } from '#contract/storefront/model/problem.ts';
import { CALLS, handlers } from '#mocks/handlers.ts';

/** Requests to the contract without a handler. */
export const unanswered: string[] = [];

/** The argument of a handler that never responds while the story is shown. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** The handler that leaves every call without a response. */
export const neverAnswering = (): RequestHandler => http.all(CALLS, never);

/** The argument of a handler whose response is lost on its way; what the call does is done before, by a function around it. */
export const lost = (): never => {
  // What a handler throws is its response.
  throw HttpResponse.error();
};

/** The handler of the file by which the app finds out that it reaches the store. */
export const storeIsReached = (): RequestHandler => http.head('*/app.webmanifest', () => new HttpResponse());

/** Called by the argument of a handler that refuses some of its calls. */
export const refuse = (problem: Problem): never => {
  throw HttpResponse.json(problem, {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
};

/**
 * The contract, answering inside the page. No service worker: it would need a moment to take over each page, and a
 * request sent in that moment would reach whatever serves the stories.
 */
export const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  handlers,
  context: { quiet: true },
  onUnhandledFrame: ({ frame, defaults }) => {
    if (frame.protocol !== 'http') return;
    const { method, url } = (frame.data as { request: Request }).request;
    // The story's own files pass through.
    if (!CALLS.test(url)) return;
    unanswered.push(`${method} ${url}`);
    defaults.error();
  },
});
