import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallServer, startSmallServer } from '#support/small-server.ts';

const page = '<!doctype html><title>The app</title>';
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`;

const style = 'a { color: red }'.repeat(200);
const compressedStyle = brotliCompressSync(style);

let root: string;
let server: SmallServer;

beforeAll(async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'simshelf-web-'));
  root = path.join(parent, 'web');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(path.join(root, 'index.html'), page);
  writeFileSync(path.join(root, 'oidc-callback.html'), 'callback');
  writeFileSync(path.join(root, 'oidc-silent-renew.html'), 'renew');
  writeFileSync(path.join(root, 'assets/app-1a2b3c.js'), script);
  writeFileSync(path.join(root, 'assets/app-1a2b3c.css'), style);
  writeFileSync(path.join(root, 'assets/app-1a2b3c.css.br'), compressedStyle);
  writeFileSync(path.join(root, 'assets/small-1a2b3c.js'), 'x'.repeat(300));
  writeFileSync(path.join(root, 'assets/tiny-1a2b3c.js'), 'x'.repeat(200));
  writeFileSync(path.join(root, 'assets/image.png'), Buffer.alloc(5000));
  writeFileSync(path.join(root, '.hidden'), 'hidden');
  writeFileSync(path.join(parent, 'outside.txt'), 'outside');
  server = await startSmallServer({ webRoot: root });
});
afterAll(async () => {
  await server.stop();
  rmSync(path.dirname(root), { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + address, { headers: { accept: 'text/html', ...headers } });

test.each(['/', '/your-store/inventory', '/api/specifications', '/esim/profile?token=x'])(
  'a browser gets the app at %s',
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(page);
  },
);

test('the pages of the sign-in are files of their own', async () => {
  expect(await (await get('/oidc-callback.html?code=x&state=y')).text()).toBe('callback');
  expect(await (await get('/oidc-silent-renew.html')).text()).toBe('renew');
});

test('a tool that takes anything gets the app at a page, and nothing for a file that is missing', async () => {
  expect((await get('/your-store', { accept: '*/*' })).status).toBe(200);
  expect((await get('/assets/gone-1a2b3c.js', { accept: '*/*' })).status).toBe(404);
  expect((await get('/your-store', { accept: 'application/json' })).status).toBe(404);
});

test('the app is only ever read', async () => {
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(404);
  const head = await fetch(`${server.url}/`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('hashed assets are kept for ever, and sent compressed to browsers that accept it', async () => {
  const compressed = request(`${server.url}/assets/app-1a2b3c.js`, {
    headers: { 'accept-encoding': 'gzip, br' },
  }).end();
  const [response] = (await once(compressed, 'response')) as [AsyncIterable<Buffer> & { headers: NodeJS.Dict<string> }];
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(script);
});

test.each([
  ['identity', null],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
])('a browser that takes %s gets just that', async (accepted, encoding) => {
  const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(script);
});

test.each([
  ['small-1a2b3c.js', 'br'],
  ['tiny-1a2b3c.js', null],
])('a small file is compressed, unless a header takes as much: %s', async (name, encoding) => {
  const response = await get(`/assets/${name}`, { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe(encoding);
});

test('pictures are not compressed again', async () => {
  const response = await get('/assets/image.png', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('a file that the browser has is not sent again', async () => {
  const first = await get('/', { 'accept-encoding': 'identity' });
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/', { 'accept-encoding': 'identity', 'if-none-match': `"other", ${etag}` });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%5c..%5coutside.txt', '/.hidden'])(
  'nothing outside the built app is served (%s)',
  async (address) => {
    const raw = request({ host: 'localhost', port: new URL(server.url).port, path: address }).end();
    const [response] = (await once(raw, 'response')) as [AsyncIterable<Buffer>];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).not.toMatch(/outside$|^hidden/);
  },
);
