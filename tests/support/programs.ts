// The programs that tests start as processes of their own. Vitest's runs bundle them first, because a bundled program starts
// with half of the work; elsewhere they run from their sources.
import { globSync } from 'node:fs';
import path from 'node:path';
import { filesAt, prepare, serverSources } from '../../src/tasks/bootstrap.mjs';
import { bundlePrograms } from '../../src/tasks/bundle-programs.ts';
import { projectRoot } from '../tidy/source-tree.ts';

const folder = path.join(projectRoot, '.cache/programs');
const nameOf = (file: string): string => path.basename(file, '.ts');

const bundle = (): Promise<void> => {
  const files = ['src/server/main.ts', 'src/server/cli/*.ts', 'tests/support/*-child.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: projectRoot }),
  );
  return bundlePrograms(folder, Object.fromEntries(files.map((file) => [nameOf(file), file])));
};

/** Bundles the server, its commands and the children of tests for this run of Vitest. */
export const bundleForTests = async (): Promise<void> => {
  await prepare({
    says: 'Building the programs of the tests ...',
    stamp: '.cache/programs.stamp',
    inputs: () => [...serverSources(), ...filesAt('tests/support')],
    outputs: ['.cache/programs/main.js'],
    make: bundle,
  });
  process.env['BUNDLED_PROGRAMS'] = folder;
};

/** What to start for this source of a program. A whole path is that of another version, which has no bundle. */
export const programOf = (file: string): string => {
  const bundled = process.env['BUNDLED_PROGRAMS'];
  return bundled === undefined || path.isAbsolute(file) ? file : path.join(bundled, `${nameOf(file)}.js`);
};
