// Pages that the server renders must leave time for others, no matter who opens them, and how many of them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, deviceCookie } from '#domain/device.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { addStock, shelve } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import type { PageLoads } from './page-loads.ts';
import { type Slowdown, slowdownOf } from './slowdown.ts';

/** The number that was seen to hold up everybody. More of them measure how quickly a socket is written to. */
const loads = { atOnce: 30, each: 3 };

/** How many times as long as alone a light call of another reseller takes at most, and how long a supervisor waits at most. */
const beside = { share: 0.5, factor: 5 };
const liveMs = 250;
/** Tried more than once, like a light call: a single late one may have met something else on this machine. */
const tries = 4;

/** Those with the longest lists among them. */
const paths = ['/data-packages', '/pricing', '/your-store/inventory', '/your-store/dashboard', '/credits'];

const device: Device = { timeZone: 'Europe/Berlin', isMobile: false, locales: ['en-GB'], stored: {} };

let server: TestServer;
let greedy: Reseller;
const links: string[] = [];
let slowdown: Slowdown;
const greedyThread = new Worker(new URL('page-loads.ts', import.meta.url));
const agent = new Agent({ connections: 1 });

const get = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await request(server.url + path, { headers, dispatcher: agent });
  await answer.body.dump({ limit: Infinity });
  return answer.statusCode;
};

type Cookies = Record<string, string>;

/** Opens pages with these headers; returns the statuses. */
const load = async (addresses: string[], headers: Record<string, string> = {}): Promise<number[]> => {
  const wanted: PageLoads = { ...loads, addresses, headers: { ...headers, 'accept-encoding': 'gzip, br' } };
  greedyThread.postMessage(wanted, []);
  const [statuses] = (await once(greedyThread, 'message')) as [number[]];
  return statuses;
};

/** Opens pages of the app with these cookies. */
const openAll = (own: Cookies): Promise<number[]> => {
  const pairs = Object.entries({ ...own, signedIn: 'true' }).map((pair) => pair.join('='));
  const cookie = [...pairs, deviceCookie(device).replace(/;.*/, '')].join('; ');
  return load(
    paths.map((path) => server.url + path),
    { cookie, 'sec-fetch-dest': 'document' },
  );
};

const forged = (cookies: Cookies): Cookies =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, value.replaceAll(/\w/g, 'x')]));

const kinds: [string, () => Promise<number[]>][] = [
  ['one account', () => openAll(greedy.visitor.cookies('/'))],
  ['forged cookies', () => openAll(forged(greedy.visitor.cookies('/')))],
  ['no session', () => openAll({})],
  ['one shared link', () => load([links[0] ?? ''])],
  ['many shared links', () => load(links)],
];

/** The number that is opened at once. */
const LINKS = 30;

/** The link of a new eSIM. */
const sellLink = async (inventoryItemId: string): Promise<string> => {
  const body = { inventoryItemId };
  const { esimProfile } = await bodyOf(greedy.api.POST('/activations/register', { params: {}, body }));
  return esimProfile?.installationUrl ?? '';
};

beforeAll(async () => {
  server = await startTestServer({
    hasBackgroundWork: false,
    limits: { ...generousLimits, pages: strictLimits.pages, travellerPages: strictLimits.travellerPages },
  });
  greedy = await newReseller(server);
  const { id } = await shelve(greedy, 'Germany 1 GB');
  await addStock(server, id, LINKS);
  for (let count = 0; count < LINKS; count += 1) links.push(await sellLink(id));
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

test.each(kinds)(
  'beside many pages with %s, a light call takes a bounded multiple of its time',
  async (who, openPages) => {
    const statuses: number[] = [];
    const factor = await slowdown(async () => statuses.push(...(await openPages())), beside);
    expect(factor).toBeLessThanOrEqual(beside.factor);
    // Most of those who open one link at once are told to try again.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && !(status === 503 && who === 'one shared link'))).toEqual([]);
  },
);

test.each(kinds)('beside many pages with %s, the process tells that it is live', async (_, openPages) => {
  const slowest = async (): Promise<number> => {
    const state = { isDone: false };
    const opened = openPages().finally(() => {
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
