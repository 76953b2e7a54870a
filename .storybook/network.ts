import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { handlers } from '#mocks/handlers.ts';

/** Requests to the contract without a handler. */
export const unanswered: string[] = [];

/** The argument of a handler that never responds while the story is shown. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** The contracts' addresses; other requests (the story's own files) pass through. */
const API_PATH = /^\/(?:client|operator)-api\//;

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
    if (!API_PATH.test(new URL(url).pathname)) return;
    unanswered.push(`${method} ${url}`);
    defaults.error();
  },
});
