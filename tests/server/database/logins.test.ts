// The rights of the server's logins in their database, tested on real connections.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { connect, type Database, type Logins, openAsOwner, openSingle, type Sql } from '#server/db/connect.ts';
import { loginsOf, prepareLogins } from '#server/db/logins.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { prepareQueue } from '#server/jobs/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newSecret } from '#support/secret.ts';
import { createEmptyDatabase, createTestDatabase } from '#support/test-database.ts';

const [rosa, otto] = [randomUUID(), randomUUID()];
const pools = ['app', 'system'] as const;
const denied = 'permission denied';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Sql;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
  db = connect(database.logins, { app: 2, system: 2 });
  for (const id of [rosa, otto]) {
    await db.system`select provision_reseller(${id}, 'test', ${id}, ${`${id}@example.com`}, 'A', 'B', 'en', 500)`;
  }
});
afterAll(async () => {
  await db.close();
  await owner.end();
  await database.drop();
});

/** Books for a reseller as a request of `caller` would. */
const book = (caller: string, reseller: string, amounts: [number, number]) =>
  db.forReseller(
    caller,
    (tx) => tx`
      select ledger_post(${reseller}, 'USD', 'correction', ${randomUUID()}, 'test', '{credit,sales}', ${amounts}::bigint[])`,
  );

const creditOf = async (reseller: string): Promise<number | undefined> => {
  const [row] = await db.system<{ balance: number }[]>`
    select balance from ledger_account where reseller_id = ${reseller} and kind = 'credit'`;
  return row?.balance;
};

