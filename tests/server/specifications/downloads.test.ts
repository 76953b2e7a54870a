import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RequestCollection } from '../../../src/codegen/request-collection.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ storeName: 'Berg "Travel"', storeSlug: 'berg-travel', partnerPrefix: 'berg-api' });
});
afterAll(() => server.stop());

type Operation = { operationId?: string; summary: string; description: string };
type Operations = Record<string, Record<string, Operation>>;
type Specification = {
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { description: string }[];
  paths: Operations;
  webhooks?: Operations;
  components?: object;
};

const download = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/api/specifications/${name}`, { headers });

const specification = async (name: string): Promise<Specification> => {
  const text = await (await download(name)).text();
  return (name.endsWith('.yaml') ? parse(text) : JSON.parse(text)) as Specification;
};

describe('the documents', () => {
  test('say title and version of the partner API, its prefix and its address', async () => {
    const { info, servers, paths } = await specification('partner.yaml');
    expect(info).toMatchObject({ title: 'eSIM Reseller API', version: '1.3.2' });
    expect(info.description).toContain('`/berg-api`');
    expect(servers.map(({ url }) => url)).toEqual([server.url]);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/reseller/authenticate', '/berg-api/version']));
    expect(Object.keys(paths).join()).not.toContain('simshelf');
  });

  test('say name and address of the storefront', async () => {
    const { info, servers } = await specification('storefront.yaml');
    expect(info).toMatchObject({ title: 'Berg "Travel" storefront API', version: '1.20.2' });
    expect(servers.map(({ url }) => url)).toEqual([`${server.url}/client-api`]);
  });

  test.each(['partner', 'storefront'])('say the same of the %s as YAML and as JSON', async (name) => {
    expect(await specification(`${name}.yaml`)).toEqual(await specification(`${name}.json`));
  });

  test('name paths that the server has', async () => {
    const { servers, paths } = await specification('partner.json');
    const path = Object.keys(paths).find((one) => one.endsWith('/version'));
    expect((await fetch(`${servers[0]?.url}${path}`)).status).not.toBe(404);
  });
});

describe('the documents in German', () => {
  /** What is said of each part of the operations below this, beside the fields of their values. */
  const partsOf = (value: unknown, place: string): [place: string, text: string][] => {
    if (typeof value !== 'object' || value === null) return [];
    const said: [string, string][] =
      'description' in value && !('operationId' in value) ? [[place, String(value.description)]] : [];
    const parts = Object.entries(value).filter(([key]) => !['schema', 'schemas', 'example', 'examples'].includes(key));
    return [...said, ...parts.flatMap(([key, part]) => partsOf(part, `${place} ${key}`))];
  };

  /** Every text about the document, its tags, its operations and their parts, by where it is. */
  const textsOf = ({ info, tags, paths, webhooks, components }: Specification): Map<string, string> =>
    new Map([
      ...partsOf({ paths, webhooks, components }, 'part'),
      ['info', `${info.summary} ${info.description}`],
      ...tags.map(({ description }, at) => [`tag ${at}`, description] as const),
      ...Object.entries({ ...paths, ...webhooks }).flatMap(([name, methods]) =>
        Object.entries(methods)
          .filter(([, { operationId }]) => operationId !== undefined)
          .map(([method, { summary, description }]) => [`${method} ${name}`, `${summary}. ${description}`] as const),
      ),
    ]);

  /** What is the same in every language: figures, codes, and what is called by its name. */
  const factsOf = (text: string): string[] =>
    (text.match(/`[^`]+`|https?:[^)\s]+|\b(?:RU|BY|KP)\b|\b[A-Z]{2,}_[A-Z]+\b|\w+_suspended|\d[\d.,:-]*/g) ?? [])
      .map((fact) => (/^\d/.test(fact) ? fact.replaceAll(/[.,:-]/g, '') : fact))
      .toSorted();

  const allFacts = (texts: ReadonlyMap<string, string>): Record<string, string[]> =>
    Object.fromEntries([...texts].map(([place, text]) => [place, factsOf(text)]));

  test.each(['partner', 'storefront'])('say of every operation of the %s the same', async (name) => {
    const texts = textsOf(await specification(`${name}.json`));
    const german = textsOf(await specification(`${name}.de.json`));
    expect([...german].filter(([place, text]) => text === texts.get(place))).toEqual([]);
    expect(allFacts(german)).toEqual(allFacts(texts));
  });

  test.each(['partner', 'storefront'])('differ from those of the %s in nothing else', async (name) => {
    const bare = (text: string): unknown =>
      JSON.parse(text, (key, value: unknown) => (key === 'summary' || key === 'description' ? undefined : value));
    const [english, german] = await Promise.all(
      [`${name}.json`, `${name}.de.json`].map(async (file) => bare(await (await download(file)).text())),
    );
    expect(german).toEqual(english);
  });
});

