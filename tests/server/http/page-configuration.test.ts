import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { version } from '#server/version.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const storeName = 'Anna </script><b>& Co';
const page = '<!doctype html><script type="application/json" id="configuration"></script><body>app</body>';

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'simshelf-web-'));
  writeFileSync(path.join(root, 'index.html'), page);
  server = await startTestServer({ webRoot: root, storeName, storeSlug: 'anna-co' });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

test('the pages carry the name of the store, which cannot leave its element', async () => {
  const text = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  const [, json = ''] = /id="configuration">([^<]*)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual({
    storeName,
    storeSlug: 'anna-co',
    mode: 'reference',
    oidcAuthority: `${server.url}/oidc`,
    server: version,
  });
});

test("the partner API lies below the store's own slug, and nowhere else", async () => {
  const statusOf = async (address: string): Promise<number> =>
    (await fetch(server.url + address, { headers: { accept: 'application/json' } })).status;
  expect(await statusOf('/anna-co/version')).toBe(200);
  expect(await statusOf('/simshelf/version')).toBe(404);
});
