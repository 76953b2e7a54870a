// Pages that the server renders must leave time for others, whoever opens them, and how many of them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, deviceCookie } from '#domain/device.ts';
import { strictLimits } from '#server/rate-limits/limits.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import type { PageLoads } from './page-loads.ts';
import { type Slowdown, slowdownOf } from './slowdown.ts';

/** As many as were seen to hold up everybody. More of them measure how quickly a socket is written to. */
const loads = { atOnce: 30, each: 3 };

/** How many times as long as alone a light call of another reseller takes at most, and how long a supervisor waits at most. */
const beside = { share: 0.5, factor: 5 };
const liveMs = 250;
/** As of a light call: one that was late once may have met something else on this machine. */
const tries = 4;

/** Those with the longest lists among them. */
const paths = ['/data-packages', '/pricing', '/your-store/inventory', '/your-store/dashboard', '/credits'];

const device: Device = { timeZone: 'Europe/Berlin', isMobile: false, locales: ['en-GB'], stored: {} };

let server: TestServer;
let greedy: Reseller;
let slowdown: Slowdown;
const greedyThread = new Worker(new URL('page-loads.ts', import.meta.url));
const agent = new Agent({ connections: 1 });

const get = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await request(server.url + path, { headers, dispatcher: agent });
  await answer.body.dump({ limit: Infinity });
  return answer.statusCode;
};

type Cookies = Record<string, string>;

/** Opens pages with these cookies; returns the statuses. */
const openAll = async (own: Cookies): Promise<number[]> => {
  const pairs = Object.entries({ ...own, signedIn: 'true' }).map((pair) => pair.join('='));
  const cookie = [...pairs, deviceCookie(device).replace(/;.*/, '')].join('; ');
  const wanted: PageLoads = {
    ...loads,
    addresses: paths.map((path) => server.url + path),
    headers: { cookie, 'sec-fetch-dest': 'document', 'accept-encoding': 'gzip, br' },
  };
  greedyThread.postMessage(wanted, []);
  const [statuses] = (await once(greedyThread, 'message')) as [number[]];
  return statuses;
};

const forged = (cookies: Cookies): Cookies =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, value.replaceAll(/\w/g, 'x')]));

const kinds: [string, () => Cookies][] = [
  ['one account', () => greedy.visitor.cookies('/')],
  ['forged cookies', () => forged(greedy.visitor.cookies('/'))],
  ['no session', () => ({})],
];

beforeAll(async () => {
  server = await startTestServer({
    hasBackgroundWork: false,
    limits: { ...generousLimits, pages: strictLimits.pages },
  });
  greedy = await newReseller(server);
  const { token } = await newReseller(server);
  const headers = { authorization: `Bearer ${token}` };
  slowdown = slowdownOf(() => get('/client-api/account', headers));
  // The first page waits for the code that renders it.
  await openAll(greedy.visitor.cookies('/'));
});
afterAll(async () => {
  await greedyThread.terminate();
  await agent.close();
  await server.stop();
});

test.each(kinds)('beside many pages with %s, a light call takes a bounded multiple of its time', async (_, cookies) => {
  const statuses: number[] = [];
  const factor = await slowdown(async () => statuses.push(...(await openAll(cookies()))), beside);
  expect(factor).toBeLessThanOrEqual(beside.factor);
  expect([...new Set(statuses)]).toEqual([200]);
});

test.each(kinds)('beside many pages with %s, the process tells that it is live', async (_, cookies) => {
  const slowest = async (): Promise<number> => {
    const state = { isDone: false };
    const opened = openAll(cookies()).finally(() => {
      state.isDone = true;
    });
    let longest = 0;
    while (!state.isDone) {
      const since = performance.now();
      expect(await get('/health/live')).toBe(200);
      longest = Math.max(longest, performance.now() - since);
    }
    await opened;
    return longest;
  };
  let least = Infinity;
  for (let count = 0; count < tries && least >= liveMs; count += 1) least = Math.min(least, await slowest());
  expect(least).toBeLessThan(liveMs);
});
