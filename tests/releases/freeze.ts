// `node tests/releases/freeze.ts 1.0.1`: makes the frozen database of a release, which `npm run release` does: an export of the demo store
// with rows of every kind (decision 113).
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createHome } from '#support/database-home.ts';
import { connectTo, databaseUrlOf } from '#support/embedded-home.ts';
import { startServerProcess } from '#support/server-process.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { projectRoot } from '../tidy/source-tree.ts';
import { fill } from './fill.ts';
import { addVendors } from './vendors.ts';
import { fileOf } from './releases.ts';

const settings = {
  DEMO: 'on',
  BANK_TRANSFER_IBAN: 'DE89370400440532013000',
  BANK_TRANSFER_HOLDER: 'Simshelf GmbH',
  BANK_TRANSFER_CURRENCIES: 'EUR USD',
};

const run = (tool: string, home: string, ...args: string[]): void => {
  execFileSync(process.execPath, [`src/server/cli/${tool}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...settings, DATA_HOME: home, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const freeze = async (release: string): Promise<void> => {
  const home = createHome();
  try {
    const server = await startServerProcess(home, '', 'src/server/main.ts', settings);
    const db = connectTo(home);
    const owner = openAsOwner(databaseUrlOf(home));
    try {
      await fill({ url: server.url, db });
      await addVendors(owner);
    } finally {
      await owner.end();
      await db.close();
      await server.stop();
    }
    run('verify', home);
    mkdirSync(path.dirname(fileOf(release)), { recursive: true });
    rmSync(fileOf(release), { force: true });
    run('export', home, fileOf(release));
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
};

const [, , release = ''] = process.argv;
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error('Name the release: node tests/releases/freeze.ts 1.0.1');
await freeze(release);
