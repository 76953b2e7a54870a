// Prepares the checkout: packages, generated code, built pages. Steps that are up to date are skipped, so a second run takes a
// moment. Plain JavaScript for Node 20, with checked types: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Compiled code that later starts of our programs reuse. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(projectRoot, '.cache/node') };

/** The Node of the packages; the machine's own Node only runs these tasks. */
export const projectNode = path.join(projectRoot, 'node_modules/.bin/node');

const oldestNode = 20;
const lockFile = path.join(projectRoot, '.cache/ready.lock');
const lockPollMs = 250;

/** @param {string} name */
const inProject = (name) => path.join(projectRoot, name);

/** @param {string} name */
const read = (name) => (existsSync(inProject(name)) ? readFileSync(inProject(name), 'utf8') : undefined);

/** @type {(name: string, text: string) => void} */
const write = (name, text) => {
  mkdirSync(path.dirname(inProject(name)), { recursive: true });
  writeFileSync(inProject(name), text);
};

/**
 * The files at or below this path, sorted; none when it does not exist.
 *
 * @type {(name: string) => string[]}
 */
export const filesAt = (name) => {
  if (!existsSync(inProject(name))) return [];
  if (statSync(inProject(name)).isFile()) return [name];
  return readdirSync(inProject(name), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesAt(`${name}/${entry.name}`));
};

/** @param {string[]} files */
const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inProject(file)));
  return hash.digest('hex');
};

/**
 * Runs a program quietly; shows its output only if it fails.
 *
 * @type {(command: string, args: string[]) => Promise<void>}
 */
const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed:\n${Buffer.concat(output).toString()}`));
    });
  });

/**
 * The npm that started this, or the one on the path.
 *
 * @param {string[]} args
 */
const npm = (...args) => {
  const script = process.env['npm_execpath'];
  const isNpm = script !== undefined && /npm-cli\.[cm]?js$/.test(script);
  return isNpm ? run(process.execPath, [script, ...args]) : run('npm', args);
};

/** @param {string} file */
const isGenerated = (file) => /^src\/(?:contract|web\/api\/(?:storefront|operator))\//.test(file);

/** What the code of the server is made of. */
export const serverSources = () => [
  ...['openapi', 'src/codegen', 'codegen.config.ts', 'package-lock.json'].flatMap(filesAt),
  ...filesAt('src/server').filter((file) => file.endsWith('.ts')),
  ...['src/domain', 'src/tasks/bundle-programs.ts'].flatMap(filesAt),
];

/** @typedef {{ says: string; stamp: string; inputs: () => string[]; outputs: string[]; make: () => Promise<void> }} Step */

/**
 * The steps, in order: their inputs, the outputs that must exist afterwards, and the work. The stamp of a step is
 * the hash of its inputs when it was last made.
 *
 * @satisfies {Record<string, Step>}
 */
const steps = {
  codegen: {
    says: 'Generating code from the contract ...',
    stamp: '.cache/codegen.stamp',
    inputs: () => [
      ...['openapi', 'src/codegen', 'codegen.config.ts', 'package-lock.json'].flatMap(filesAt),
      ...filesAt('src/web').filter((file) => file.endsWith('.module.css')),
      'src/tasks/codegen.ts',
      'src/tasks/flags.ts',
      'src/domain/countries.ts',
    ],
    outputs: [
      ...['storefront', 'partner', 'operator'].flatMap((name) => [
        `src/contract/${name}/operations.ts`,
        `src/contract/${name}/document.json`,
      ]),
      '.cache/styles',
      '.cache/flags/flags.svg',
    ],
    make: () => run(projectNode, ['src/tasks/codegen.ts']),
  },
  build: {
    says: 'Building the pages ...',
    stamp: '.cache/build.stamp',
    inputs: () => [
      ...['openapi', 'src/codegen', 'codegen.config.ts', 'vite.config.ts', 'package-lock.json'].flatMap(filesAt),
      ...filesAt('src').filter((file) => !/^src\/(?:server|tasks)\//.test(file) && !isGenerated(file)),
      'src/tasks/build.ts',
    ],
    outputs: ['dist/web/index.html', 'dist/pages'],
    make: () => run(projectNode, ['src/tasks/build.ts', 'pages']),
  },
  server: {
    says: 'Building the server ...',
    stamp: '.cache/server.stamp',
    inputs: () => [...serverSources(), 'src/tasks/build.ts'],
    outputs: ['dist/server/main.js'],
    make: () => run(projectNode, ['src/tasks/build.ts', 'server']),
  },
};

/** @param {Step} step */
const bring = async ({ says, stamp, inputs, outputs, make }) => {
  const hash = hashOf(inputs());
  if (read(stamp) === hash && outputs.every((name) => existsSync(inProject(name)))) return;
  console.log(says);
  await make();
  write(stamp, hash);
};

const installStamp = 'node_modules/.ready-stamp';
/** npm writes it at the very end of an installation. */
const npmStamp = 'node_modules/.package-lock.json';

const lockHash = () => `${hashOf(['package-lock.json', ...filesAt('patches')])} ${process.platform}-${process.arch}`;

/** Whether npm was run by hand after the last change of the lock file. */
const isInstalledByHand = () =>
  !existsSync(inProject(installStamp)) &&
  existsSync(inProject(npmStamp)) &&
  statSync(inProject(npmStamp)).mtimeMs >= statSync(inProject('package-lock.json')).mtimeMs;

const install = async () => {
  const wanted = lockHash();
  if (read(installStamp) === wanted && existsSync(projectNode)) return;
  if (!isInstalledByHand()) {
    console.log('Installing packages ...');
    await npm('ci', '--no-audit', '--no-fund');
  }
  if (!existsSync(projectNode)) {
    throw new Error(`There is no Node for this machine among the packages (${process.platform}-${process.arch}).`);
  }
  write(installStamp, wanted);
};

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const tryLock = () => {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isRunning(Number(readFileSync(lockFile, 'utf8')))) rmSync(lockFile, { force: true });
    return false;
  }
};

/**
 * Two tasks that start at once must not install or build at the same time.
 *
 * @param {() => Promise<void>} work
 */
const alone = async (work) => {
  while (!tryLock()) await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  try {
    await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
};

/**
 * Makes the outputs of this step, where they are not up to date.
 *
 * @param {Step} step
 */
export const prepare = (step) => alone(() => bring(step));

/**
 * Installs what is missing and runs these steps, except those that are up to date.
 *
 * @param {(keyof typeof steps)[]} names
 */
export const bootstrap = async (names = ['codegen', 'build', 'server']) => {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    throw new Error(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  }
  await alone(async () => {
    await install();
    for (const name of names) await bring(steps[name]);
  });
};

/**
 * Ends the process with a readable line instead of a stack trace when the work fails.
 *
 * @param {() => Promise<void>} work
 */
export const orExit = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await orExit(() => bootstrap());
