// `npm run seed:large`: fills the store of a new reseller with 5,000 packages and 100,000 sales, to try and to measure the
// product with. In reference mode with the embedded database alone, whose owner is not bound by row-level security.
import { readFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';

const usage = `npm run seed:large -- anna@example.com

The reseller has signed in once and has no inventory yet.`;

const rows = new URL('./large-store.sql', import.meta.url);

const seed = async ([email]: string[]): Promise<string> => {
  if (email === undefined || email === '') return usage;
  const config = readConfig();
  if (config.mode !== 'reference' || config.databaseUrl !== undefined) {
    throw new Error('Only a store in reference mode with the embedded database is filled with made-up sales.');
  }
  const database = await openDatabase(config);
  const owner = openAsOwner(database.url);
  try {
    const statements = await readFile(rows, 'utf8');
    await owner.begin(async (tx) => {
      const [known] = await tx<{ id: string; isUsed: boolean }[]>`
        select reseller_id as id,
          exists (select from inventory_item i where i.reseller_id = reseller.reseller_id) as is_used
        from reseller where email = ${email.toLowerCase()}`;
      if (!known) throw new Error(`There is no reseller ${email}. Register and sign in first.`);
      if (known.isUsed) throw new Error(`${email} has an inventory already. Take a new reseller.`);
      await tx`select set_config('app.reseller_id', ${known.id}, true)`;
      await tx.unsafe(statements);
    });
    await owner`analyze`;
    return `${email} has 5,000 packages, 2,000 purchases and 100,000 sales.`;
  } finally {
    await owner.end();
    await database.stop();
  }
};

try {
  console.log(await seed(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
