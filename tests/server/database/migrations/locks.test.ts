// What `npm run migrate -- --dry-run` says of locks, compared with the locks that PostgreSQL takes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { locksOf } from '#server/db/locks-of.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';

let database: TestDatabase;
let owner: Sql;

beforeAll(async () => {
  database = await createEmptyDatabase();
  owner = openAsOwner(database.url);
  await owner.unsafe(`
    create table shop (id int primary key, name text);
    create table sale (id int primary key, shop_id int not null, price int,
      constraint sale_price check (price > 0) not valid);
    create index sale_shop on sale (shop_id);
    create function nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger nothing after insert on sale for each row execute function nothing();
    create policy own on sale using (true);`);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** From the weakest to the strongest. */
const modes = ['row exclusive', 'share update exclusive', 'share', 'share row exclusive', 'access exclusive'];

class Rollback extends Error {}

/** The strongest lock on each of the two tables. */
const locksTaken = async (statement: string): Promise<Record<string, string>> => {
  const strongest: Record<string, string> = {};
  await owner
    .begin(async (tx) => {
      await tx.unsafe(statement).simple();
      const rows = await tx<{ table: string; mode: string }[]>`
        select relation::regclass::text as table,
          lower(trim(regexp_replace(replace(mode, 'Lock', ''), '([A-Z])', ' \\1', 'g'))) as mode
        from pg_locks where pid = pg_backend_pid() and relation in ('sale'::regclass, 'shop'::regclass)`;
      const ordered = rows.toSorted((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode));
      for (const { table, mode } of ordered) if (modes.includes(mode)) strongest[table] = mode;
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return strongest;
};

test.each([
  'alter table sale add column note text',
  'alter table sale alter column price set not null',
  'alter table sale drop constraint sale_price',
  'alter table sale validate constraint sale_price',
  'alter table sale alter column price set statistics 0',
  'alter table only sale add foreign key (shop_id) references shop (id)',
  'alter table sale add constraint s foreign key (shop_id) references public.shop (id) not valid',
  'alter table sale validate constraint sale_price, alter column price set not null',
  'alter table if exists public.sale rename price to amount',
  'create index on sale (price)',
  'create unique index sale_priced on sale using btree (id, price)',
  'create or replace trigger other after insert on sale for each row execute function nothing()',
  'drop trigger nothing on sale',
  'create policy other on sale using (true)',
  'drop policy own on sale',
  `comment on table sale is 'Sales.'`,
  'update sale set price = 1',
  'insert into sale values (1, 1, 1)',
  'delete from sale',
  'truncate sale',
  'create table line (id int primary key, sale_id int references sale)',
  'create table line (id int); create index on line (id); insert into line values (1)',
  'grant select on sale to public',
  `create or replace function nothing() returns trigger language plpgsql as 'begin return new; end'`,
])('%s', async (statement) => {
  const said = Object.fromEntries(
    locksOf(statement).flatMap(({ locks = [] }) => locks.map(({ table, mode }) => [table, mode])),
  );
  expect(locksOf(statement).every(({ locks }) => locks !== undefined)).toBe(true);
  expect(said).toEqual(await locksTaken(statement));
});

test('a statement that is not known is not described', () => {
  expect(locksOf(`do $$ begin execute 'drop table sale'; end $$`)[0]?.locks).toBeUndefined();
});
