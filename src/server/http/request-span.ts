import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../core/request-context.ts';
import { openSpan } from '../core/spans.ts';
import { operationOf } from './request-log.ts';

const SERVER_ERROR = 500;

/** Runs the work in a span of the request, named after its operation. */
export const inRequestSpan = (
  context: RequestContext,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  work: () => void,
): void => {
  const attributes = { 'http.request.method': method, 'simshelf.request_id': context.id };
  const span = openSpan({ name: method, kind: 'request', attributes });
  if (!span) return work();
  response.once('close', () => {
    const { document, id } = operationOf(context);
    const { statusCode } = response;
    span.end({
      name: id === 'none' ? method : id,
      attributes: { 'simshelf.document': document, 'http.response.status_code': statusCode },
      hasFailed: statusCode >= SERVER_ERROR,
    });
  });
  span.run(work);
};