describe('the request collection', () => {
  test('is set to this store', async () => {
    const { info, variable } = (await (
      await download('berg-travel.postman_collection.json')
    ).json()) as RequestCollection;
    expect(info).toMatchObject({ name: 'eSIM Reseller API', version: '1.3.2' });
    expect(Object.fromEntries(variable.map(({ key, value }) => [key, value]))).toMatchObject({
      baseUrl: server.url,
      prefix: 'berg-api',
      clientId: '',
      clientSecret: '',
    });
  });
});

describe('the branding', () => {
  const unzip = async (): Promise<Record<string, Uint8Array>> =>
    unzipSync(new Uint8Array(await (await download('berg-travel-branding.zip')).arrayBuffer()));

  test('holds logos, badges, snippets, colours and a readme in both languages', async () => {
    const files = await unzip();
    expect(Object.keys(files)).toMatchSnapshot();
    expect(strFromU8(files['README.de.md'] ?? new Uint8Array())).toContain('Berg "Travel"');
    expect(strFromU8(files['badge/badge-en-light.svg'] ?? new Uint8Array())).toContain(
      'eSIM by Berg &quot;Travel&quot;',
    );
    expect(
      Buffer.from(files['logo/logo-dark.png'] ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  test("has the app's colours", async () => {
    const tokens = readFileSync(new URL('../../../src/web/ui/tokens.css', import.meta.url), 'utf8');
    const light = strFromU8((await unzip())['colours.css'] ?? new Uint8Array()).split('@media')[0] ?? '';
    const colours = [...light.matchAll(/--([\w-]+): (#\w{6})/g)];
    expect(colours.length).toBeGreaterThan(5);
    for (const [, name, value] of colours) {
      expect(tokens).toMatch(new RegExp(`--color-${name}: (?:light-dark\\()?${value}`));
    }
  });

  test('has the same bytes on another server of this store', async () => {
    const other = await startTestServer({
      storeName: 'Berg "Travel"',
      storeSlug: 'berg-travel',
      partnerPrefix: 'berg-api',
      publicUrl: server.url,
    });
    try {
      const bytes = async (url: string): Promise<Buffer> =>
        Buffer.from(await (await fetch(`${url}/api/specifications/berg-travel-branding.zip`)).arrayBuffer());
      expect((await bytes(`http://localhost:${other.port}`)).equals(await bytes(server.url))).toBe(true);
    } finally {
      await other.stop();
    }
  });
});

describe('every download', () => {
  const names: [string, string][] = [
    ['partner.yaml', 'application/yaml'],
    ['partner.json', 'application/json'],
    ['storefront.yaml', 'application/yaml'],
    ['storefront.json', 'application/json'],
    ['storefront.de.yaml', 'application/yaml'],
    ['partner.de.json', 'application/json'],
    ['berg-travel.postman_collection.json', 'application/json'],
    ['berg-travel-branding.zip', 'application/zip'],
  ];

  test.each(names)('%s is public, an attachment, and answers HEAD', async (name, type) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(`${server.url}/api/specifications/${name}`, { method });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    }
  });

  test.each(names)('%s is not sent again to a client that has it', async (name) => {
    const { headers } = await download(name);
    expect((await download(name, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('that does not exist is not found', async () => {
    expect((await download('other.yaml')).status).toBe(404);
  });
});

describe('the guide', () => {
  test('is a page with a title, a table of contents and anchors, and its text stays', async () => {
    const response = await download('guide');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>Berg &quot;Travel&quot; - Guide for integrators</title>');
    const anchors = [...page.matchAll(/<li><a href="#([\w-]+)">/g)].map(([, anchor]) => anchor);
    expect(anchors).toContain('the-first-sale');
    for (const anchor of anchors) expect(page).toContain(`<h2 id="${anchor}">`);
    expect(page).toContain('href="examples/partner-client.ts"');
    const text = await (await download('integrators.md')).text();
    expect(text).toContain('## The first sale');
    for (const [, language] of text.matchAll(/^```(\w+)$/gm)) expect(language).toMatch(/^(?:sh|ts)$/);
    expect([...page.matchAll(/<pre /g)]).toHaveLength([...text.matchAll(/^```\w+$/gm)].length);
  });
});
