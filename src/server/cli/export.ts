// `npm run export -- FILE`: the whole store in a readable file, also while it serves (decision 114).
import { readToolConfig } from '../settings/index.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { exportStore } from '../archives/index.ts';
import { runTool } from './tool.ts';

const usage = 'npm run export -- FILE   (a new file, store.tar.gz; docs/operate.md says more)';

const exportTo = async ([file, ...rest]: string[]): Promise<string> => {
  if (file === undefined || rest.length > 0) throw new Error(usage);
  const { mode, dataHome, ...config } = readToolConfig();
  const database = await openDatabase({ ...config, dataHome });
  const owner = openAsOwner(database.url);
  try {
    const { tables, begunAt, secrets } = await exportStore(file, { owner, mode, dataHome });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `${file} has all that was booked before ${begunAt}: ${rows} rows in ${tables.length} tables.`,
      `An import needs the secrets with these ids: ${secrets.join(', ')}.`,
      'It contains personal data: keep it as secret as the store itself.',
    ].join('\n');
  } finally {
    await owner.end();
    await database.stop();
  }
};

await runTool(usage, exportTo);
