import type { IncomingMessage } from 'node:http';
import type { Log } from '../core/log.ts';
import type { Network } from '../core/networks.ts';
import { isThroughProxy } from '../core/request-context.ts';

/** Headers that proxies add to the requests they forward. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

const message =
  'A request seems to come through a proxy that TRUSTED_PROXIES does not name: all its visitors count as one, also for the ' +
  'limits by address. Name its address there. If there is no proxy, somebody pretends to be one, without effect.';

/** Warns at the first request that was forwarded by a proxy that is not trusted. */
export const createProxyWarning = (log: Log, proxies: readonly Network[]): ((request: IncomingMessage) => void) => {
  let isWatching = true;
  return (request) => {
    if (!isWatching || !forwardingHeaders.some((name) => name in request.headers)) return;
    if (isThroughProxy(request, proxies)) return;
    isWatching = false;
    log.warn(message);
  };
};
