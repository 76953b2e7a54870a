// Finds the Chromium for stories and end-to-end tests. Plain JavaScript with checked types: it also runs before
// anything is installed. The build without a window comes first: to open and close a context takes 0.1 seconds of a
// processor with it, and a second with the other.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Chromium's build without a window. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const places = [
  process.env['CHROMIUM'],
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium or Chrome; undefined when there is none. CHROMIUM names one explicitly. */
export const findChromium = () => places.find((place) => place !== undefined && existsSync(place));

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/**
 * Without V8's optimizing compilers. A walk is over before what they make of the app is of use, and takes a quarter less of the
 * machine; a page that shows hundreds of stories takes a fifth more.
 */
export const withoutOptimizers = '--js-flags=--no-opt,--no-maglev';

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * What it prints is of interest only if it fails, and part of the error then.
 *
 * @type {(...args: string[]) => Promise<unknown>}
 */
const aptGet = (...args) =>
  promisify(execFile)('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Installs the first of these packages that can be had.
 *
 * @param {string[]} names
 */
const installOneOf = async (names) => {
  await aptGet('update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20');
  const name = names.find((name) => execFileSync('apt-cache', ['search', '--names-only', `^${name}$`]).length > 0);
  if (!name) throw new Error(`None of these packages was found: ${names.join(', ')}`);
  console.log(`Installing ${name} by apt ...`);
  await aptGet('install', '-y', '-qq', '--no-install-recommends', name);
};

/** Installs Chromium by apt on Debian as root; elsewhere says in one line how to get one and ends the process. */
export const ensureChromium = async () => {
  if (process.env['CHROMIUM'] || existsSync(WINDOWLESS)) return;
  const hasOther = findChromium() !== undefined;
  if (isDebianRoot()) {
    try {
      await installOneOf(['chromium-headless-shell', 'chromium']);
      return;
    } catch (error) {
      if (!hasOther) throw error;
      console.warn('The Chromium without a window cannot be installed; the one that is there takes longer.');
    }
  }
  if (hasOther) return;
  console.error('No Chromium or Chrome found: install one, or set CHROMIUM to the path of its executable.');
  process.exit(1);
};
