// `npm run erase -- UID…`: erases customers of any reseller by their uids. It is for the operator: after a backup was
// restored, it repeats the erasures that were made since the backup (docs/personal-data.md).
import { readPlace } from '../settings/index.ts';
import { openAsOwner } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import { openDatabase } from '../db/open.ts';
import { runTool } from './tool.ts';

const actor = 'operator';
const usage = 'npm run erase -- UID…   (uids of customers, from the log lines "A customer was erased")';

/** Erases the customers that exist; the others have nothing left to erase. */
const erase = async (uids: string[]): Promise<string> => {
  if (uids.length === 0) throw new Error(usage);
  const ids = uids.map(requireId);
  const database = await openDatabase(readPlace());
  const system = openAsOwner(database.url);
  try {
    await system`set role simshelf_system`;
    const there = await system<{ id: string }[]>`
      select id, erase_customer(reseller_id, id, ${actor}) from customer where id = any (${ids}::uuid[])`;
    const missing = ids.filter((id) => !there.some((customer) => customer.id === id.toLowerCase()));
    return [`Erased: ${there.length}.`, ...missing.map((id) => `There is no customer ${id}.`)].join('\n');
  } finally {
    await system.end();
    await database.stop();
  }
};

await runTool(usage, erase);
