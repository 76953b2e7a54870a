// What the document promises of an answer.
import type { World } from './caller.ts';
import type { Answer as Promised, Operation } from './document.ts';
import type { Request } from './request.ts';
import type { Answer } from './send.ts';
import { validatorOf } from './validator.ts';

const gatewayFailures = new Set([502, 504]);

const essenceOf = (mediaType: string | null): string => mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isJson = (mediaType: string | null): boolean => /[/+]json$/.test(essenceOf(mediaType));

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

const faultOfHeaders = (operation: Operation, { headers: promised = {} }: Promised, { headers }: Answer) => {
  const validate = validatorOf(operation.document);
  for (const [name, { required = false, schema }] of Object.entries(promised)) {
    const value = headers.get(name);
    if (value === null && required) return `no header ${name}`;
    const read = /^\d+$/.test(value ?? '') ? [value, Number(value)] : [value];
    const faults = read.map((each) => validate(schema, each));
    if (value !== null && faults.every((fault) => fault !== undefined)) return `header ${name}: ${faults[0]}`;
  }
  return undefined;
};

const faultOfBody = (operation: Operation, { content = {} }: Promised, { headers, body }: Answer) => {
  const given = headers.get('content-type');
  const types = Object.keys(content);
  if (types.length === 0) return body.length === 0 ? undefined : 'a body that the document does not name';
  const media = content[essenceOf(given)];
  if (!media) return `the content type ${given}, not ${types.join(' or ')}`;
  if (body.length === 0) return 'an empty body';
  if (!media.schema || !isJson(given)) return undefined;
  const fault = validatorOf(operation.document)(media.schema, JSON.parse(body.toString()));
  return fault === undefined ? undefined : `a body that breaks the schema: ${fault}`;
};

const faultOfMark = (operation: Operation, request: Request, { body }: Answer, { callers }: World) => {
  // Whoever has the link of a customer's page may see it.
  if (operation.schemes.length === 0 || request.expectation === 'uninvited') return undefined;
  const stranger = callers.find(({ name }) => name !== request.caller);
  return stranger && body.includes(stranger.mark) ? `something that belongs to ${stranger.name}` : undefined;
};

/** What is wrong with an answer; undefined when it is as the document says. */
export const faultOf = (operation: Operation, request: Request, answer: Answer, world: World): string | undefined => {
  const promised = operation.answers[answer.status] ?? {};
  const fault =
    faultOfStatus(operation, answer) ??
    faultOfExpectation(operation, request, answer) ??
    faultOfHeaders(operation, promised, answer) ??
    faultOfBody(operation, promised, answer) ??
    faultOfMark(operation, request, answer, world);
  return fault === undefined ? undefined : `${operation.id} answered ${answer.status}: ${fault}`;
};

/** What a request that fits its schemas is not to be refused with. */
export const isRefusedForItsForm = ({ status }: Answer): boolean => [400, 413, 415, 422].includes(status);
