import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { operationsOf } from '../contract/document.ts';
import { contentOf, filesBelow, importsOf, projectRoot } from './source-tree.ts';

const web = 'src/web';

/** What a pattern with one group finds in a file. */
const foundIn = (file: string, pattern: RegExp): string[] =>
  contentOf(file)
    .matchAll(pattern)
    .map(([, found = '']) => found)
    .toArray();

const documents = filesBelow(web).filter((file) => file.endsWith('.html'));

/** Where the browser's side begins: documents and their scripts, and the other inputs of vite.config.ts. */
const webEntries = [
  ...documents,
  ...documents.flatMap((file) => foundIn(file, /src="\/([^"]+)"/g).map((name) => `${web}/${name}`)),
  `${web}/hydrate.ts`,
  `${web}/service-worker/service-worker.ts`,
  `${web}/prerender.tsx`,
  'src/traveller/render.tsx',
];
const serverEntries = ['src/server/main.ts', ...filesBelow('src/server/cli'), 'src/tasks/start.mjs'];

/** Files that import.meta.glob names; those that it leaves out are imported by name. */
const globbedBy = (file: string): string[] =>
  foundIn(file, /import\.meta\.glob[^(]*\(\[?\s*'(\.[^']*)'/g).flatMap((pattern) =>
    globSync(path.join(path.dirname(file), pattern), { cwd: projectRoot }),
  );

/** The entries and what they import, directly or not. */
const reachableFrom = (entries: readonly string[]): Set<string> => {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !file.startsWith('src/') || !existsSync(path.join(projectRoot, file))) continue;
    reached.add(file);
    if (/\.(?:tsx?|mjs|css)$/.test(file)) {
      waiting.push(...[...importsOf(file), ...globbedBy(file)].map((name) => name.replace(/\?\w+$/, '')));
    }
  }
  return reached;
};

const reached = reachableFrom(webEntries);
const shipped = new Set([...reached, ...reachableFrom(serverEntries)]);

describe('what ships', () => {
  test('reaches every file of the web app and of the travellers’ pages', () => {
    const exceptions = [
      // Sent as they are.
      'src/web/public/app.webmanifest',
      'src/web/public/favicon.svg',
      'src/web/public/icon-180.png',
      'src/web/public/icon-192.png',
      'src/web/public/icon-512.png',
      'src/web/public/icon-maskable-512.png',
      // All languages at once: for the compiler, and for tests.
      'src/web/i18n/translations.ts',
    ];
    const files = filesBelow(web, 'src/traveller').filter((file) => !file.endsWith('.d.ts'));
    expect(files.filter((file) => !reached.has(file)).toSorted()).toEqual(exceptions.toSorted());
  });

  test('calls every operation of the storefront', () => {
    const exceptions = {
      // The pages of a shared link are rendered by the server, which reads the profile without a call of its own
      // (CLI-050).
      getCustomerProfile: 'src/server/traveller-pages',
      getEsimProfile: 'src/server/traveller-pages',
    };
    const lists = [...reached].flatMap((file) => foundIn(file, /import \{([^}]*)\} from '#web\/api\/storefront\//g));
    const called = new Set(lists.flatMap((list) => list.split(',')).map((name) => name.trim()));
    const isCalled = (id: string): boolean => {
      const name = id.charAt(0).toUpperCase() + id.slice(1);
      return [id, `use${name}`, `get${name}QueryOptions`].some((caller) => called.has(caller));
    };
    const ids = operationsOf('storefront').map(({ id }) => id);
    expect(ids.filter((id) => !isCalled(id)).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  test('imports every package of `dependencies`', () => {
    const { dependencies } = JSON.parse(contentOf('package.json')) as { dependencies: Record<string, string> };
    // Types are gone when the code runs.
    const code = [...shipped].map((file) => contentOf(file).replaceAll(/^import type [^;]*;$/gm, ''));
    const isImported = (name: string): boolean =>
      code.some((content) => new RegExp(String.raw`['"\`/]${name}[/'"\`]`).test(content));
    // The first is imported by react-apexcharts, the second run by npm after it installed the others (decision 17).
    const exceptions = ['apexcharts', 'patch-package'];
    expect(Object.keys(dependencies).filter((name) => !isImported(name))).toEqual(exceptions);
  });
});
