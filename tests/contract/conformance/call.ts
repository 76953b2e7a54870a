// A request to an operation, and how it is sent.
import type { Operation } from '../document.ts';

export type Call = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Sent instead of a JSON body. */
  raw?: { type: string; content: string };
  /** Replaces the Authorization header of the usual caller; null sends none. */
  authorization?: string | null | undefined;
};

/** The default caller of a case: the Authorization header of each security scheme. */
export type Callers = Readonly<Record<string, string>>;

const addressOf = ({ path }: Operation, { params = {}, query = {} }: Call): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The case has no value for {${name}} of ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return `${filled}${search && `?${search}`}`;
};

const bodyOf = ({ body, raw }: Call): { headers: Record<string, string>; body?: string } => {
  if (raw) return { headers: { 'content-type': raw.type }, body: raw.content };
  return body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

const authorizationOf = ({ schemes }: Operation, { authorization }: Call, callers: Callers): Record<string, string> => {
  const value = authorization === undefined ? callers[schemes[0] ?? ''] : authorization;
  return value === undefined || value === null ? {} : { authorization: value };
};

export const send = (address: string, operation: Operation, call: Call, callers: Callers): Promise<Response> => {
  const { headers, body } = bodyOf(call);
  return fetch(address + addressOf(operation, call), {
    method: operation.method,
    headers: { ...headers, ...authorizationOf(operation, call, callers), ...call.headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
};
