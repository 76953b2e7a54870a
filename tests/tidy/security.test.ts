// The answers to OWASP ASVS 5.0: each requirement of levels 1 and 2 has one, and each test that is named is there.
import { expect, test } from 'vitest';
import { contentOf, filesBelow } from './source-tree.ts';

/** OWASP ASVS 5.0.0. */
const requirements = { 1: 70, 2: 183 };

const page = contentOf('docs/security.md');

type Row = { id: string; level: number; answer: string };

const rows: Row[] = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) +\| (\d) +\| [^|]+ \| (.+?) *\|$/gm)].map(
  ([, id = '', level = '', answer = '']) => ({ id, level: Number(level), answer }),
);

const reasons = ['By design', 'Does not apply', 'Not met', 'Partly'];
const reason = new RegExp(String.raw`^\*\*(?:${reasons.join('|')})\.\*\* \S`);
const namedTest = /`(tests\/[\w./-]+)` “([^”]+)”/g;

const isThere = (file: string, title: string): boolean =>
  filesBelow('tests').includes(file) &&
  contentOf(file)
    .replaceAll(String.raw`\'`, "'")
    .includes(title);

test('the page has each requirement of levels 1 and 2 once', () => {
  for (const [level, count] of Object.entries(requirements)) {
    expect(rows.filter((row) => row.level === Number(level))).toHaveLength(count);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('each answer names a test, or gives a reason', () => {
  const without = rows.filter(({ answer }) => !reason.test(answer) && !answer.startsWith('`tests/'));
  expect(without).toEqual([]);
});

test('each named test is there', () => {
  const named = [...page.matchAll(namedTest)].map(([, file = '', title = '']) => ({ file, title }));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, title }) => !isThere(file, title))).toEqual([]);
  expect(rows.filter(({ answer }) => answer.startsWith('`tests/') && !answer.match(namedTest))).toEqual([]);
});
