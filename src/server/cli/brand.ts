// `npm run brand`: sets a reseller's branding on the travellers' pages. For the operator; resellers have no screen to set it.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { loginsOf } from '../db/logins.ts';
import { openDatabase } from '../db/open.ts';
import { branding, brandReseller } from '../profiles/index.ts';

const usage = `npm run brand -- anna@example.com [--name "Berg Reisen"] [--logo https://…] [--faq https://…]
  [--accent '#ff6600'] [--header '#123456']

An empty value takes the present one away.`;

const options = {
  name: { type: 'string' },
  logo: { type: 'string' },
  accent: { type: 'string' },
  header: { type: 'string' },
  faq: { type: 'string' },
} as const;

/** The changes that the command line asks for. @throws when one is not valid. */
const readChanges = (given: Partial<Record<keyof typeof options, string>>) => {
  const named = {
    brandName: given.name,
    logoUrl: given.logo,
    accentColor: given.accent,
    headerColor: given.header,
    faqUrl: given.faq,
  };
  const asked = Object.entries(named).filter(([, value]) => value !== undefined);
  const changes = branding.safeParse(Object.fromEntries(asked.map(([name, value]) => [name, value || null])));
  if (!changes.success) throw new Error(z.prettifyError(changes.error));
  return changes.data;
};

const brand = async (commandLine: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({ args: commandLine, options, allowPositionals: true });
  const [email] = positionals;
  if (email === undefined || email === '') return usage;
  const changes = readChanges(values);
  const config = readConfig();
  const database = await openDatabase(config);
  const logins = config.logins ?? loginsOf(database.url, config.secret);
  const { system, close } = connect(logins, { app: 1, system: 1 });
  try {
    const isKnown = await brandReseller(system, email, changes);
    if (!isKnown) throw new Error(`There is no reseller ${email}`);
    return `Travellers see the new look of ${email}.`;
  } finally {
    await close();
    await database.stop();
  }
};

try {
  console.log(await brand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
