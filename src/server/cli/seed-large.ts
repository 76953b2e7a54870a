// `npm run seed:large`: fills the store of a new reseller with 5,000 packages and 100,000 sales, another number of
// them, or many times as many, to try out and measure the product. It works only in reference mode with the embedded database, whose owner is
// not bound by row-level security.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pastedEmail, spellingsOf } from '#domain/mailbox.ts';
import { readToolConfig } from '../settings/index.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { runTool } from './tool.ts';

/** Times the scale. Each of the 2,000 customers has at least one. */
const SALES_MIN = 2_000;
/** The number that was bought. */
const SALES_MAX = 110_000;
const SALES = 100_000;

const SCALE_MAX = 100;

const usage = `npm run seed:large -- anna@example.com [SALES, ${SALES} unless given] [--scale TIMES as many sales]

The reseller has signed in once and has no inventory yet.`;

const rows = new URL('./large-store.sql', import.meta.url);

const seed = async (given: string[]): Promise<string> => {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { scale: { type: 'string', default: '1' } },
  });
  const [email, count] = positionals;
  if (email === undefined || email === '') throw new Error(usage);
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > SCALE_MAX)
    throw new Error(`The scale must be from 1 to ${SCALE_MAX}.`);
  const sales = Number(count ?? SALES) * scale;
  const [least, most] = [SALES_MIN * scale, SALES_MAX * scale];
  if (!Number.isInteger(sales) || sales < least || sales > most)
    throw new Error(`The number of sales must be from ${SALES_MIN} to ${SALES_MAX}, times the scale.`);
  const config = readToolConfig();
  if (config.mode !== 'reference' || config.databaseUrl !== undefined) {
    throw new Error(
      'Only a store in reference mode with the embedded database is filled with made-up sales: start this without DATABASE_URL.',
    );
  }
  const database = await openDatabase(config);
  const owner = openAsOwner(database.url);
  try {
    const statements = await readFile(rows, 'utf8');
    // Its audit is as old as its purchases and sales.
    await owner`select make_months(now() - interval '66 months', now(), 'audit_entry')`;
    await owner.begin(async (tx) => {
      const [known] = await tx<{ id: string; isUsed: boolean }[]>`
        select reseller_id as id,
          exists (select from inventory_item i where i.reseller_id = reseller.reseller_id) as is_used
        from reseller where email = any(${spellingsOf(pastedEmail(email))})`;
      if (!known) throw new Error(`There is no reseller ${email}. Register and sign in first.`);
      if (known.isUsed) throw new Error(`${email} has an inventory already. Use a new reseller.`);
      await tx`
        select set_config('app.reseller_id', ${known.id}, true), set_config('app.large_sales', ${String(sales)}, true),
          set_config('app.large_scale', ${String(scale)}, true)`;
      await tx.unsafe(statements);
    });
    await owner`analyze`;
    return `${email} has 5,000 packages, 2,000 purchases and ${sales.toLocaleString('en')} sales.`;
  } finally {
    await owner.end();
    await database.stop();
  }
};

await runTool(usage, seed);
