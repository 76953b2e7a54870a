// Tables that are kept by month: their parts are made ahead, are reached through the table alone, and go when they are empty.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { monthsJob } from '#server/jobs/index.ts';
import { newReseller } from '#support/reseller.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const parted = ['audit_entry', 'event', 'identity_event', 'webhook_attempt'];

let server: TestServer;
let system: Sql;
let owner: Sql;
let resellerId: string;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  system = server.db.system;
  owner = openAsOwner(server.databaseUrl);
  const { email } = await newReseller(server);
  const [row] = await system<{ resellerId: string }[]>`select reseller_id from reseller where email = ${email}`;
  resellerId = row?.resellerId ?? '';
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const partsOf = async (table: string): Promise<string[]> => {
  const rows = await system<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${table}::regclass order by relname`;
  return rows.map(({ name }) => name);
};

/** The parts of these months, counted from the present one. */
const named = async (table: string, months: readonly number[]): Promise<string[]> => {
  const rows = await system<{ name: string }[]>`
    select ${table} || to_char(date_trunc('month', now()) + make_interval(months => n), '_YYYY_MM') as name
    from unnest(${months}::integer[]) as n`;
  return rows.map(({ name }) => name);
};

const addEvent = async (at: Date, type = 'BALANCE_ALERT'): Promise<string> => {
  const [row] = await system<[{ id: string }]>`
    insert into event (id, reseller_id, type, data, created_at)
    values (new_event_id(${at}), ${resellerId}, ${type}, ${system.json({ uid: randomUUID() })}, ${at}) returning id`;
  return row.id;
};

const addAttempt = (eventId: string) => system`
  insert into webhook_attempt (reseller_id, event_id, url, status, milliseconds)
  values (${resellerId}, ${eventId}, 'https://receiver.example', 200, 1)`;

/** The first moment of the month that begins so many months after the present one. */
const monthAfter = async (months: number): Promise<Date> => {
  const [row] = await system<[{ at: Date }]>`
    select date_trunc('month', now()) + make_interval(months => ${months}) as at`;
  return row.at;
};

test.each(parted)('%s has its parts from the month before until three months ahead', async (table) => {
  expect(await partsOf(table)).toEqual(await named(table, [-1, 0, 1, 2, 3]));
});

test('when months have passed, the job makes the next ones, once, and several processes may at once', async () => {
  await owner.unsafe(
    parted.map((table) => `select make_months(now(), now() + interval '5 months', '${table}')`).join(';'),
  );
  expect(await partsOf('event')).toEqual(await named('event', [-1, 0, 1, 2, 3, 4, 5]));
  // What three months without a store leave: the present month has its parts, and no later one.
  for (const table of ['webhook_attempt', 'event', 'identity_event', 'audit_entry']) {
    const later = await named(table, [1, 2, 3, 4, 5]);
    for (const name of later) await owner.unsafe(`alter table ${table} detach partition ${name}; drop table ${name}`);
  }
  await Promise.all([monthsJob(system).work({}), monthsJob(system).work({})]);
  for (const table of parted) expect(await partsOf(table)).toEqual(await named(table, [-1, 0, 1, 2, 3]));
});

test('a row is in the month of its time on both sides of midnight, and what has no month is refused, not kept elsewhere', async () => {
  const next = await monthAfter(1);
  const before = new Date(next.getTime() - 1);
  const [last, first] = [await addEvent(before), await addEvent(next)];
  const rows = await system<{ id: string; part: string }[]>`
    select id, tableoid::regclass::text as part from event where id in (${last}, ${first}) order by created_at`;
  const [present, following] = await named('event', [0, 1]);
  expect(rows).toEqual([
    { id: last, part: present },
    { id: first, part: following },
  ]);
  await addAttempt(first);
  const [attempt] = await system<{ part: string }[]>`
    select tableoid::regclass::text as part from webhook_attempt where event_id = ${first}`;
  expect([attempt?.part]).toEqual(await named('webhook_attempt', [1]));
  await expect(addEvent(await monthAfter(40))).rejects.toThrow('no partition of relation "event" found');
});

test('an event cannot have the id of another month, so no month takes a newer event with it', async () => {
  const misdated = system`
    insert into event (id, reseller_id, type, data, created_at)
    values (new_event_id(now()), ${resellerId}, 'BALANCE_ALERT', '{}', now() - interval '1 day')`;
  await expect(misdated).rejects.toThrow('event_id_time');
});

test('no login of the store reaches a part by its name, and a new part has no other rights than the first', async () => {
  await addEvent(new Date());
  await system`select make_months(now(), now() + interval '4 months')`;
  const tables = (await Promise.all(parted.map(partsOf))).flat();
  expect(tables).toHaveLength(24);
  const acts = ['select from', 'delete from', 'truncate'];
  const open: string[] = [];
  for (const statement of tables.flatMap((table) => acts.map((act) => `${act} ${table}`))) {
    const tried = await Promise.allSettled([
      system.unsafe(statement),
      server.db.forReseller(resellerId, (tx) => tx.unsafe(statement)),
    ]);
    if (!tried.every((one) => one.status === 'rejected' && String(one.reason).includes('permission denied')))
      open.push(statement);
  }
  expect(open).toEqual([]);
});

test('through the table a reseller sees its own rows of every month, and no others', async () => {
  const id = await addEvent(await monthAfter(-1));
  const read = (reader: string) => server.db.forReseller(reader, (tx) => tx`select from event where id = ${id}`);
  expect(await read(resellerId)).toHaveLength(1);
  expect(await read(randomUUID())).toHaveLength(0);
  await system`delete from event where id = ${id}`;
});

test('an event and its attempts are looked up in their month alone, and the list needs no sort', async () => {
  const id = await addEvent(new Date());
  await addAttempt(id);
  const explain = (statement: string): Promise<string> =>
    server.db.forReseller(resellerId, async (tx) => {
      const plan = await tx.unsafe(`explain (analyze, costs off, timing off, summary off) ${statement}`);
      return JSON.stringify(plan);
    });
  const one = await explain(`
    select a.status from event e join webhook_attempt a on a.reseller_id = e.reseller_id and a.event_id = e.id
    where e.reseller_id = current_reseller() and e.id = '${id}'`);
  const months = one.match(/_\d{4}_\d\d(?=[_ ])/g) ?? [];
  expect([...new Set(months.map((month) => `event${month}`))]).toEqual(await named('event', [0]));
  const list = await explain(`
    select id from event where reseller_id = current_reseller() and has_delivery
    order by created_at desc, id desc limit 20`);
  expect(list).not.toMatch(/Seq Scan|"Sort"|Sort Method/);
});

test('audit entries of a part are never changed or removed, not even by the owner', async () => {
  for (const part of await partsOf('audit_entry')) {
    await expect(owner.unsafe(`delete from ${part}`)).rejects.toThrow('never changed or removed');
    await expect(owner.unsafe(`truncate ${part}`)).rejects.toThrow('never changed or removed');
  }
  await expect(owner`truncate audit_entry`).rejects.toThrow('never changed or removed');
});

test('a past month goes when its last row has gone, attempts before events, and one with a row stays', async () => {
  for (const table of ['event', 'webhook_attempt', 'identity_event'])
    await system`select make_months(now() - interval '6 months', now(), ${table})`;
  const present = [-1, 0, 1, 2, 3, 4];
  const kept = await addEvent(await monthAfter(-4));
  await addAttempt(kept);
  await system`insert into identity_event (event, created_at) values ('WRONG_PASSWORD', ${await monthAfter(-5)})`;
  await monthsJob(system).work({});
  expect(await partsOf('event')).toEqual(await named('event', [-4, ...present]));
  expect(await partsOf('webhook_attempt')).toEqual(await named('webhook_attempt', [-4, ...present]));
  expect(await partsOf('identity_event')).toEqual(await named('identity_event', [-5, ...present]));
  await system`delete from event where id = ${kept}`;
  expect(await system`select from webhook_attempt where event_id = ${kept}`).toHaveLength(0);
});

test('the system cannot remove a month that has a row, is not over, or is kept for ever', async () => {
  await system`select make_months(now() - interval '4 months', now(), 'event')`;
  await system`select make_months(now() - interval '4 months', now(), 'audit_entry')`;
  const id = await addEvent(await monthAfter(-4));
  const names = [...(await named('event', [-4, 0, 1])), ...(await named('audit_entry', [-4])), 'sold_item', 'event'];
  const gone = await Promise.all(
    names.map(async (name) => (await system<[{ gone: boolean }]>`select drop_empty_month(${name}) as gone`)[0].gone),
  );
  expect(gone).toEqual(names.map(() => false));
  expect(await system`select from event where id = ${id}`).toHaveLength(1);
  const [closed] = await system<{ relforcerowsecurity: boolean }[]>`
    select relforcerowsecurity as "relforcerowsecurity" from pg_class where relname = ${names[0] ?? ''}`;
  expect(closed).toEqual({ relforcerowsecurity: true });
  await expect(server.db.app`select make_months()`).rejects.toThrow('permission denied');
  await expect(server.db.app`select drop_empty_month('event')`).rejects.toThrow('permission denied');
});
