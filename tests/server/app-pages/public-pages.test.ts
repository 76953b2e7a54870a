import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicPages } from '#server/app-pages/index.ts';
import type { Renderer } from '#server/app-pages/renderer.ts';

const app = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="The app." />
    <title>The app</title>
    <script type="application/json" id="configuration"></script>
    <script type="module" crossorigin src="/assets/main-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/main-1.css">
  </head>
  <body><div id="root"></div><noscript>Needs script.</noscript></body>
</html>`;

const manifest = {
  'hydrate.ts': { file: 'assets/hydrate-1.js' },
  'features/landing/LandingPage.tsx': { file: 'assets/l.js', imports: ['_button.js'], css: ['assets/landing-1.css'] },
  '_button.js': { file: 'assets/button.js', css: ['assets/button-1.css'] },
};

const texts = { en: 'Sell & earn', de: 'Verkaufen' };

const renderer: Renderer = {
  connectRenderer: () => undefined,
  renderPage: () => Promise.reject(new Error('There is no visitor.')),
  prerenderPages: async () =>
    (['en', 'de'] as const).map((language) => ({
      path: '/',
      language,
      title: texts[language],
      description: texts[language],
      flags: '',
      content: `<h1>${texts[language]}</h1><p style="width:50%">1</p><p style="width:50%">2</p><p style="color:red">3</p>`,
      prefetched: { queries: [], mutations: [], note: '</script>' } as never,
      modules: ['features/landing/LandingPage.tsx'],
    })),
};

const configuration = { storeName: 'Anna', mode: 'reference' as const };

const textsOf = (content: string) => {
  const text = () => ({ content, timestamp: '' });
  return { terms: text, privacyPolicy: text };
};

let inForce = textsOf('');

const webRoot = mkdtempSync(path.join(tmpdir(), 'simshelf-web-'));

beforeAll(() => {
  for (const directory of ['.vite', 'assets']) mkdirSync(path.join(webRoot, directory));
  writeFileSync(path.join(webRoot, 'index.html'), app);
  writeFileSync(path.join(webRoot, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['main', 'button', 'landing']) {
    writeFileSync(path.join(webRoot, `assets/${name}-1.css`), `.${name} { color: red }`);
  }
  appendFileSync(path.join(webRoot, 'assets/main-1.css'), '@font-face { src: url(/assets/inter-latin-1.woff2) }');
});
afterAll(() => rmSync(webRoot, { recursive: true }));

const failures: unknown[] = [];

const contentPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";

const serve = (load: () => Promise<Renderer>): Hono =>
  new Hono()
    .route(
      '/',
      createPublicPages({
        webRoot,
        configuration,
        legalTexts: async () => inForce,
        load,
        contentPolicy,
        onFailure: (error) => void failures.push(error),
      }),
    )
    .get('*', (c) => c.text('the app'));

const pages = serve(async () => renderer);

const get = async (headers: Record<string, string> = {}, address = '/', from = pages): Promise<string> =>
  (await from.request(address, { headers })).text();

test('a public page comes with its text, its title and the configuration, and without the code of the app', async () => {
  const page = await get();
  expect(page).toContain('<html lang="en" data-prerendered>');
  expect(page).toContain('<title>Sell &amp; earn</title>');
  expect(page).toContain('content="Sell &amp; earn"');
  expect(page).toContain('<div id="root"><h1>Sell & earn</h1>');
  expect(page).toContain('id="configuration">{"storeName":"Anna","mode":"reference"}<');
  expect(page).toContain('src="/assets/hydrate-1.js"');
  expect(page).not.toMatch(/main-1[.]js|react-1|Needs script/);
});

test('data for the app cannot break out of its element', async () => {
  expect(await get()).toContain(String.raw`"note":"\u003c/script>"`);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'Verkaufen'],
  ['fr-FR,de;q=0.5', 'Verkaufen'],
  ['', 'Sell & earn'],
])('a browser that asks for %s reads "%s"', async (accepted, text) => {
  expect(await get({ 'accept-language': accepted })).toContain(text);
});

test('the language that was chosen here wins over the browser', async () => {
  expect(await get({ 'accept-language': 'en', cookie: 'other=1; language=de' })).toContain('Verkaufen');
});

test('a browser that has signed in gets the app', async () => {
  expect(await get({ cookie: 'signedIn=true' })).toBe('the app');
  expect(await get({}, '/your-store')).toBe('the app');
});

test('the styles that the page needs are in it, in cascading order, and their sheets are not fetched again', async () => {
  const page = await get();
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  expect(style.match(/[.]\w+(?= )/g)).toEqual(['.main', '.button', '.landing']);
  expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(
    ['main', 'button', 'landing'].map((name) => `<link rel="stylesheet" href="/assets/${name}-1.css" disabled />`),
  );
});

test('a style of one element becomes a rule, and the content policy allows exactly what is inline on the page', async () => {
  const response = await pages.request('/');
  const page = await response.text();
  expect(page).toContain('<p data-style="0">1</p><p data-style="0">2</p><p data-style="1">3</p>');
  const inline = (name: string): string[] =>
    [...page.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, content = '']) => content);
  expect(inline('style').at(-1)).toBe('[data-style="0"]{width:50%}[data-style="1"]{color:red}');
  const sources = (name: string): string =>
    inline(name)
      .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      .join(' ');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' ${sources('script')}; style-src 'self' ${sources('style')}; img-src 'self'`,
  );
});

test.each([
  ['localhost', 'reference'],
  ['127.0.0.1', 'reference'],
  ['staging.store.example', 'staging'],
  ['store.example', 'production'],
])('the page of %s is rendered in %s mode', async (host, mode) => {
  const modes: string[] = [];
  const noting: Renderer = {
    ...renderer,
    prerenderPages: async ({ configuration }) => {
      modes.push(configuration.mode);
      return [];
    },
  };
  const from = serve(async () => noting);
  await get({}, `http://${host}/`, from);
  await get({}, `http://${host}/`, from);
  expect(modes).toEqual([mode]);
});

test('the pages are rendered again when another text is in force, and only then', async () => {
  const rendered: string[] = [];
  const noting: Renderer = {
    ...renderer,
    prerenderPages: async ({ terms }) => {
      rendered.push(terms('en').content);
      return [];
    },
  };
  const from = serve(async () => noting);
  for (const text of ['First', 'Second']) {
    inForce = textsOf(text);
    await get({}, '/', from);
    await get({}, '/', from);
  }
  expect(rendered).toEqual(['First', 'Second']);
});

test('the app is sent, and the reason told, where the pages cannot be rendered', async () => {
  const broken = serve(() => Promise.reject(new Error('no build')));
  expect(await get({}, '/', broken)).toBe('the app');
  expect(failures).toEqual([new Error('no build')]);
});
