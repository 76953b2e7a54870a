import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { WebIdentity } from './web-identity.ts';

/** What is known about a request from its first byte on. */
export type RequestContext = {
  /** Sent back as X-Request-Id and written with every log line. */
  id: string;
  /** The visitor's address, as seen behind the trusted proxies: an IPv4 address or an IPv6 network. */
  address: string;
  /** For the calls of a page that the server renders: who asked for the page. Such a call has no token. */
  visitor?: WebIdentity | undefined;
  /** The operation that it asks for, once that is found. */
  operation?: { document: string; id: string };
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

/** Each proxy appends the address that called it: with n proxies the visitor is the n-th from the end. */
const visitorOf = (request: IncomingMessage, trustedProxies: number): string => {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  return forwardedFor(request).at(-trustedProxies) ?? direct;
};

/** An IPv6 visitor has a network of 64 bits, and could evade every limit that counts single addresses. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

export const contextOf = (request: IncomingMessage, trustedProxies: number): RequestContext => {
  const given = request.headers['x-request-id'];
  const isTrusted = trustedProxies > 0 && typeof given === 'string' && acceptableId.test(given);
  return { id: isTrusted ? given : randomUUID(), address: networkOf(visitorOf(request, trustedProxies)) };
};
