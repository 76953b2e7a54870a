// `npm run restore -- FILE`: puts a backup into an empty data directory (decision 27).
import { restoreBackup } from '../archives/index.ts';
import { readPlace } from '../settings/index.ts';
import { runTool } from './tool.ts';

const usage = 'npm run restore -- FILE   (a file that npm run backup made)';

const restore = async ([file, ...rest]: string[]): Promise<string> => {
  if (file === undefined || rest.length > 0) throw new Error(usage);
  const { databaseUrl, dataHome } = readPlace();
  if (databaseUrl !== undefined) {
    throw new Error(
      'DATABASE_URL names a database of your own, and a backup is restored into the embedded one: start this without ' +
        'DATABASE_URL.',
    );
  }
  const { begunAt, release, books, hasSecret } = await restoreBackup(file, dataHome);
  return [
    `${dataHome} is the store of ${begunAt} (release ${release}): ${books.sales} sales, ${books.entries} entries of the ledger.`,
    ...(hasSecret ? [] : ['Start it with the SECRET that it had then.']),
    'It has nothing that happened since: docs/operate.md says what to do about payments, orders and erased customers.',
  ].join('\n');
};

await runTool(usage, restore);
