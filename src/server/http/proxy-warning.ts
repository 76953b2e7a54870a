import type { IncomingMessage } from 'node:http';
import type { Log } from '../core/log.ts';

/** Headers that proxies add to the requests they forward. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

const message =
  'A request seems to come through a proxy, but TRUSTED_PROXIES is 0: all visitors count as one, also for the limits by ' +
  'address. Set TRUSTED_PROXIES to the number of proxies in front of this process.';

/** Warns at the first request that a proxy forwarded although no proxy is trusted. */
export const createProxyWarning = (log: Log, trustedProxies: number): ((request: IncomingMessage) => void) => {
  let isWatching = trustedProxies === 0;
  return ({ headers }) => {
    if (!isWatching || !forwardingHeaders.some((name) => name in headers)) return;
    isWatching = false;
    log.warn(message);
  };
};
