// A copy of the project, in which faults are planted.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Excludes packages, which are linked, and files of other tools. */
const leftOut = new Set(['node_modules', '.git', '.data', '.playwright', '.vitest', 'storybook-static']);

export type Checkout = {
  root: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: () => void;
};

export const copyProject = (): Checkout => {
  const root = mkdtempSync(path.join(tmpdir(), 'simshelf-plant-'));
  cpSync(projectRoot, root, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative(projectRoot, source)),
  });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  const fileOf = (file: string): string => path.join(root, file);
  return {
    root,
    read: (file) => readFileSync(fileOf(file), 'utf8'),
    write: (file, text) => writeFileSync(fileOf(file), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
