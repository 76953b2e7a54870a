// Builds the service worker after the app, whose files it names (decision 144).
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { isWithin, paths, patterns } from '../web/navigation/paths.ts';
import type { AppAddresses } from '../web/service-worker/request-kind.ts';
import { projectRoot } from './bootstrap.mjs';

type Entry = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] };

/** Vite's manifest, by source file. */
type Manifest = Record<string, Entry>;

const PAGE = 'index.html';

const isPageOfTill = (name: string): boolean => /^features\/point-of-sale\/\w+Page\.tsx$/.test(name);

/** What the shell and the till load later, and their texts, in every language: no other page. */
const isOfTill = (name: string): boolean =>
  /^(?:shell\/(?!Desk)|ui\/|components\/|features\/point-of-sale\/)/.test(name) ||
  /^i18n\/\w+\/(?:base|offline|packages|point-of-sale|problems|search)\.ts$/.test(name);

/** The names of the modules that these need, at once or later. */
const reach = (manifest: Manifest, names: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || found.has(name)) return;
    found.add(name);
    entry.imports?.forEach(visit);
    entry.dynamicImports?.filter(isOfTill).forEach(visit);
  };
  names.forEach(visit);
  return found;
};

/** The addresses of what the till needs, from its first load to the end of a sale. */
const filesOfTill = (manifest: Manifest, page: string): string[] => {
  const inPage = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const begins = Object.entries(manifest).filter(([name, { file }]) => isPageOfTill(name) || inPage.includes(file));
  const modules = reach(
    manifest,
    begins.map(([name]) => name),
  );
  const entries = [...modules].flatMap((name) => manifest[name] ?? []);
  const files = entries.flatMap(({ file, css = [], assets = [] }) => [[file], css, assets].flat());
  return [...new Set([...inPage, ...files])].map((file) => `/${file}`).toSorted();
};

const addresses: AppAddresses = {
  till: paths.pointOfSale(),
  pages: Object.values(patterns).filter((pattern) => !isWithin(pattern, paths.operator())),
};

/** Bundles the worker into the folder of the built app. */
export const bundleWorker = async (folder: string): Promise<void> => {
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
  const page = await read(PAGE);
  const files = filesOfTill(JSON.parse(await read('.vite/manifest.json')) as Manifest, page);
  const release = createHash('sha256').update(page).update(files.join()).digest('base64url').slice(0, 10);
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    define: {
      FILES: JSON.stringify(files),
      BUILD: JSON.stringify(release),
      ADDRESSES: JSON.stringify(addresses),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: { 'service-worker': 'src/web/service-worker/service-worker.ts' },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
};
