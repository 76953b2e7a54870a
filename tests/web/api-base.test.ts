import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patternOf } from '#server/http/cross-origin.ts';

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
  const { configuration } = await import('#web/configuration/configuration.ts');
  const { getVersion } = await import('#web/api/storefront/service/service.ts');
  await getVersion();
  expect(configuration.mode).toBe(mode);
  expect(called.mock.calls.map(([address]) => address)).toEqual([`https://${hostname}/client-api/version`]);
});

test.each([
  ['staging.store.example', 'staging'],
  ['reference.store.example', 'reference'],
  ['store.example', 'production'],
  ['localhost', 'reference'],
  ['192.168.1.20', 'reference'],
  ['[::1]', 'reference'],
])('where the server runs in reference mode, a page loaded from %s is in %s mode', async (hostname, mode) => {
  vi.stubGlobal('location', { origin: `https://${hostname}`, hostname });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"mode":"reference"}' }) });
  const { configuration } = await import('#web/configuration/configuration.ts');
  expect(configuration.mode).toBe(mode);
});

const apiBases = [
  { host: 'staging.*', base: 'https://staging-api.example' },
  { host: '*.store.example', base: 'https://api.example/store' },
].map((entry) => [patternOf(entry), entry.base]);

test.each([
  ['staging.store.example', 'https://staging-api.example'],
  ['www.store.example', 'https://api.example/store'],
  ['store.example', 'https://store.example'],
  ['www.store.example.org', 'https://www.store.example.org'],
])('where bases are configured, a page loaded from %s calls %s', async (hostname, base) => {
  vi.stubGlobal('location', { origin: `https://${hostname}`, hostname });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ apiBases }) }),
    documentElement: { hasAttribute: () => false },
  });
  const { getVersion } = await import('#web/api/storefront/service/service.ts');
  await getVersion();
  expect(called.mock.calls[0]?.[0]).toBe(`${base}/client-api/version`);
});
