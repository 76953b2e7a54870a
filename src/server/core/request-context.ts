import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isInside, type Network } from './networks.ts';
import type { Right } from './right.ts';
import type { WebIdentity } from './web-identity.ts';

/** What is known about a request from its first byte. */
export type RequestContext = {
  /** Sent back as X-Request-Id and written with every log line. */
  id: string;
  /** The visitor's address, as seen behind the trusted proxies: an IPv4 address or an IPv6 network. */
  address: string;
  /** The name that the browser gives itself. */
  userAgent?: string | undefined;
  /** For the calls of a page that the server renders: the user who asked for the page. Such calls have no token. */
  visitor?: WebIdentity | undefined;
  /** The requested operation, as soon as it is found. */
  operation?: { document: string; id: string };
  /** Whether the caller asked for the newest state (RFC 9111, 5.2.1), as an app does after a change of its own. */
  wantsNewest?: boolean;
  /** Whether what the call reads may be a second old. */
  mayBeOld?: boolean;
  /** What its transactions check, until it has committed something or answered. */
  right?: Right | undefined;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Runs work that several requests share, and that none of them owns. */
export const outsideRequest = <T>(work: () => T): T => storage.exit(work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();

/**
 * The call came before its right ended, or ended the right itself, so what follows is carried to its end without
 * another check.
 */
export const carryOn = (): void => {
  const context = currentRequest();
  if (context) context.right = undefined;
};

const acceptableId = /^[\w-]{8,64}$/;

/** Whether a trusted proxy sent the request. */
export const isThroughProxy = (request: IncomingMessage, proxies: readonly Network[]): boolean =>
  isInside(proxies, request.socket.remoteAddress ?? '');

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string =>
  /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i.exec(address)?.slice(1).find(Boolean) ?? address;

const forwardedFor = (request: IncomingMessage): string[] =>
  [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((address) => withoutPort(address.trim()))
    .filter((address) => address !== '');

/**
 * Each proxy appends the address that called it. Entries before the last address that is not one of our proxies were
 * made by the visitor, and are trusted as little as requests that bypass our proxies. An entry that is not an address
 * counts as the proxy.
 */
const visitorOf = (request: IncomingMessage, proxies: readonly Network[]): string => {
  let visitor = request.socket.remoteAddress ?? '';
  for (const address of forwardedFor(request).toReversed()) {
    if (!isInside(proxies, visitor) || !ipaddr.isValid(address)) break;
    visitor = address;
  }
  return visitor;
};

/** An IPv6 visitor has a network of 64 bits, and could otherwise evade every limit that counts single addresses. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

/** Whether the address, or the network of an IPv6 address, is the machine's own. */
export const isOnMachine = (address: string): boolean => {
  const [plain = ''] = address.split('/');
  return plain === '0:0:0:0::' || (ipaddr.isValid(plain) && ipaddr.process(plain).range() === 'loopback');
};

/**
 * An address without the part that identifies one visitor: a network of 24 bits, or 48 bits of IPv6
 * (docs/personal-data.md).
 */
export const shortAddress = (address: string): string | undefined => {
  const [plain = ''] = address.split('/');
  if (!ipaddr.isValid(plain)) return undefined;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  // In the usual short form, even where the first parts are zero.
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
};

/** Also the reload of a page. Browsers send `max-age=0` with every conditional call, which then says nothing. */
const asksForNewest = ({ headers }: IncomingMessage): boolean => {
  const said = headers['cache-control'] ?? '';
  return /\bno-cache\b/i.test(said) || (/\bmax-age=0\b/i.test(said) && headers['if-none-match'] === undefined);
};

export const contextOf = (request: IncomingMessage, proxies: readonly Network[]): RequestContext => {
  const given = request.headers['x-request-id'];
  const isKept = typeof given === 'string' && acceptableId.test(given) && isThroughProxy(request, proxies);
  return {
    id: isKept ? given : randomUUID(),
    address: networkOf(visitorOf(request, proxies)),
    userAgent: request.headers['user-agent'],
    wantsNewest: asksForNewest(request),
  };
};
