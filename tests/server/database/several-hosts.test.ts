// A cluster: an address with several hosts, one of which takes writes, and a pooler in front of the requests. The test of
// the whole thing is tests/failover.
import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { onMeasure } from '#server/core/measures.ts';
import { connect, type Database, openAsOwner } from '#server/db/connect.ts';
import { hostsOf } from '#server/db/address.ts';
import { prepareLogins } from '#server/db/logins.ts';
import { freePort } from '#support/free-port.ts';
import { until } from '#support/poll.ts';
import { newReseller } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { createTestDatabase } from '#support/test-database.ts';
import { startTestServer } from '#support/test-server.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A host where nothing answers. */
const deadHost = async (): Promise<string> => `127.0.0.1:${await freePort()}`;

const createDatabase = async () => {
  const database = await createTestDatabase();
  undo.push(database.drop);
  return database;
};

const open = (...given: Parameters<typeof connect>): Database => {
  const db = connect(...given);
  undo.push(db.close);
  return db;
};

/** The address with these hosts before its own. */
const behind = (address: string, ...hosts: string[]): string => {
  const [own = ''] = hostsOf(address);
  return address.replace(own, [...hosts, own].join(','));
};

test('a store whose address lists several hosts starts, sells, and does its jobs at the one that takes writes', async () => {
  const { url } = await createDatabase();
  const server = await startTestServer({ databaseUrl: behind(url, await deadHost()) });
  undo.push(server.stop);
  const reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * 2);
  expect((await registerSale(reseller, item.id)).response.status).toBe(200);
  const [{ jobs }] = await server.db.system<[{ jobs: number }]>`
    select count(*) as jobs from pg_stat_activity where datname = current_database() and application_name = 'simshelf_jobs'`;
  expect(jobs).toBeGreaterThan(0);
});

