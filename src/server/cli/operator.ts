// `npm run operator`: says who runs the store. The desk is at /operator.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { connect, type Sql } from '../db/connect.ts';
import { loginsOf } from '../db/logins.ts';
import { openDatabase } from '../db/open.ts';
import { addOperator, listOperators, removeOperator } from '../operators/index.ts';

const usage = `npm run operator                              lists the operators
npm run operator -- anna@example.com          makes this account an operator
npm run operator -- anna@example.com --remove takes the role away`;

const act = async (system: Sql, email: string | undefined, isRemoval: boolean): Promise<string> => {
  if (email === undefined) {
    const emails = await listOperators(system);
    return emails.length === 0 ? `There is no operator.\n\n${usage}` : emails.join('\n');
  }
  if (isRemoval) {
    await removeOperator(system, email);
    return `${email} is no operator any more.`;
  }
  await addOperator(system, email);
  return `${email} is an operator. The desk is at /operator.`;
};

const operator = async (commandLine: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: commandLine,
    options: { remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > 1) return usage;
  const config = readConfig();
  const database = await openDatabase(config);
  const logins = config.logins ?? loginsOf(database.url, config.secret);
  const { system, close } = connect(logins, { app: 1, system: 1 });
  try {
    return await act(system, positionals[0]?.trim().toLowerCase(), values.remove);
  } finally {
    await close();
    await database.stop();
  }
};

try {
  console.log(await operator(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
