// The document's rules for a response.
import { type Answer, faultOfBody, faultOfHeaders } from '../answer-fault.ts';
import type { Operation } from '../document.ts';
import type { World } from './caller.ts';
import type { Request } from './request.ts';

const gatewayFailures = new Set([502, 504]);

const faultOfStatus = ({ answers }: Operation, { status, body }: Answer): string | undefined => {
  if (status >= 500 && !(gatewayFailures.has(status) && status in answers)) return `failed: ${body.toString()}`;
  return status in answers ? undefined : `a status that the document does not name: ${body.toString()}`;
};

const faultOfExpectation = (operation: Operation, request: Request, { status }: Answer): string | undefined => {
  if (request.expectation === 'broken' && status < 400) return 'took a request that its schema refuses';
  const isProtected = operation.schemes.length > 0 && !operation.isOpen;
  if (request.expectation === 'uninvited' && isProtected && status !== 401) return 'let an uninvited caller in';
  return undefined;
};

const faultOfMark = (operation: Operation, request: Request, { body }: Answer, { callers }: World) => {
  // Anyone with the link of a customer's page may see it, and an operator sees every reseller.
  const isForAll = operation.schemes.length === 0 || operation.document.name === 'operator';
  if (isForAll || request.expectation === 'uninvited') return undefined;
  const stranger = callers[operation.document.name].find(({ name }) => name !== request.caller);
  return stranger && body.includes(stranger.mark) ? `something that belongs to ${stranger.name}` : undefined;
};

/** What is wrong with a response; undefined when it fits the document. */
export const faultOf = (operation: Operation, request: Request, answer: Answer, world: World): string | undefined => {
  const fault =
    faultOfStatus(operation, answer) ??
    faultOfExpectation(operation, request, answer) ??
    faultOfHeaders(operation, answer) ??
    faultOfBody(operation, answer) ??
    faultOfMark(operation, request, answer, world);
  return fault === undefined ? undefined : `${operation.id} answered ${answer.status}: ${fault}`;
};

/** Statuses with which a valid request must not be refused. */
export const isRefusedForItsForm = ({ status }: Answer): boolean => [400, 413, 415, 422].includes(status);
