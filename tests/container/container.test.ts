// The image of the Containerfile, as an operator runs it: a user without rights, a root file system that can only be read, a database
// beside it; a first sale in it, and its end. As root, because building an image takes that here.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded/embedded.ts';
import { createHome } from '#support/database-home.ts';
import { until } from '#support/poll.ts';
import { newReseller } from '#support/reseller.ts';
import { readCredit, sellPackage } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { shelve } from '#support/stock-setup.ts';
import { projectRoot } from '../tidy/source-tree.ts';
import { buildImage, run, storageIn } from './image.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 3_600_000 });

const LARGEST_BYTES = 400_000_000;
const NAME = `simshelf-test-${process.pid}`;
/** Kept from run to run, so that the layers that did not change need no network. */
const storage = storageIn(process.env['CONTAINER_STORAGE'] ?? path.join(projectRoot, '.cache/container'));
const podman = (...args: string[]): string => run('podman', ...storage.options, ...args);

/** What the store wrote, errors too. */
const logs = (): string => run('sh', '-c', 'podman "$@" 2>&1', 'sh', ...storage.options, 'logs', NAME);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const START_MS = 120_000;

const home = createHome();
let image: string;
let database: EmbeddedDatabase;
let store: { url: string };

const isReady = (): Promise<boolean> =>
  fetch(`${store.url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  image = buildImage(storage);
  // Not the server of the other tests: the store refuses one that could forget a sale.
  database = await startEmbedded({ home });
  const port = await freePort();
  const [secret] = newSecret();
  const settings = { PORT: port, DATABASE_URL: database.url, SECRET: secret.toString('base64'), HOST: '127.0.0.1' };
  const asComposed =
    '--read-only --read-only-tmpfs=false --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --network host';
  podman(
    'run',
    '--detach',
    '--name',
    NAME,
    '--pull',
    'never',
    ...asComposed.split(' '),
    '--volume',
    `${NAME}:/var/lib/simshelf`,
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    image,
  );
  store = { url: `http://localhost:${port}` };
  await until(
    'the store in the container is ready, or has ended',
    async () => {
      if (podman('inspect', '--format', '{{.State.Running}}', NAME) !== 'true') throw new Error(logs());
      return isReady();
    },
    START_MS,
  );
});
afterAll(async () => {
  podman('rm', '--force', '--ignore', '--volumes', NAME);
  podman('volume', 'rm', '--force', NAME);
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});

test('the image has less than 400 MB, and nothing that only builds or tests need', () => {
  const bytes = Number(podman('image', 'inspect', '--format', '{{.Size}}', image));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LARGEST_BYTES);
  const inside = podman('exec', NAME, 'sh', '-c', 'ls -A; ls node_modules');
  expect(inside.split('\n')).toEqual(expect.arrayContaining(['src', 'dist', 'NOTICE', 'LICENSE', 'hono']));
  expect(
    inside.split('\n').filter((name) => /^(?:tests|stories|mocks|\.git|vite|vitest|typescript)$/.test(name)),
  ).toEqual([]);
});

test('one process runs in it, as a user without rights, and writes to its volume alone', () => {
  const process = 'for status in /proc/[0-9]*/status; do grep -hE "^(Pid|Uid|CapEff)" $status; done';
  const lines = podman('exec', NAME, 'sh', '-c', process).split('\n');
  // The shell of this very question is the other one.
  expect(lines.filter((line) => line.startsWith('Pid:')).length).toBeLessThanOrEqual(3);
  expect(lines.slice(0, 3).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    'Pid: 1',
    'Uid: 10001 10001 10001 10001',
    'CapEff: 0000000000000000',
  ]);
  const write = (file: string) =>
    podman('exec', NAME, 'sh', '-c', `touch ${file} && rm ${file} && echo written || echo refused`);
  expect(['/opt/simshelf/x', '/usr/x', '/var/lib/x', '/var/lib/simshelf/x', '/tmp/x'].map(write)).toEqual([
    'refused',
    'refused',
    'refused',
    'written',
    'written',
  ]);
});

test('its health is checked by the image itself', () => {
  expect(podman('healthcheck', 'run', NAME)).toBe('');
});

test('a reseller registers and sells, and a command of the store finds the books right', async () => {
  const reseller = await newReseller(store);
  const before = await readCredit(reseller);
  const item = await shelve(reseller, 'Germany 1 GB');
  const { status, esimProfile } = await sellPackage(reseller, item.id);
  expect(status).toBe('success');
  expect(esimProfile?.activationCode).toMatch(/^LPA:1\$/);
  expect(await readCredit(reseller)).toBeLessThan(before);
  expect(podman('exec', NAME, 'node_modules/.bin/node', 'src/server/cli/verify.ts')).toMatch(
    /Every invariant holds\.$/,
  );
});

test('it ends by itself when it is asked to, and starts again with what was sold', async () => {
  podman('stop', '--time', '30', NAME);
  // 137 would be the kill after these seconds.
  expect(podman('inspect', '--format', '{{.State.ExitCode}}', NAME)).toBe('0');
  podman('start', NAME);
  await until('the store is ready again', isReady, START_MS);
});
