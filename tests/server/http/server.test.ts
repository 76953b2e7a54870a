import { request } from 'node:http';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { parseNetworks } from '#server/core/networks.ts';
import { openHttpServer } from '#server/http/server.ts';
import { contextOf, networkOf, type RequestContext } from '#server/core/request-context.ts';
import { until } from '#support/poll.ts';
import { type SmallServer, type SmallServerOptions, startSmallServer } from '#support/small-server.ts';

const started: { stop: () => Promise<void> }[] = [];

const start = async (options: SmallServerOptions): Promise<SmallServer> => {
  const server = await startSmallServer(options);
  started.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
});

test('before it is ready the server asks to come again', async () => {
  const server = await openHttpServer({ port: 0 });
  started.push({ stop: server.close });
  const response = await fetch(`http://localhost:${server.port}/client-api/version?token=x`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({ status: 503, path: '/client-api/version' });
});

test('before it is ready it is live, so that no supervisor ends a long start, and not ready', async () => {
  const server = await openHttpServer({ port: 0 });
  started.push({ stop: server.close });
  const live = await fetch(`http://localhost:${server.port}/health/live`);
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`http://localhost:${server.port}/health/ready`)).status).toBe(503);
});

test('a request in flight is answered before the server stops, and no new one is accepted', async () => {
  let finish = (): void => {};
  let hasArrived = false;
  const server = await start({
    handlers: {
      getItem: async () => {
        hasArrived = true;
        await new Promise<void>((resolve) => (finish = resolve));
        return { id: '1', name: 'Item' };
      },
    },
  });
  const address = `${server.url}/client-api/items/1`;
  const answer = fetch(address);
  await until('the request has arrived', () => hasArrived);
  const stopped = server.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  finish();
  expect((await answer).status).toBe(200);
  await stopped;
});

test('a call that takes too long is told to come again', async () => {
  const server = await start({ longestAnswerMs: 50, handlers: { getItem: () => new Promise(() => {}) } });
  const response = await fetch(`${server.url}/client-api/items/1`);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ title: 'Unavailable', path: '/client-api/items/1' });
});

test(
  'a request that does not end is cut when the server stops, and the stop says so',
  { timeout: 20_000 },
  async () => {
    const arrived = Promise.withResolvers<void>();
    const server = await startSmallServer({
      handlers: {
        getItem: () => {
          arrived.resolve();
          return new Promise(() => {});
        },
      },
    });
    const hanging = fetch(`${server.url}/client-api/items/1`);
    await arrived.promise;
    const [call, stopped] = await Promise.allSettled([hanging, server.stop()]);
    expect(call).toMatchObject({ status: 'rejected', reason: { message: 'fetch failed' } });
    expect(stopped).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('were cut') as string },
    });
  },
);

test('an idle connection does not hold the stop up', async () => {
  const server = await start({});
  await (await fetch(`${server.url}/client-api/items/1`)).text();
  const before = Date.now();
  await server.stop();
  expect(Date.now() - before).toBeLessThan(2_000);
});

test('a log line names the request and holds neither its query nor its credentials', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await start({ log: pino({ level: 'info' }, sink) });
  await fetch(`${server.url}/client-api/items?tag=share-token#x`, {
    headers: { authorization: 'Bearer access-token', cookie: 'session=cookie-value' },
  });
  await until('the line is written', () => lines.length > 0);
  expect(JSON.parse(lines.join(''))).toMatchObject({ method: 'GET', path: '/client-api/items', status: 200 });
  expect(lines.join('')).not.toMatch(/share-token|access-token|cookie-value/);
});

const loopback = '127.0.0.1 ::1';

/** The server's context of a request with these headers, where these proxies are trusted. */
const contextBehind = async (proxies: string, headers: Record<string, string>) => {
  const server = await openHttpServer({ port: 0 });
  started.push({ stop: server.close });
  const seen = Promise.withResolvers<RequestContext & { direct: string }>();
  server.serve((incoming, outgoing) => {
    seen.resolve({
      ...contextOf(incoming, parseNetworks(proxies)),
      direct: networkOf(incoming.socket.remoteAddress ?? ''),
    });
    outgoing.end();
  });
  const [response] = (await once(request({ port: server.port, headers }).end(), 'response')) as [
    { resume: () => void },
  ];
  response.resume();
  return seen.promise;
};

test.each([
  ['', '203.0.113.9', 'direct'],
  // Who reaches the port itself, past the proxy, is believed nothing.
  ['10.0.0.1', '203.0.113.9', 'direct'],
  [loopback, '203.0.113.9', '203.0.113.9'],
  [loopback, 'forged, 203.0.113.9', '203.0.113.9'],
  [loopback, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [`${loopback} 10.0.0.0/8`, 'forged, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [`${loopback} 10.0.0.0/8`, '198.51.100.1, 203.0.113.9, 10.0.0.1, 10.2.3.4', '203.0.113.9'],
  [`${loopback} fd00::/8`, '203.0.113.9, fd00::7', '203.0.113.9'],
  // Made by a proxy for itself, as a health check is.
  [`${loopback} 10.0.0.0/8`, '10.0.0.9, 10.0.0.1', '10.0.0.9'],
  // Some proxies add the port. With it, each connection would be a visitor of its own, beyond every limit.
  [`${loopback} 10.0.0.0/8`, '203.0.113.9:4711, 10.0.0.1', '203.0.113.9'],
  [loopback, '[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  [loopback, '203.0.113.9:port', 'direct'],
  [loopback, 'unknown', 'direct'],
  [loopback, undefined, 'direct'],
  [loopback, '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  [loopback, '2001:db8:1:2:bbbb::2', '2001:db8:1:2::/64'],
  [loopback, '::ffff:203.0.113.9', '203.0.113.9'],
])('behind the proxies %j and with the header %j the visitor is %s', async (trusted, header, visitor) => {
  const { address, direct } = await contextBehind(trusted, header === undefined ? {} : { 'x-forwarded-for': header });
  expect(address).toBe(visitor === 'direct' ? direct : visitor);
});

test.each([
  ['', 'proxy-4711-abcd', false],
  ['10.0.0.1', 'proxy-4711-abcd', false],
  [loopback, 'proxy-4711-abcd', true],
  [loopback, 'short', false],
  [loopback, 'forged\tline', false],
])('behind the proxies %j the id %j that a request brings is kept: %s', async (trusted, given, isKept) => {
  const { id } = await contextBehind(trusted, { 'x-request-id': given });
  expect(id === given).toBe(isKept);
  expect(id).toMatch(/^[\w-]{8,64}$/);
});

test('a server that is bound to one address is reached at no other one', async () => {
  const server = await openHttpServer({ port: 0, host: '127.0.0.2' });
  started.push({ stop: server.close });
  const isReached = (host: string): Promise<boolean> =>
    fetch(`http://${host}:${server.port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isReached('127.0.0.2')).toBe(true);
  expect(await isReached('127.0.0.1')).toBe(false);
});
