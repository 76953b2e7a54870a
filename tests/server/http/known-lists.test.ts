// Lists that a caller has already are not sent again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  reseller = await newReseller(server);
});
afterAll(() => server.stop());

const lists = [
  '/products/data-packages',
  '/products/inventory',
  '/activations/activated-items',
  '/payments/history',
] as const;

const read = async (path: string, caller: Reseller, etag?: string, encoding = 'identity') => {
  const response = await fetch(`${server.url}/client-api${path}`, {
    headers: {
      authorization: `Bearer ${caller.token}`,
      'accept-encoding': encoding,
      ...(etag !== undefined && { 'if-none-match': etag }),
    },
  });
  return { response, text: await response.text() };
};

test.each(lists)('%s answers 304 to a caller that has it', async (path) => {
  const first = await read(path, reseller);
  const etag = first.response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(first.response.headers.get('cache-control')).toBe('no-store');
  for (const known of [etag, `"other", W/${etag}`]) {
    const again = await read(path, reseller, known);
    expect([again.response.status, again.text, again.response.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await read(path, reseller, '"other"')).response.status).toBe(200);
});

test.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['br', 'br, gzip, zstd;q=0'],
  ['gzip', 'gzip'],
  [null, 'identity'],
])('a long list is sent as %s to a caller that accepts %s', async (encoding, accepted) => {
  const plain = await read('/products/data-packages', reseller);
  const { response, text } = await read('/products/data-packages', reseller, undefined, accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(text).toBe(plain.text);
  const etag = response.headers.get('etag') ?? '';
  expect((await read('/products/data-packages', reseller, etag, accepted)).response.status).toBe(304);
});

test('a list that changed is sent', async () => {
  const before = await read('/products/inventory', reseller);
  await shelve(reseller, 'Germany 1 GB');
  const after = await read('/products/inventory', reseller, before.response.headers.get('etag') ?? '');
  expect(after.response.status).toBe(200);
  expect(after.text).toContain('Germany 1 GB');
});

test('a list is refused before it is compared', async () => {
  const { response } = await read('/products/inventory', { ...reseller, token: 'wrong' }, '*');
  expect(response.status).toBe(401);
});