/** A host that lets in, and says that it is a standby. */
const startStandby = async (url: string): Promise<{ host: string; statements: () => number }> => {
  const target = new URL(url);
  const [said, instead] = ['S\0\0\0\x17in_hot_standby\0off\0', 'S\0\0\0\x16in_hot_standby\0on\0'];
  let statements = 0;
  const server = createServer((store) => {
    const database = connectSocket(Number(target.port), target.hostname);
    store.on('data', (chunk: Buffer) => {
      // Simple and prepared statements; what a client says of itself begins with other letters.
      if ('QP'.includes(String.fromCodePoint(chunk[0] ?? 0))) statements += 1;
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => store.write(chunk.toString('latin1').replace(said, instead), 'latin1'));
    for (const [one, other] of [
      [store, database],
      [database, store],
    ] as const)
      one.on('error', () => {}).once('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => server.close());
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, statements: () => statements };
};

test.each(['', '?target_session_attrs=read-write'])('no statement goes to a standby (%j)', async (wanted) => {
  const { url, logins } = await createDatabase();
  const { host, statements } = await startStandby(url);
  const address = behind(logins.system, host) + wanted;
  const db = open({ app: address, system: address }, { app: 3, system: 3 });
  const reads = await Promise.all(
    [1, 2, 3].map((value) => db.system<{ value: number }[]>`select ${value}::int as value`),
  );
  expect(reads.flat()).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  expect(statements()).toBe(0);
  const alone =
    logins.system.replace(hostsOf(logins.system).join(), host) + (wanted || '?target_session_attrs=primary');
  const nowhere = open({ app: alone, system: alone }, { app: 1, system: 1 });
  await expect(nowhere.system`select`).rejects.toMatchObject({ code: 'NO_SUCH_HOST' });
});

test('a primary is not read as if it were a replica', async () => {
  const { url } = await createDatabase();
  const server = await startTestServer({ databaseUrl: url, readUrl: `postgres://${hostsOf(url).join()}` });
  undo.push(server.stop);
  const outcomes: string[] = [];
  const stopCounting = onMeasure('replicaRead', ({ outcome }) => outcomes.push(outcome));
  undo.push(async () => stopCounting());
  const reseller = await newReseller(server);
  await until('it was tried', async () => {
    expect((await reseller.api.GET('/activations/activated-items')).response.status).toBe(200);
    return outcomes.length > 0;
  });
  expect(new Set(outcomes)).toEqual(new Set(['failed']));
});

test('a statement is refused when none of the hosts answers', async () => {
  const { logins } = await createDatabase();
  const [one, two] = [await deadHost(), await deadHost()];
  const nowhere = logins.system.replace(hostsOf(logins.system).join(), `${one},${two}`);
  const db = open({ app: nowhere, system: nowhere }, { app: 1, system: 1 });
  await expect(db.system`select`).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(db.system.begin((tx) => tx`select`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a connection to a database that takes no writes is dropped, and the transaction is begun again on another', async () => {
  const { url, logins } = await createDatabase();
  const owner = openAsOwner(url);
  undo.push(() => owner.end());
  const [{ name }] = await owner<[{ name: string }]>`select current_database() as name`;
  await owner.unsafe(`create table entry (text text); call system_table('entry');`);
  await owner`alter database ${owner(name)} set default_transaction_read_only = on`;
  // With a single connection the next statement has this one, unless it is dropped.
  const db = open(logins, { app: 1, system: 1 });
  await db.system`select`;
  await owner`set default_transaction_read_only = off`;
  await owner`alter database ${owner(name)} reset default_transaction_read_only`;
  let begun = 0;
  await db.system.begin(async (tx) => {
    begun += 1;
    await tx`insert into entry values ('once')`;
  });
  expect(begun).toBe(2);
  expect(await owner`select text from entry`).toEqual([{ text: 'once' }]);
});

test('answers that are under way on a connection that is dropped come to those who asked', async () => {
  const { url, logins } = await createDatabase();
  const owner = openAsOwner(url);
  undo.push(() => owner.end());
  const [{ name }] = await owner<[{ name: string }]>`select current_database() as name`;
  await owner.unsafe(`create table entry (text text); call system_table('entry');`);
  await owner`alter database ${owner(name)} set default_transaction_read_only = on`;
  const db = open(logins, { app: 1, system: 1 });
  const read = (value: number) => db.system<{ value: number }[]>`select ${value}::int as value`;
  // Prepared, so that what follows is sent at once.
  await read(0);
  await expect(db.system`insert into entry values ('never')`).rejects.toMatchObject({ code: '25006' });
  await read(0);
  const asked = [db.system`insert into entry values ('never')`, read(1), read(2), read(3)];
  const answers = await Promise.allSettled(asked);
  expect(answers[0]).toMatchObject({ status: 'rejected', reason: { code: '25006' } });
  const given = answers
    .slice(1)
    .flatMap((answer, index) => (answer.status === 'fulfilled' ? [{ asked: index + 1, value: answer.value }] : []));
  expect(given).toEqual(given.map(({ asked: value }) => ({ asked: value, value: [{ value }] })));
});

test('behind a pooler, the logins have the settings of a session by themselves, and nothing is prepared by name', async () => {
  const { url } = await createDatabase();
  const poolerUrl = `postgres://${hostsOf(url).join()}`;
  const owner = openAsOwner(url);
  undo.push(() => owner.end());
  const db = open(
    await prepareLogins(owner, url, { secret: newSecret(), poolerUrl }),
    { app: 1, system: 1 },
    undefined,
    {
      poolerUrl,
    },
  );
  for (const pool of ['app', 'system'] as const) {
    const settings = await db[pool]<{ name: string; setting: string; source: string }[]>`
      select name, setting, source from pg_settings where name in ('TimeZone', 'enable_seqscan', 'jit',
        'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and ${true} order by name`;
    const own = settings.filter(({ source }) => source === 'database user');
    expect(Object.fromEntries(own.map(({ name, setting }) => [name, setting]))).toEqual({
      TimeZone: 'UTC',
      ...(pool === 'app' && { enable_seqscan: 'off' }),
      idle_in_transaction_session_timeout: '30000',
      jit: 'off',
      lock_timeout: '10000',
      statement_timeout: '12000',
    });
    expect(await db[pool]`select name from pg_prepared_statements`).toEqual([]);
  }
});

test('announcements come on a direct connection, and the pooler has none of it', async () => {
  const { url } = await createDatabase();
  const poolerUrl = `postgres://${hostsOf(url).join()}/?application_name=pooled`;
  const owner = openAsOwner(url);
  undo.push(() => owner.end());
  const db = open(
    await prepareLogins(owner, url, { secret: newSecret(), poolerUrl }),
    { app: 1, system: 1 },
    undefined,
    {
      poolerUrl,
    },
  );
  const heard: string[] = [];
  await db.direct.listen('mail', (payload) => heard.push(payload));
  await owner`select pg_notify('mail', 'now')`;
  await until('it is heard', () => heard.length > 0);
  const listening = await owner<{ name: string }[]>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`;
  expect(listening).toEqual([{ name: 'simshelf_system' }]);
});

test('a login keeps its stored password at each start, because a pooler goes on with what it knows', async () => {
  const { url } = await createDatabase();
  const owner = openAsOwner(url);
  undo.push(() => owner.end());
  const secret = newSecret();
  const stored = async () => {
    await prepareLogins(owner, url, { secret });
    return owner<{ rolname: string; rolpassword: string }[]>`
      select rolname, rolpassword from pg_authid where rolname like '%' || current_database() || '%' order by 1`;
  };
  const first = await stored();
  expect(first.length).toBeGreaterThan(1);
  expect(await stored()).toEqual(first);
});
