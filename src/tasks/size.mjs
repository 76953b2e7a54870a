// `npm run size`: what a visitor's browser fetches, compressed as the server sends it, against budgets. Fails over one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { legalTexts } from '../server/legal/index.ts';
import { pageOf, readFrame } from '../server/public-pages/page.ts';
import { projectRoot } from './ready.mjs';

/** Bytes. The aim for a first load is 130 kB, and the budget is what was reached (docs/decisions/0018-bytes-of-the-app.md). */
const budgets = { publicPage: 60_000, firstLoad: 154_500, furtherPage: 30_000, form: 48_000 };

/** A form with a country picker or with proposals for an address: a list that is typed into. */
const ownBudgets = { CustomerForm: 88_000, CustomerSearch: 88_000, AccountEditModal: 88_000 };

/** What their pages show first has no fields: each of these follows it, with what all forms need (21 kB). */
const lateForms = [
  'components/payment/TopUpForm.tsx',
  'components/point-of-sale/CustomerForm.tsx',
  'pages/point-of-sale/CustomerSearch.tsx',
  'pages/point-of-sale/NotesStep.tsx',
  'pages/specifications/CredentialsForm.tsx',
  'components/sales/history/UserFilterModal.tsx',
  'components/account/AccountEditModal.tsx',
  'pages/inventory/EditItem.tsx',
];

const webRoot = path.join(projectRoot, 'dist/web');
const manifest = JSON.parse(readFileSync(path.join(webRoot, '.vite/manifest.json'), 'utf8'));

/** As the build and the server compress: as far as it goes. */
const brotli = (content) => brotliCompressSync(content).length;

/** What is smaller is sent as it is. */
const smallestCompressed = 1024;
const isText = (file) => /\.(?:js|css|svg)$/.test(file);

const sizes = new Map();
const sizeOf = (file) => {
  const content = readFileSync(path.join(webRoot, file));
  if (!sizes.has(file)) {
    sizes.set(file, isText(file) && content.length >= smallestCompressed ? brotli(content) : content.length);
  }
  return sizes.get(file);
};

/** The scripts that these modules load before they run. */
const scriptsOf = (names, found = new Set()) => {
  for (const name of names) {
    const { file, imports = [] } = manifest[name];
    if (found.has(file)) continue;
    if (file.endsWith('.js')) found.add(file);
    scriptsOf(imports, found);
  }
  return found;
};

const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const textsOf = (area) => `i18n/en/${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** A page of the app and the areas whose texts it fetches, as src/web/routes.tsx says it. */
const pagePattern = /page\(\s*patterns\.(\w+),\s*'\w+',\s*\[([^\]]*)\],\s*\(\) =>\s*import\('\.\/([^']+)'\)/g;
const routes = readFileSync(path.join(projectRoot, 'src/web/routes.tsx'), 'utf8');
const pages = [...routes.matchAll(pagePattern)].map(([, name, areas, module]) => [
  name,
  scriptsOf([module, ...[...areas.matchAll(/\w+/g)].map(([area]) => textsOf(area))]),
]);

const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
const started = new Set([...page.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
const shell = scriptsOf([textsOf('base')], started);
const firstPage = 'inventory';
const firstLoad = shell.union(pages.find(([name]) => name === firstPage)[1]);
const publicOnly = new Set(['landing', 'terms', 'privacy', 'teamVision', 'starterLogin', 'starterRegistration']);

let isOver = false;
const weigh = (what, bytes, budget) => {
  const mark = bytes > budget ? `  over ${kilobytes(budget).trim()}` : '';
  if (mark) isOver = true;
  console.log(`${what.padEnd(32)}${kilobytes(bytes)}${mark}`);
};

const weighPublicPages = async () => {
  const { prerenderPages, styledBy } = await import(path.join(projectRoot, 'dist/pages/public.js'));
  const frame = await readFrame(webRoot, styledBy);
  const filesIn = (text) => [...text.matchAll(/\/(assets\/[\w.-]+\.(?:svg|png|webp|jpg))/g)].map(([, file]) => file);
  for (const rendered of await prerenderPages({ configuration: {}, ...legalTexts('Simshelf') })) {
    const html = pageOf(frame, rendered);
    const files = scriptsOf(['takeover.ts'], new Set([frame.font.slice(1), ...filesIn(html + frame.style.content)]));
    weigh(
      `${rendered.language} ${rendered.path}`,
      brotli(html) + brotli(frame.style.content) + sum(files),
      budgets.publicPage,
    );
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
console.log('\nScript of a form that comes after its page:');
for (const form of lateForms) {
  const name = path.basename(form, '.tsx');
  weigh(name, sum(scriptsOf([form]).difference(firstLoad)), ownBudgets[name] ?? budgets.form);
}
process.exit(isOver ? 1 : 0);
