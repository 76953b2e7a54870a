import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Log } from '../core/log.ts';
import { measure } from '../core/measures.ts';
import type { RequestContext } from '../core/request-context.ts';

/** The path without its query, which may carry tokens of share links and of the sign-in. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';

/** The requested operation, as metrics and traces name it. */
export const operationOf = ({ operation }: RequestContext): { document: string; id: string } =>
  operation ?? { document: 'none', id: 'none' };

/** Writes one line and counts the request when the response was sent, or when the caller went away before. */
export const logRequest = (
  log: Log,
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const started = performance.now();
  // The address is changed below for the sign-in service, so it is read here.
  const { method } = request;
  const path = pathOf(request);
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const took = performance.now() - started;
    log.info({ method, path, status, ms: Math.round(took), ...(writableFinished ? {} : { cut: true }) }, 'request');
    const { document, id: operation } = operationOf(context);
    measure('request', {
      document,
      operation,
      status: writableFinished ? String(status) : 'cut',
      seconds: took / 1_000,
    });
  });
};
