// `npm run payment-accounts`: shows what the database was used with, and accepts other accounts as the right ones
// (decision 92).
import { parseArgs } from 'node:util';
import { readConfig } from '../settings/index.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { stripeAccountOf } from '../gateways/index.ts';
import { acceptAccounts, accountUse, listUses, usesOf } from '../store-use/index.ts';
import { runTool } from './tool.ts';

const usage = `npm run payment-accounts              says what this database was used with
npm run payment-accounts -- --accept  takes the accounts of the settings as the right ones`;

/** Runs a command line, and returns what it prints. */
export const paymentAccounts = async (commandLine: string[], environment = process.env): Promise<string> => {
  const { values } = parseArgs({ args: commandLine, options: { accept: { type: 'boolean', default: false } } });
  const config = readConfig(environment, false);
  const database = await openDatabase(config);
  const owner = openAsOwner(database.url);
  try {
    if (values.accept) {
      const account = config.stripe && (await stripeAccountOf(config.stripe));
      await acceptAccounts(owner, [...usesOf(config), ...(account === undefined ? [] : [accountUse(account)])]);
    }
    const uses = await listUses(owner);
    return uses
      .map(({ what, label, since }) => `${what}: ${label}   (since ${since.toISOString().slice(0, 10)})`)
      .join('\n');
  } finally {
    await owner.end();
    await database.stop();
  }
};

if (import.meta.main) await runTool(usage, (given) => paymentAccounts(given));
