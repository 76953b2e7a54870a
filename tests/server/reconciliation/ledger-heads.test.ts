// What `npm run verify-ledger` finds after somebody changed the ledger as the owner of the database, who can compute every
// hash of it again (decision 65).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { createLedgerHeads } from '#server/reconciliation/index.ts';
import { createLog } from '#server/core/log.ts';
import { createHome } from '#support/database-home.ts';
import { programOf } from '#support/programs.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { addCredit, idOf, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();
const home = createHome();
const file = path.join(home, 'ledger-heads');

let server: TestServer;
let owner: Sql;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  server = await startTestServer({ secret, hasBackgroundWork: false });
  owner = openAsOwner(server.databaseUrl);
  reseller = await newReseller(server);
  itemId = (await shelve(reseller, 'Germany 1 GB')).id;
  await addCredit(server, reseller, 100_000);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const sell = async (): Promise<string> => (await sellPackage(reseller, itemId)).activatedItem.uid;

/** Does what the background work does until it is stopped. */
const keepHeads = async (): Promise<void> => {
  const heads = createLedgerHeads({ system: server.db.system, secret, file, log: createLog('silent') });
  heads.start();
  await heads.stop();
};

const verify = async (...others: string[]) => {
  const child = spawn(process.execPath, [programOf('src/server/cli/verify-ledger.ts'), ...others], {
    env: {
      ...process.env,
      DATABASE_URL: server.databaseUrl,
      DATA_HOME: home,
      SECRET: secret[0].toString('hex'),
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>]);
  return { output, code };
};

const asOwner = (change: (tx: Sql) => Promise<unknown>) =>
  owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await change(tx as unknown as Sql);
  });

test('a balance that was changed is named', async () => {
  const id = await idOf(server, reseller);
  const add = (amount: number) =>
    asOwner(
      (tx) => tx`update ledger_account set balance = balance + ${amount} where reseller_id = ${id} and kind = 'credit'`,
    );
  await add(5_000);
  const { output, code } = await verify();
  expect(output).toMatch(/^This balance is not the sum of its entries:$/m);
  expect(output).toMatch(/kind +credit/);
  expect(code).toBe(1);
  await add(-5_000);
  expect((await verify()).code).toBe(0);
});

test('a head is not written before the standby has what it names', async () => {
  await sell();
  const text = readFileSync('src/server/db/functions/await_standby.sql', 'utf8');
  await owner.unsafe(
    text.replace('language sql', 'language plpgsql').replace(/\$\$[^]*\$\$/, () => `$$ begin raise 'away'; end $$`),
  );
  await keepHeads();
  expect(existsSync(file)).toBe(false);
  await owner.unsafe(text);
  await keepHeads();
  expect(readFileSync(file, 'utf8')).not.toBe('');
});

test('the newest booking, cut off with its balances and ends of the chains, is named by the head that was kept', async () => {
  await sell();
  const uid = await sell();
  await keepHeads();
  expect(await verify()).toMatchObject({
    output: expect.stringMatching(/^Nothing of what was booked until \S+ is gone\.$/m),
    code: 0,
  });
  const [booked] = await owner<
    [{ id: number }]
  >`select id from ledger_transaction where reference = ${uid} and cause = 'sale'`;
  await asOwner(async (tx) => {
    await tx`
      update ledger_account a set balance = a.balance - e.amount,
        last_hash = (select hash from ledger_entry p where p.account_id = a.id and p.transaction_id < ${booked.id}
          order by p.transaction_id desc limit 1)
      from ledger_entry e where e.account_id = a.id and e.transaction_id = ${booked.id}`;
    await tx`delete from ledger_entry where transaction_id = ${booked.id}`;
    await tx`delete from ledger_transaction where id = ${booked.id}`;
  });
  const { output, code } = await verify();
  expect(output).toMatch(/^This line of the ledger is gone, which was there at /m);
  expect(output).toMatch(new RegExp(`transaction +${booked.id}`));
  expect(code).toBe(1);

  // What was kept elsewhere shows it as well, and nobody without SECRET can make another head.
  const kept = readFileSync(file, 'utf8');
  const elsewhere = path.join(home, 'kept');
  writeFileSync(elsewhere, kept);
  rmSync(file);
  expect((await verify(elsewhere)).code).toBe(1);
  writeFileSync(elsewhere, kept.replaceAll(/,?\[\d+,\d+\]/g, ''));
  expect((await verify(elsewhere)).output).toMatch(/says other entries than the ledger has, or was changed itself/);
  writeFileSync(elsewhere, kept.replaceAll(/"key":"\w+"/g, '"key":"00000000"'));
  expect((await verify(elsewhere)).output).toMatch(/signed with a secret that is not set/);
});
