import { expect, test } from 'vitest';
import { parseNetworks } from '#server/core/networks.ts';
import { createLog } from '#server/core/log.ts';
import { startSmallServer } from '#support/small-server.ts';

/** The log of these requests, one after the other, from a server that trusts these proxies. */
const logOf = async (proxies: string, requests: Record<string, string>[]): Promise<string[]> => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const server = await startSmallServer({ log, trustedProxies: parseNetworks(proxies) });
  for (const headers of requests)
    expect((await fetch(`${server.url}/client-api/items/1`, { headers })).status).toBe(200);
  await server.stop();
  return lines;
};

const loopback = '127.0.0.1 ::1';
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test('a proxy that is not trusted is warned of, once', async () => {
  const lines = await logOf('', [{}, forwarded, forwarded, { forwarded: 'for=203.0.113.8' }]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: expect.stringMatching(/TRUSTED_PROXIES does not name.*all its visitors count as one.*Name its address/),
  });
});

test('other ways to say so are known as well', async () => {
  expect(await logOf('', [{ forwarded: 'for=203.0.113.7' }])).toHaveLength(1);
  expect(await logOf('', [{ 'x-real-ip': '203.0.113.7' }])).toHaveLength(1);
  // Another one than those that are trusted.
  expect(await logOf('10.0.0.1', [forwarded])).toHaveLength(1);
});

test('no warning comes of proxies that are trusted, or where there are none', async () => {
  expect(await logOf(loopback, [forwarded, { forwarded: 'for=203.0.113.7' }])).toEqual([]);
  expect(await logOf('', [{}, {}])).toEqual([]);
});
