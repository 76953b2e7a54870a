import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { startSmallServer } from '#support/small-server.ts';

/** The log of these requests, one after the other, from a server with this many proxies before it. */
const logOf = async (trustedProxies: number, requests: Record<string, string>[]): Promise<string[]> => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const server = await startSmallServer({ log, trustedProxies });
  for (const headers of requests)
    expect((await fetch(`${server.url}/client-api/items/1`, { headers })).status).toBe(200);
  await server.stop();
  return lines;
};

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test('a proxy that is not counted is warned of, once', async () => {
  const lines = await logOf(0, [{}, forwarded, forwarded, { forwarded: 'for=203.0.113.8' }]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: expect.stringMatching(/TRUSTED_PROXIES is 0.*all visitors count as one.*Set TRUSTED_PROXIES/),
  });
});

test('other ways to say so are known as well', async () => {
  expect(await logOf(0, [{ forwarded: 'for=203.0.113.7' }])).toHaveLength(1);
  expect(await logOf(0, [{ 'x-real-ip': '203.0.113.7' }])).toHaveLength(1);
});

test('no warning comes of proxies that are counted, or where there are none', async () => {
  expect(await logOf(1, [forwarded, { forwarded: 'for=203.0.113.7' }])).toEqual([]);
  expect(await logOf(0, [{}, {}])).toEqual([]);
});
