// What PostgreSQL reads as the same, and the forms of a migration.
import { describe, expect, test } from 'vitest';
import { checksumOf, statementsOf, tokensOf } from '#server/db/sql-text.ts';
import { migration } from '#support/migration.ts';

describe('the checksum', () => {
  test.each([
    ['comments', 'select 1; -- one', 'select 1;'],
    ['nested comments', 'select /* a /* b */ c */ 1', 'select 1'],
    ['a comment within an operator', 'select 1 +-- two\n2', 'select 1 + 2'],
    ['white space and lines', 'select  a,\n  b\nfrom(c)', 'select a, b from (c)'],
  ])('ignores %s', (_what, one, other) => {
    expect(checksumOf(one)).toBe(checksumOf(other));
  });

  test.each([
    ['white space in a constant', `select 'a  b'`, `select 'a b'`],
    ['what looks like a comment in a constant', `select 'a -- b'`, `select 'a'`],
    ['a quote in a constant', `select 'it''s -- b'`, `select 'it''s'`],
    ['an escaped quote', String.raw`select e'it\'s -- b'`, String.raw`select e'it\'s'`],
    ['what looks like a comment in a name', 'select "a -- b"', 'select "a"'],
    ['a comment in a dollar quote', 'do $$ begin -- a\nend $$', 'do $$ begin -- b\nend $$'],
    ['white space in a dollar quote with a tag', 'do $a$ $$  $$ $a$', 'do $a$ $$ $$ $a$'],
    ['the parts of an operator', 'select 1 > = 2', 'select 1 >= 2'],
    ['words', 'select ab', 'select a b'],
  ])('counts %s', (_what, one, other) => {
    expect(checksumOf(one)).not.toBe(checksumOf(other));
  });
});

test('a text is divided into statements at semicolons outside of constants', () => {
  expect(statementsOf(`select ';'; do $$ begin; end $$;\n-- end;\n`)).toEqual([
    ['select', `';'`],
    ['do', '$$ begin; end $$'],
  ]);
});

test('words and signs can be joined again', () => {
  const statement = `create index a on b using gin (c jsonb_path_ops) where d::text <> e'\\'' and f > 1.5e-3 and g$1 = U&"x"`;
  expect(tokensOf(tokensOf(statement).join(' '))).toEqual(tokensOf(statement));
});

describe('a migration', () => {
  test('has steps of three kinds', () => {
    const { steps } = migration(
      '0901_steps',
      'select 1;\n-- step: batches\nupdate a set b = 1;\n-- step: concurrently\ncreate index concurrently c on a (b);\n' +
        'drop index concurrently if exists d;\n-- step: transaction\nselect 2;',
    );
    expect(steps.map(({ kind }) => kind)).toEqual(['transaction', 'batches', 'concurrently', 'transaction']);
  });

  test.each([
    ['another kind of step', '-- step: slowly\nselect 1', 'a step is transaction, batches, concurrently, not slowly'],
    ['two statements in a batch', '-- step: batches\nupdate a set b = 1; select 2', 'one statement, not 2'],
    [
      'anything but indexes in a concurrent step',
      '-- step: concurrently\nvacuum a',
      'has only "create index concurrently',
    ],
    ['an index that would be dropped twice', '-- step: concurrently\ndrop index concurrently a', 'if exists NAME'],
  ])('is refused with %s', (_what, text, reason) => {
    expect(() => migration('0901_wrong', text)).toThrow(reason);
  });
});
