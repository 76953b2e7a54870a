import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const called = vi.fn<(address: string) => Promise<Response>>(async () =>
  Response.json({ version: '1', commitHash: '2' }),
);

beforeEach(() => {
  vi.resetModules();
  called.mockClear();
  vi.stubGlobal('fetch', called);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['store.example', 'production'],
  ['staging.store.example', 'staging'],
  ['reference.store.example', 'reference'],
])('a page loaded from %s calls the API of that host, in %s mode', async (hostname, mode) => {
  vi.stubGlobal('location', { origin: `https://${hostname}`, hostname });
  const { configuration } = await import('#web/api/configuration.ts');
  const { getVersion } = await import('#web/api/storefront/service/service.ts');
  await getVersion();
  expect(configuration.mode).toBe(mode);
  expect(called.mock.calls.map(([address]) => address)).toEqual([`https://${hostname}/client-api/version`]);
});

test('a page that was told another origin calls that one', async () => {
  vi.stubGlobal('location', { origin: 'https://store.example', hostname: 'store.example' });
  const textContent = JSON.stringify({ apiOrigin: 'https://api.store.example' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  const { getVersion } = await import('#web/api/storefront/service/service.ts');
  await getVersion();
  expect(called.mock.calls[0]?.[0]).toBe('https://api.store.example/client-api/version');
});
