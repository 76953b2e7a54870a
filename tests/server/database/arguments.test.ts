// Objects as arguments of SQL functions: what is misspelt on one side would be null on the other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { readSchema } from '#server/db/schema-files.ts';
import { createTestDatabase } from '#support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const none = '00000000-0000-4000-8000-000000000000';

test.each([
  [
    'a sale',
    `select sell_item('${none}', '{"expectedPrise": 1}', '${none}', '${none}', null, 'DATA_PLAN')`,
    'expectedPrise',
  ],
  ['a customer', `select register_activation('${none}', null, '', '{}', '{"eMail": "a@example.com"}')`, 'eMail'],
  ['a right', `select require_right('{"operatorID": "${none}"}')`, 'operatorID'],
  ['a channel', `select require_right('{"channel": {"id": "${none}", "secretNo": 1}}')`, 'secretNo'],
  ['a profile', `select deliver_order('${none}', '${none}', '{"activation_code": "x"}')`, 'activation_code'],
])('%s with a misspelt key is refused', async (_, statement, key) => {
  await expect(owner.unsafe(statement)).rejects.toThrow(`no such argument: ${key}`);
});

/** What the functions themselves have stored. */
const STORED = 'p_answer';

/** The keys that a function reads of its argument, by the argument. */
const readKeys = (text: string): [argument: string, key: string][] =>
  text
    .matchAll(/\b(p_\w+) (?:->>?|#>>?) '\{?(\w+)/g)
    .map(([, argument = '', key = '']): [string, string] => [argument, key])
    .filter(([argument]) => argument !== STORED)
    .toArray();

test('each key that a function reads of an argument is one that its callers may send', async () => {
  const { functions } = await readSchema([]);
  const known = new Map(
    functions.flatMap(({ text }) =>
      text
        .matchAll(/refuse_unknown_keys\((p_\w+), '\{([\w,\s]+)\}'\)/g)
        .map(([, argument = '', keys = '']): [string, string[]] => [argument, keys.split(/,\s*/)])
        .toArray(),
    ),
  );
  const read = functions.flatMap(({ text }) => readKeys(text));
  expect([...known.keys()].toSorted()).toEqual([...new Set(read.map(([argument]) => argument))].toSorted());
  expect(read.filter(([argument, key]) => known.get(argument)?.includes(key) !== true)).toEqual([]);
  for (const [argument, keys] of known) {
    for (const key of keys) expect(read).toContainEqual([argument, key]);
  }
});
