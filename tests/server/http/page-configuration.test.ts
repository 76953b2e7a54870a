import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { version } from '#server/core/version.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { projectRoot } from '../../tidy/source-tree.ts';

const storeName = 'Anna </script><b>& Co';
const page = '<!doctype html><script type="application/json" id="configuration"></script><body>app</body>';

const publicFiles = path.join(projectRoot, 'src/web/public');

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'simshelf-web-'));
  writeFileSync(path.join(root, 'index.html'), page);
  writeFileSync(path.join(root, 'service-worker.js'), 'start();');
  copyFileSync(path.join(publicFiles, 'app.webmanifest'), path.join(root, 'app.webmanifest'));
  const apiBases = [{ host: 'www.*', base: 'https://api.store.example/anna' }];
  server = await startTestServer({
    webRoot: root,
    storeName,
    storeSlug: 'anna-co',
    partnerPrefix: 'anna-api',
    apiBases,
  });
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
    partnerPrefix: 'anna-api',
    mode: 'reference',
    oidcAuthority: `${server.url}/oidc`,
    server: version,
    apiBases: [[String.raw`^www\..*$`, 'https://api.store.example/anna']],
  });
});

test('the installed app has the name of the store, and icons of the sizes that its manifest says', async () => {
  const answer = await fetch(`${server.url}/app.webmanifest`);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string }[];
  };
  expect([manifest.name, manifest.short_name]).toEqual([storeName, storeName]);
  for (const { src, sizes } of manifest.icons) {
    // The header of a PNG has its width and height.
    const png = readFileSync(path.join(publicFiles, src));
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

describe('the service worker', () => {
  const workerOf = async ({ url }: Pick<TestServer, 'url'>) => {
    const answer = await fetch(`${url}/service-worker.js`);
    const text = await answer.text();
    const [, state = ''] = /^globalThis\.store=(.*);\nstart\(\);$/.exec(text) ?? [];
    return { headers: answer.headers, ...(JSON.parse(state) as { isOn: boolean; configuration: string }) };
  };

  test('is asked for anew each time, and knows the configuration of the page that it keeps', async () => {
    const { headers, isOn, configuration } = await workerOf(server);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect([isOn, configuration]).toEqual([true, expect.stringMatching(/^"[\w-]{22}"$/)]);
  });

  test('takes itself away where the store does not want it, and pages say so', async () => {
    const other = await startTestServer({ webRoot: root, hasServiceWorker: false });
    onTestFinished(other.stop);
    const { isOn, configuration } = await workerOf(other);
    expect(isOn).toBe(false);
    expect(configuration).not.toBe((await workerOf(server)).configuration);
    const page = await (await fetch(other.url, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('"serviceWorker":"off"');
  });
});

describe('where pages of other hosts call the API', () => {
  const ask = (origin: string, path = '/client-api/version', method = 'GET'): Promise<Response> =>
    fetch(server.url + path, {
      method,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,locale',
      },
    });
  const allowedFor = ({ headers }: Response): string | null => headers.get('access-control-allow-origin');

  test('pages may connect to the bases', async () => {
    const { headers } = await fetch(server.url, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://api.store.example;");
  });

  test('they may read every answer, refusals and what was not found among them', async () => {
    const origin = 'https://www.store.example';
    for (const path of [
      '/client-api/version',
      '/client-api/account',
      '/client-api/nothing',
      '/reseller/authenticate',
    ]) {
      const answer = await ask(origin, path);
      expect([path, allowedFor(answer), answer.headers.get('vary')]).toEqual([path, origin, 'Origin']);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('they may send what the web app sends', async () => {
    const answer = await ask('https://www.store.example', '/client-api/users/current', 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization.*locale.*device-timezone/);
  });

  test.each([
    'https://store.example',
    'https://wwwxstore.example',
    'https://evil.example/www.store.example',
    'null',
    'nonsense',
  ])('other origins may not (%s)', async (origin) => {
    expect(allowedFor(await ask(origin))).toBeNull();
    expect((await ask(origin, '/client-api/version', 'OPTIONS')).status).toBe(405);
  });

  test('and nothing but the API', async () => {
    expect(allowedFor(await ask('https://www.store.example', '/healthz'))).toBeNull();
  });
});

test('the partner API lies below its own prefix, and nowhere else', async () => {
  const statusOf = async (address: string): Promise<number> =>
    (await fetch(server.url + address, { headers: { accept: 'application/json' } })).status;
  expect(await statusOf('/anna-api/version')).toBe(200);
  expect(await statusOf('/anna-co/version')).toBe(404);
  expect(await statusOf('/simshelf/version')).toBe(404);
});
