// The typed client of eSIM Go's API.
import { setTimeout as delay } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/vendors/esim-go/paths.ts';
import { readRetryAfter } from '../retry-after.ts';
import type { EsimGoSettings } from './settings.ts';

export type EsimGoClient = Client<paths>;

/** The time for a call ended while eSIM Go did not take it: it was surely not carried out. */
export class NotTaken extends Error {
  constructor(cause: unknown) {
    super('eSIM Go took no further calls in time', { cause });
    this.name = 'NotTaken';
  }
}

/** Their limit is ten calls a second. */
const SHORTEST_WAIT_MS = 1_000;
/** Those who wait do not go on all at once. */
const SPREAD_MS = 500;

type Fetch = (request: Request) => Promise<Response>;

/** Waits as long as eSIM Go asks for, then sends a call that it did not take again, until the call's signal ends it. */
const obeyRateLimit = (next: Fetch): Fetch => {
  let waitUntil = 0;
  const pause = async (signal: AbortSignal): Promise<void> => {
    const waitMs = waitUntil - Date.now();
    if (waitMs <= 0) return;
    try {
      await delay(waitMs + Math.random() * SPREAD_MS, undefined, { signal });
    } catch (error) {
      throw new NotTaken(error);
    }
  };
  return async (request) => {
    for (;;) {
      await pause(request.signal);
      const response = await next(request.clone());
      if (response.status !== 429) return response;
      await response.body?.cancel();
      const waitMs = readRetryAfter(response.headers.get('retry-after') ?? '');
      waitUntil = Date.now() + Math.max(waitMs, SHORTEST_WAIT_MS);
    }
  };
};

/** A client that obeys Retry-After and follows no redirect. Each call needs a signal of its deadline. */
export const createEsimGoClient = ({ apiKey, url }: EsimGoSettings): EsimGoClient =>
  createClient<paths>({
    baseUrl: url,
    headers: { 'X-API-Key': apiKey },
    redirect: 'error',
    fetch: obeyRateLimit((request) => fetch(request)),
  });
