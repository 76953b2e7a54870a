// `npm run start-of-business`: sets the trials of a store aside before business begins (decision 92).
import { parseArgs } from 'node:util';
import { readPlace } from '../settings/index.ts';
import { openAsOwner, type Sql } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { readSchema } from '../db/schema-files.ts';
import { setAside, sumUp } from '../store-use/index.ts';
import { runTool } from './tool.ts';

const usage = `npm run start-of-business               says what would be set aside
npm run start-of-business -- --confirm  sets the trials of this store aside`;

const describe = async (owner: Sql): Promise<string> => {
  const { resellers, sales, payments, operators } = await sumUp(owner);
  return [
    `This database has ${resellers} resellers, ${sales} sales and ${payments} payments. They would be set aside in a schema of`,
    `their own, where you can look at them and back them up. ${operators} operators, packages of real suppliers, their prices, and`,
    'the legal texts stay. Nothing was changed: end the store, make a backup, and add --confirm to do it.',
  ].join('\n');
};

/** Runs a command line, and returns what it prints. */
export const startOfBusiness = async (commandLine: string[], environment = process.env): Promise<string> => {
  const { values } = parseArgs({ args: commandLine, options: { confirm: { type: 'boolean', default: false } } });
  const database = await openDatabase(readPlace(environment));
  const owner = openAsOwner(database.url);
  try {
    if (!values.confirm) return await describe(owner);
    const { schema } = await setAside(owner, await readSchema([]), new Date());
    return `What was tried is in the schema ${schema}. The store now starts with the settings of business.`;
  } finally {
    await owner.end();
    await database.stop();
  }
};

if (import.meta.main) await runTool(usage, (given) => startOfBusiness(given));
