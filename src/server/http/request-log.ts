import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Log } from '../core/log.ts';

/** The path without its query, which may carry tokens of share links and of the sign-in. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';

/** Writes one line when the response is sent, or when the caller went away before. */
export const logRequest = (log: Log, request: IncomingMessage, response: ServerResponse): void => {
  const started = performance.now();
  // The address is changed below for the sign-in service, so it is read here.
  const { method } = request;
  const path = pathOf(request);
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const ms = Math.round(performance.now() - started);
    log.info({ method, path, status, ms, ...(writableFinished ? {} : { cut: true }) }, 'request');
  });
};
