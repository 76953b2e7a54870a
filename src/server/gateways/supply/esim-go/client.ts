// The typed client of eSIM Go's API.
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/vendors/esim-go/paths.ts';
import type { Pace } from '../pace.ts';
import { readRetryAfter } from '../retry-after.ts';
import type { EsimGoSettings } from './settings.ts';

export type EsimGoClient = Client<paths>;

const SHORTEST_WAIT_MS = 1_000;
/** The number of calls that take half a second of their limit. */
const HEAVY_CALLS = 5;

type Fetch = (request: Request) => Promise<Response>;

const costOf = ({ url }: Request): number => (/\/(?:catalogue|networks)(?:\?|$)/.test(url) ? HEAVY_CALLS : 1);

/**
 * Waits for its turn, then sends. A call that eSIM Go did not accept is sent again, until the call's signal ends it.
 */
const obeyPace =
  (pace: Pace, next: Fetch): Fetch =>
  async (request) => {
    for (;;) {
      await pace.turn(costOf(request), request.signal);
      const response = await next(request.clone());
      if (response.status !== 429) return response;
      await response.body?.cancel();
      const waitMs = readRetryAfter(response.headers.get('retry-after') ?? '');
      await pace.hold(Math.max(waitMs, SHORTEST_WAIT_MS));
    }
  };

/**
 * A client that keeps the pace, obeys Retry-After and follows no redirect. Each call needs a signal with its deadline.
 */
export const createEsimGoClient = ({ apiKey, url }: EsimGoSettings, pace: Pace): EsimGoClient =>
  createClient<paths>({
    baseUrl: url,
    headers: { 'X-API-Key': apiKey },
    redirect: 'error',
    fetch: obeyPace(pace, (request) => fetch(request)),
  });
