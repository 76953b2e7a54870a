// `npm run archive`: moves past months of the audit from the configured database to files, even while the store runs
// (decision 120), and verifies these files.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { archiveMonths, verifyArchive } from '../archives/index.ts';
import { readPlace } from '../settings/index.ts';
import { version } from '../core/version.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { runTool } from './tool.ts';

const usage = `npm run archive -- DIRECTORY --before YYYY-MM   moves the audit of all months before this one to files
npm run archive -- DIRECTORY --verify           verifies the files of all months that were moved`;

const archive = async (given: string[]): Promise<string> => {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { before: { type: 'string' }, verify: { type: 'boolean' } },
  });
  const [name] = positionals;
  const { before, verify = false } = values;
  if (name === undefined || (before === undefined) !== verify) throw new Error(usage);
  if (before !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(before))
    throw new Error('--before is a month, such as 2026-01.');
  const place = readPlace();
  const database = await openDatabase(place);
  const owner = openAsOwner(database.url);
  try {
    const directory = path.resolve(name);
    if (!existsSync(directory)) throw new Error(`There is no directory ${directory}.`);
    if (before === undefined) {
      const months = await verifyArchive(owner, directory);
      return `${months.length} months are in ${directory}, complete and unchanged.`;
    }
    const archived = await archiveMonths(owner, { before, directory, release: version.version });
    const lines = archived.map(({ month, entries }) => `${month}  ${entries.toLocaleString('en')} entries`);
    return [...lines, archived.length === 0 ? 'There is nothing to archive.' : `They are in ${directory}.`].join('\n');
  } finally {
    await owner.end();
    await database.stop();
  }
};

await runTool(usage, archive);
