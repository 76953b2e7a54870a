import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { handlers } from '#mocks/handlers.ts';

/** What the stories asked the contract for and nobody answered. */
export const unanswered: string[] = [];

/** What a handler is given that does not answer while the story is shown. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Where the contract's answers live; anything else (the story's own files) goes through. */
const API_PATH = '/client-api/';

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
    if (!new URL(url).pathname.startsWith(API_PATH)) return;
    unanswered.push(`${method} ${url}`);
    defaults.error();
  },
});
