// `npm run size`: checks the size of what a visitor's browser fetches, compressed as the server sends it, against
// budgets.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstPageTexts } from '../server/legal/index.ts';
import { readBuild } from '../server/app-pages/build.ts';
import { pageOf } from '../server/app-pages/page.ts';
import { loadRenderer } from '../server/app-pages/renderer.ts';
import { SMALLEST_COMPRESSED_FILE } from '../server/http/static-file.ts';
import { partsOf, screens } from '../web/screens.ts';
import { projectRoot } from './bootstrap.mjs';

/**
 * In bytes: what was reached, and about 5 % of air, so that a new text moves none of them. The aim for a first load is
 * 130 kB (docs/decisions/0018-bytes-of-the-app.md).
 */
const budgets = { publicPage: 39_000, firstLoad: 172_000, furtherPage: 36_000, late: 57_000 };

const ownBudgets: Record<string, number> = {
  // A form with a combo box, such as a country picker or proposals for an address.
  CustomerForm: 98_000,
  CustomerSearch: 95_500,
  GroupList: 71_000,
  GroupPackage: 67_000,
  CountryComboBox: 60_000,
  CustomerComboBox: 60_000,
  // Every step of a sale, up to what is given to the customer, with what the slip says of price and shop.
  pointOfSaleSell: 41_000,
  soldItem: 37_500,
  NotesStep: 58_000,
  // With the check digits of VAT numbers.
  AccountEditModal: 103_000,
  CountryModal: 88_000,
  // Forms, a guide in steps, and code to copy.
  ChannelDialog: 64_000,
  SdkDialog: 68_000,
  // The library of charts, and that of the reference.
  ChartDrawing: 135_000,
  swagger: 353_000,
};

const webRoot = path.join(projectRoot, 'dist/web');
const manifest = JSON.parse(readFileSync(path.join(webRoot, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string; imports?: string[]; isDynamicEntry?: boolean }
>;

/** At the highest level, as the build and the server compress. */
const brotli = (content: string | Buffer): number => brotliCompressSync(content).length;

const isText = (file: string): boolean => /\.(?:js|css|svg)$/.test(file);

const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(path.join(webRoot, file));
  const size = isText(file) && content.length >= SMALLEST_COMPRESSED_FILE ? brotli(content) : content.length;
  sizes.set(file, size);
  return size;
};

/** The scripts that these modules load before they run. */
const scriptsOf = (names: readonly string[], found = new Set<string>()): Set<string> => {
  for (const name of names) {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    const { file, imports = [] } = entry;
    if (found.has(file)) continue;
    if (file.endsWith('.js')) found.add(file);
    scriptsOf(imports, found);
  }
  return found;
};

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizeOf(file), 0);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const textsOf = (area: string): string =>
  `i18n/en/${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const pages = new Map<string, Set<string>>(
  screens.map((screen) => {
    const { modules, areas } = partsOf(screen);
    return [screen.name, scriptsOf([...modules, ...areas.map(textsOf)])];
  }),
);

const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
const started = new Set([...page.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
const shell = scriptsOf([textsOf('base')], started);
const firstPage = 'inventory';
const firstLoad = shell.union(pages.get(firstPage) ?? new Set<string>());
const publicOnly = new Set(['landing', 'terms', 'privacy', 'teamVision', 'starterLogin', 'starterRegistration']);

let isOver = false;
const weighed = new Set<string>();
const weigh = (what: string, bytes: number, general: number): void => {
  weighed.add(what);
  const budget = ownBudgets[what] ?? general;
  const mark = bytes > budget ? `  over ${kilobytes(budget).trim()}` : '';
  if (mark) isOver = true;
  console.log(`${what.padEnd(32)}${kilobytes(bytes)}${mark}`);
};

const weighPublicPages = async () => {
  const { prerenderPages } = await loadRenderer();
  const build = await readBuild(webRoot);
  const filesIn = (text: string): string[] =>
    [...text.matchAll(/\/(assets\/[\w.-]+\.(?:svg|png|webp|jpg))/g)].map(([, file = '']) => file);
  const fonts = build.font === undefined ? [] : [build.font.slice(1)];
  const facts = { configuration: { mode: 'reference' as const, apiBase: '' }, ...firstPageTexts('Simshelf') };
  for (const rendered of await prerenderPages(facts)) {
    const { html } = pageOf(build, rendered);
    const files = scriptsOf(['hydrate.ts'], new Set([...fonts, ...filesIn(html)]));
    weigh(`${rendered.language} ${rendered.path}`, brotli(html) + sum(files), budgets.publicPage);
  }
};

console.log('Public pages, everything:');
await weighPublicPages();
console.log('\nScript of the first page after signing in:');
weigh('shell', sum(shell), budgets.firstLoad);
weigh(firstPage, sum(firstLoad), budgets.firstLoad);
console.log(`\nScript of a further page, after ${firstPage}:`);
for (const [name, scripts] of pages) {
  if (!publicOnly.has(name)) weigh(name, sum(scripts.difference(firstLoad)), budgets.furtherPage);
}
console.log('\nScript of what comes after the first view of its page, as forms do with their 21 kB of code:');
const ofPages = new Set(screens.flatMap((screen) => partsOf(screen).modules));
for (const [name, { isDynamicEntry }] of Object.entries(manifest)) {
  if (!isDynamicEntry || !/^(?:features|components)\//.test(name) || ofPages.has(name)) continue;
  weigh(path.parse(name).name, sum(scriptsOf([name]).difference(firstLoad)), budgets.late);
}
const unneeded = Object.keys(ownBudgets).filter((name) => !weighed.has(name));
if (unneeded.length > 0) throw new Error(`Nothing is called ${unneeded.join(', ')} any more.`);
process.exit(isOver ? 1 : 0);