describe.each(pools)('the login of the %s', (pool) => {
  test('cannot become anybody else', async () => {
    const [me] = await owner<{ name: string; superuser: string }[]>`
      select rolname as name, current_user as superuser from pg_roles where rolname like ${`simshelf\\_${pool}\\_%`}
        and rolname like '%' || current_database() || '\\_%'`;
    const other = pool === 'app' ? 'simshelf_system' : 'simshelf_app';
    for (const role of [other, 'simshelf_definer', me?.superuser ?? '']) {
      await expect(db[pool]`set role ${db[pool](role)}`).rejects.toThrow(denied);
      await expect(db[pool]`set session authorization ${db[pool](role)}`).rejects.toThrow(denied);
    }
    await db[pool]`set role none`;
    const [now] = await db[pool]`
      select current_user as name, session_user as signed_in, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication
      from pg_roles where rolname = current_user`;
    expect(now).toEqual({
      name: me?.name,
      signedIn: me?.name,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    });
  });

  test('cannot make a table, a temporary one either, nor a schema or a function', async () => {
    for (const statement of [
      'create table mine (id int)',
      'create temporary table mine (id int)',
      'create table pgboss.mine (id int)',
      'create schema mine',
      'create function mine() returns int return 1',
      'alter table sold_item add column mine int',
    ]) {
      await expect(db[pool].unsafe(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('writes no balance, booking or entry by itself', async () => {
    for (const statement of [
      'update ledger_account set balance = balance + 1',
      'update ledger_account set reseller_id = reseller_id',
      `insert into ledger_account (reseller_id, kind, currency, balance) values ('${rosa}', 'credit', 'EUR', 100)`,
      'delete from ledger_account',
      `insert into ledger_transaction (reseller_id, cause, reference, actor) values ('${rosa}', 'sale', '${rosa}', 'me')`,
      `insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash) values (1, 1, '${rosa}', 100, '')`,
      'update ledger_entry set amount = amount + 1',
      'delete from ledger_entry',
      'select * from ledger_account for update',
      'alter table ledger_entry disable trigger all',
    ]) {
      const asRosa = db[pool].begin(async (tx) => {
        await tx`select set_config('app.reseller_id', ${rosa}, true)`;
        await tx.unsafe(statement);
      });
      await expect(asRosa).rejects.toThrow(/permission denied|must be owner/);
    }
    expect(await creditOf(rosa)).toBe(500);
  });
});

test('the app reads and books for the reseller of its transaction alone', async () => {
  const read = await db.forReseller(rosa, (tx) => tx<{ resellerId: string }[]>`select reseller_id from ledger_account`);
  expect(new Set(read.map(({ resellerId }) => resellerId))).toEqual(new Set([rosa]));
  const [locked] = await db.forReseller(rosa, (tx) => tx`select lock_credit(${otto}, 'USD') as credit`);
  expect(locked).toEqual({ credit: null });
  await expect(book(rosa, otto, [5, -5])).rejects.toThrow('row-level security');
  expect(await creditOf(otto)).toBe(500);
});

test('the app cannot read the profiles that are still free, and takes one through its function', async () => {
  await db.system`delete from esim_pool`;
  await db.system`
    insert into esim_pool (id, iccid, imsi, activation_code) values (${randomUUID()}, '8999000000000000000', '1', 'LPA:1')`;
  await expect(db.app`select * from esim_pool`).rejects.toThrow(denied);
  await expect(db.app`delete from esim_pool`).rejects.toThrow(denied);
  expect(await db.app`select (take_from_esim_pool()).iccid`).toEqual([{ iccid: '8999000000000000000' }]);
});

describe('the ledger', () => {
  test('takes no transaction whose entries do not sum to zero', async () => {
    await expect(book(rosa, rosa, [-20, 19])).rejects.toThrow('a ledger transaction sums to zero, not to -1');
    expect(await creditOf(rosa)).toBe(500);
    await book(rosa, rosa, [-20, 20]);
    expect(await creditOf(rosa)).toBe(480);
    await expectBooksToBeRight({ db });
  });

  test('takes none from its owner either, and no balance without an entry', async () => {
    const [entry] = await owner<{ transactionId: number; otherId: number }[]>`
      select max(transaction_id) as transaction_id,
        (select id from ledger_account where reseller_id = ${rosa} and kind = 'bonus') as other_id
      from ledger_entry where reseller_id = ${rosa}`;
    const { transactionId = 0, otherId = 0 } = entry ?? {};
    const add = owner`insert into ledger_entry values (${transactionId}, ${otherId}, ${rosa}, 7, '')`;
    await expect(add).rejects.toThrow('a ledger transaction sums to zero, not to 7');
    const alone = 'a balance is changed by entries alone';
    await expect(owner`update ledger_account set balance = balance + 1`).rejects.toThrow(alone);
    const given = owner`insert into ledger_account (reseller_id, kind, currency, balance) values (${rosa}, 'credit', 'EUR', 1)`;
    await expect(given).rejects.toThrow(alone);
    await expectBooksToBeRight({ db });
  });

  test('takes no credit below zero and no cause twice, not even from its owner', async () => {
    const spend = owner.begin(async (tx) => {
      const [booking] = await tx<{ id: number }[]>`
        insert into ledger_transaction (reseller_id, cause, reference, actor)
          values (${rosa}, 'correction', ${randomUUID()}, 'test') returning id`;
      await tx`
        insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash)
          select ${booking?.id ?? 0}, id, reseller_id, case kind when 'credit' then -501 else 501 end, ''
          from ledger_account where reseller_id = ${rosa} and kind in ('credit', 'sales')`;
    });
    await expect(spend).rejects.toThrow('"ledger_account_check"');
    const again = owner`
      insert into ledger_transaction (reseller_id, cause, reference, actor)
        select reseller_id, cause, reference, actor from ledger_transaction where cause = 'bonus' and reseller_id = ${rosa}`;
    await expect(again).rejects.toThrow('"ledger_transaction_reseller_id_reference_cause_key"');
    await expectBooksToBeRight({ db });
  });

  test('is written by functions whose owner cannot sign in, and whose names are looked up in fixed places', async () => {
    const ofMonths = ['make_months', 'drop_empty_month'];
    const functions = await owner`
      select proname as name, r.rolname as owner, rolcanlogin or rolsuper or rolbypassrls as mighty, proconfig as settings
      from pg_proc p join pg_roles r on r.oid = p.proowner
      where prosecdef and pronamespace = 'public'::regnamespace and proname <> all (${ofMonths}) order by 1`;
    const fixed = { owner: 'simshelf_definer', mighty: false, settings: ['search_path=public, pg_temp'] };
    expect(functions).toEqual([
      { name: 'access_of_grant', ...fixed },
      { name: 'is_taken_back', ...fixed },
      { name: 'ledger_post', ...fixed },
      { name: 'lock_credit', ...fixed },
      { name: 'require_right', ...fixed },
      { name: 'running_keys', ...fixed },
      { name: 'take_from_esim_pool', ...fixed },
    ]);
    const [inSchema] = await owner`select has_schema_privilege('simshelf_definer', 'public', 'create') as creates`;
    expect(inSchema).toEqual({ creates: false });
    // Only the owner of a table gives it another part; these take no more than the name of one, and times.
    const asOwner = await owner`
      select proname as name, proconfig @> array['search_path=public, pg_temp'] as is_fixed,
        has_function_privilege('simshelf_system', oid, 'execute') as system,
        has_function_privilege('simshelf_app', oid, 'execute') as app
      from pg_proc where proname = any (${ofMonths}) order by 1`;
    const systemAlone = { isFixed: true, system: true, app: false };
    expect(asOwner).toEqual([
      { name: 'drop_empty_month', ...systemAlone },
      { name: 'make_months', ...systemAlone },
    ]);
  });
});

const canSignIn = async (address: string): Promise<boolean> => {
  const sql = openSingle(address, 'test');
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    expect((error as Error).message).toMatch(/password authentication failed|not permitted to log in/);
    return false;
  } finally {
    await sql.end();
  }
};

describe('passwords', () => {
  test('follow from the secret: another one makes other logins, and the old ones end', async () => {
    const [before, after] = [newSecret(), newSecret()];
    const old = await prepareLogins(owner, database.url, { secret: before });
    const signedIn = openSingle(old.app, 'test');
    await signedIn`select 1`;
    const now = await prepareLogins(owner, database.url, { secret: after });
    expect(now).toEqual(loginsOf(database.url, after));
    for (const pool of pools) {
      expect(await canSignIn(now[pool])).toBe(true);
      expect(await canSignIn(old[pool])).toBe(false);
    }
    // Open connections stay: processes with the old secret finish their work.
    await expect(signedIn`select 1`).resolves.toHaveLength(1);
    await signedIn.end();
  });

  test('of a secret that is still accepted stay, until it is not', async () => {
    const [[before], [after]] = [newSecret(), newSecret()];
    const old = await prepareLogins(owner, database.url, { secret: [before] });
    await prepareLogins(owner, database.url, { secret: [after, before] });
    expect(await canSignIn(old.app)).toBe(true);
    await prepareLogins(owner, database.url, { secret: [after] });
    expect(await canSignIn(old.app)).toBe(false);
  });

  test('of another database of the same server stay as they are', async () => {
    const other = await createTestDatabase();
    await prepareLogins(owner, database.url, { secret: newSecret() });
    expect(await canSignIn(other.logins.app)).toBe(true);
    await other.drop();
  });
});

describe('where the owner may not create roles', () => {
  const setUp = async () => {
    const plain = await createEmptyDatabase();
    const administrator = openAsOwner(plain.url);
    const name = `plain_${randomUUID().slice(0, 8)}`;
    await administrator.unsafe(`
      create role ${name} login password 'owner';
      create role ${name}_app login password 'app' in role simshelf_app;
      create role ${name}_system login password 'system' in role simshelf_system;
      grant simshelf_app, simshelf_system, simshelf_definer to ${name};
      alter database ${new URL(plain.url).pathname.slice(1)} owner to ${name};`);
    await administrator.end();
    const addressOf = (user: string, password: string): string => {
      const address = new URL(plain.url);
      Object.assign(address, { username: user, password });
      return address.href;
    };
    const logins: Logins = { app: addressOf(`${name}_app`, 'app'), system: addressOf(`${name}_system`, 'system') };
    return { plain, ownerUrl: addressOf(name, 'owner'), logins };
  };
  const preparation = { requireDurability: false, gatewayTables: [], secret: newSecret(), log: createLog('silent') };

  test('it says what to do, and works with the given logins', async () => {
    const { plain, ownerUrl, logins } = await setUp();
    await expect(prepareDatabase(ownerUrl, preparation)).rejects.toThrow(
      /may not make logins.*set DATABASE_APP_URL and DATABASE_SYSTEM_URL/,
    );
    expect((await prepareDatabase(ownerUrl, { ...preparation, logins })).logins).toEqual(logins);
    await prepareQueue(ownerUrl);
    const own = connect(logins, { app: 1, system: 1 });
    await own.system`select provision_reseller(${rosa}, 'test', 'rosa', 'rosa@example.com', 'A', 'B', 'en', 500)`;
    const read = await own.forReseller(rosa, (tx) => tx`select balance from ledger_account where kind = 'credit'`);
    expect(read).toEqual([{ balance: 500 }]);
    await expect(own.system`select * from pgboss.job`).resolves.toHaveLength(0);
    await expect(own.app`select * from pgboss.job`).rejects.toThrow(denied);
    await own.close();
    await plain.drop();
  });

  test('logins that may do more than their part are refused', async () => {
    const secret = newSecret();
    const { app, system } = await prepareLogins(owner, database.url, { secret });
    for (const logins of [
      { app: database.url, system },
      { app, system: database.url },
      { app: system, system },
      { app, system: app },
    ]) {
      const given = prepareLogins(owner, database.url, { secret, logins });
      await expect(given).rejects.toThrow('must be a member of simshelf_');
    }
  });
});
