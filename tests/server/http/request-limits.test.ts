import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestLimiter, type RequestLimit } from '#server/http/rate-limits/request-limit.ts';
import { until } from '#support/poll.ts';
import { newReseller, partnerClient, storefrontClient } from '#support/reseller.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';

const minute = 60;
const few = 5;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    limits: { ...generousLimits, channel: { name: 'channel', allowed: few, seconds: minute } },
  });
});
afterAll(() => server.stop());

describe('a channel of the partner API', () => {
  test('is told with every answer how many requests are left, and refused when there are none', async () => {
    const partner = await partnerClient(server, await newReseller(server));
    const call = async (): Promise<Response> => (await partner.GET('/simshelf/products/inventory')).response;
    for (let left = few - 1; left >= 0; left -= 1) {
      const { status, headers } = await call();
      expect(status).toBe(200);
      expect(headers.get('ratelimit-policy')).toBe(`"channel";q=${few};w=${minute}`);
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"channel";r=${left};t=\\d+$`));
    }
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"channel";r=0;t=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('does not use up the requests of another one', async () => {
    const one = await partnerClient(server, await newReseller(server));
    const other = await partnerClient(server, await newReseller(server));
    for (let sent = 0; sent <= few; sent += 1) await one.GET('/simshelf/products/inventory');
    expect((await one.GET('/simshelf/products/inventory')).response.status).toBe(429);
    expect((await other.GET('/simshelf/products/inventory')).response.status).toBe(200);
  });
});

describe('a caller without credentials', () => {
  const guesses: [string, number, (store: TestServer) => Promise<number>][] = [
    [
      'tries tokens out',
      401,
      async (store) => (await storefrontClient(store, 'guess').GET('/account')).response.status,
    ],
    ['tries links out', 200, async ({ url }) => (await fetch(`${url}/customer/profile?token=guess`)).status],
    ['begins to sign in', 400, async ({ url }) => (await fetch(`${url}/oidc/auth`)).status],
  ];

  test.each(guesses)('a caller who %s without end is refused by address', async (_what, status, guess) => {
    const strict = await startTestServer({
      limits: { ...generousLimits, visitor: { name: 'visitor', allowed: few, seconds: minute } },
    });
    try {
      for (let tried = 0; tried < few; tried += 1) expect(await guess(strict)).toBe(status);
      expect(await guess(strict)).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

test('a refusal names the limit that refused, not the one of all calls', async () => {
  const strict = await startTestServer({
    limits: { ...generousLimits, authenticationsPerClient: { allowed: 1, seconds: minute } },
    hasBackgroundWork: false,
  });
  try {
    const authorization = `Basic ${Buffer.from('sim_unknown:wrong').toString('base64')}`;
    const authenticate = () =>
      fetch(`${strict.url}/reseller/authenticate`, { method: 'POST', headers: { authorization } });
    const first = await authenticate();
    expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([401, expect.stringContaining('"visitor"')]);
    const refused = await authenticate();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-policy')).toBe(`"authenticate";q=1;w=${minute}`);
    expect(refused.headers.get('ratelimit')).toBe(`"authenticate";r=0;t=${refused.headers.get('retry-after')}`);
  } finally {
    await strict.stop();
  }
});

describe('a limit', () => {
  /** How many of these requests two processes let through together. */
  const admitted = async (limit: RequestLimit, caller: string, requests: number): Promise<number> => {
    const one = createRequestLimiter(server.db.system);
    const other = createRequestLimiter(server.db.system);
    const results = await Promise.allSettled(
      Array.from({ length: requests }, (_, index) => (index % 2 === 0 ? one : other)(limit, caller)),
    );
    return results.filter(({ status }) => status === 'fulfilled').length;
  };

  test.each([1, 7, 450])('of %i is kept exactly by simultaneous requests to two processes', async (allowed) => {
    expect(await admitted({ name: 'test', allowed, seconds: minute }, `caller ${allowed}`, 600)).toBe(allowed);
  });

  test('starts again when its period is over', async () => {
    const limit = { name: 'short', allowed: 1, seconds: 1 };
    const limiter = createRequestLimiter(server.db.system);
    await limiter(limit, 'caller');
    await expect(limiter(limit, 'caller')).rejects.toMatchObject({ status: 429 });
    const isAdmitted = (): Promise<boolean> =>
      limiter(limit, 'caller').then(
        () => true,
        () => false,
      );
    await until('the caller is admitted again', isAdmitted);
  });
});
