import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is known of a request from its first byte on. */
export type RequestContext = {
  /** Sent back as X-Request-Id and written with every log line. */
  id: string;
  /** The visitor's address, as seen behind the trusted proxies. */
  address: string;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();

const acceptableId = /^[\w-]{8,64}$/;

const forwardedFor = (request: IncomingMessage): string[] =>
  [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Each proxy appends whom it was called by: with n of them the visitor is the n-th from the end. */
const visitorOf = (request: IncomingMessage, trustedProxies: number): string => {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  return forwardedFor(request).at(-trustedProxies) ?? direct;
};

export const contextOf = (request: IncomingMessage, trustedProxies: number): RequestContext => {
  const given = request.headers['x-request-id'];
  const isTrusted = trustedProxies > 0 && typeof given === 'string' && acceptableId.test(given);
  return { id: isTrusted ? given : randomUUID(), address: visitorOf(request, trustedProxies) };
};
