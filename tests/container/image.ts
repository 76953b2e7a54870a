// The image of a store, built from the Containerfile as an operator builds it, in a storage of its own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tidy/source-tree.ts';

const IMAGE = 'localhost/simshelf-test';
const BASE = 'docker.io/library/debian:13-slim';

/** What the slim images of Debian leave out. */
const LEFT_OUT = ['doc', 'info', 'locale', 'man'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);

/** Fails with what the program printed. */
export const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  }).trim();

const succeeds = (program: string, ...args: string[]): boolean => {
  try {
    run(program, ...args);
    return true;
  } catch {
    return false;
  }
};

export type Storage = { folder: string; options: readonly string[] };

/** Layers are copied, which every file system can. */
export const storageIn = (folder: string): Storage => ({
  folder,
  options: ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run'), '--storage-driver', 'vfs'],
});

/** Where no registry answers: the same system out of Debian's packages, by the name that the Containerfile asks for. */
const makeBase = ({ folder, options }: Storage): void => {
  const archive = path.join(folder, 'base.tar');
  run(
    'mmdebstrap',
    '--quiet',
    '--variant=minbase',
    ...LEFT_OUT,
    '--customize-hook=rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*.bin',
    'trixie',
    archive,
    'http://deb.debian.org/debian',
  );
  const container = run('buildah', ...options, 'from', 'scratch');
  run('buildah', ...options, 'add', container, archive, '/');
  run('buildah', ...options, 'commit', '--rm', container, BASE);
};

const requireBase = (storage: Storage): void => {
  const has = succeeds('buildah', ...storage.options, 'inspect', '--type', 'image', BASE);
  if (!has && !succeeds('timeout', '60', 'buildah', ...storage.options, 'pull', BASE)) makeBase(storage);
};

/** Where npm asks through a proxy that looks into TLS. */
const trust = (): string[] => {
  const file = process.env['NODE_EXTRA_CA_CERTS'];
  if (file === undefined || !existsSync(file)) return [];
  return ['--build-arg', 'NODE_EXTRA_CA_CERTS=/ca.pem', '--volume', `${file}:/ca.pem:ro`];
};

const missing = (): string[] => ['buildah', 'podman', 'mmdebstrap'].filter((program) => !succeeds('which', program));

/** Builds the image unless a former run left its layers, and returns its name. */
export const buildImage = (storage: Storage): string => {
  const absent = missing();
  if (absent.length > 0) throw new Error(`This test needs ${absent.join(', ')}: apt install ${absent.join(' ')}`);
  requireBase(storage);
  run(
    'buildah',
    ...storage.options,
    'build',
    '--isolation',
    'chroot',
    '--layers',
    '--pull-never',
    '--format',
    'docker',
    ...trust(),
    '--build-arg',
    'COMMIT_HASH=test',
    '--tag',
    IMAGE,
    '.',
  );
  return IMAGE;
};
