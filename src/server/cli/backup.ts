// `npm run backup -- FILE`: a checked copy of the embedded database, also while the store serves (decision 27).
import { makeBackup } from '../archives/index.ts';
import { readPlace } from '../settings/index.ts';
import { runTool } from './tool.ts';

const usage = 'npm run backup -- FILE   (a new file; docs/operate.md says more)';

const backup = async ([file, ...rest]: string[]): Promise<string> => {
  if (file === undefined || rest.length > 0) throw new Error(usage);
  const { databaseUrl, dataHome } = readPlace();
  if (databaseUrl !== undefined) {
    throw new Error(
      'This store has a database of your own (DATABASE_URL). Back it up with the tools of PostgreSQL or of its ' +
        'hosting, as docs/operate.md says.',
    );
  }
  const { begunAt, books, broken } = await makeBackup(file, dataHome);
  const kept =
    `${file} has all that was booked before ${begunAt}: ${books.sales} sales, ${books.entries} entries of the ledger. It was ` +
    'restored once to check it.\nAnybody who has this file has the store: keep it as secret as the store itself.';
  if (broken.length === 0) return kept;
  console.log(kept);
  throw new Error(
    `The backup is kept, but does not hold ${broken.join(', ')}: npm run verify says what the store holds.`,
  );
};

await runTool(usage, backup);
