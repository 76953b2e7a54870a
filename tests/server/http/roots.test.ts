// Fails for a new address that a store's partner API could take: add its first segment to RESERVED_ROOTS.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESERVED_ROOTS, rootOf } from '#server/http/roots.ts';
import { oidcPath } from '#server/identity/index.ts';
import { patterns } from '#web/navigation/paths.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { contentOf, filesBelow } from '../../tidy/source-tree.ts';

const prefix = 'acme';

let server: TestServer;

/** A supplier that does not answer: its events have an address nevertheless. */
const supplyStore = {
  url: 'http://localhost:1',
  clientId: 'client',
  clientSecret: 'secret',
  webhookKey: `whpk_${Buffer.alloc(32, 1).toString('base64')}`,
};

beforeAll(async () => {
  server = await startTestServer({ partnerPrefix: prefix, supplyStore });
});
afterAll(() => server.stop());

const unreserved = (roots: Iterable<string>): string[] =>
  [...roots].filter((root) => root !== '' && root !== prefix && !RESERVED_ROOTS.has(root));

const rootsOfWeb = [...new Set(Object.values(patterns).map(rootOf))].filter((root) => root !== '');

test('the first word of every page of the app is reserved', () => {
  expect(rootsOfWeb).toContain('store');
  expect(unreserved(rootsOfWeb)).toEqual([]);
  // The routes are made of these patterns alone.
  expect(contentOf('src/web/routes.tsx')).not.toMatch(/path(?::|=)\s*['"`]\/|redirect\(['"]\//);
});

test('the first word of every address of the server is reserved', () => {
  expect([...server.roots]).toEqual(expect.arrayContaining(['client-api', 'reseller', 'esim', 'health', prefix]));
  expect(unreserved([...server.roots, rootOf(oidcPath), 'sign-in'])).toEqual([]);
});

test('the first word of every file is reserved, or has a dot, as no prefix has', () => {
  // Vite puts everything that it makes below assets/.
  const files = ['/assets/', ...filesBelow('src/web/public').map((file) => file.slice('src/web/public'.length))];
  expect(unreserved(files.map(rootOf)).filter((root) => !root.includes('.'))).toEqual([]);
});

test('no word is reserved for nothing', () => {
  const used = new Set([...rootsOfWeb, ...server.roots, rootOf(oidcPath), 'sign-in', 'assets']);
  expect([...RESERVED_ROOTS].filter((root) => !used.has(root))).toEqual([]);
});
