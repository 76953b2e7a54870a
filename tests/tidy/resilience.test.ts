// docs/resilience.md has a result for each dependency and each way to fail, and names a test that shows it.
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentOf, filesBelow } from './source-tree.ts';

const WAYS = ['Down', 'Slow', 'Reset', '500', 'Garbage'];

const sections = contentOf('docs/resilience.md').split(/^## /m).slice(1);

const rowsOf = (section: string): string[][] =>
  [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

const tables = sections.map((section) => ({
  section,
  rows: rowsOf(section).filter(([way = '']) => WAYS.includes(way)),
}));
const dependencies = tables.filter(({ rows }) => rows.some(([, , ...more]) => more.length === 1));

/** The text in backticks; a file without a folder is in the folder of the previous file. */
const namedIn = (text: string): string[] =>
  [...text.replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

const filesOf = (section: string): string[] => {
  let folder = '';
  return namedIn(section).flatMap((name) => {
    if (name.startsWith('tests/')) folder = path.dirname(name);
    if (!/^[\w./-]+(?:\.test\.ts|\/kill)$/.test(name)) return [];
    const file = name.startsWith('tests/') ? name : `${folder}/${name}`;
    return file.endsWith('.ts') ? [file] : filesBelow(file);
  });
};

const literalsIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g),
  ].map(([, single, template, double]) => single ?? template ?? double ?? '');

/** Where a title has the value of its case. */
const VALUE = /%[sij]|\$\{[^}]*\}|\$\w+/;

/** This many of the words before the value of a case identify the title. */
const TELLING = 8;

const beginnings = (words: string): string[] =>
  Array.from({ length: Math.max(0, words.length - TELLING) }, (_, place) => words.slice(0, place + TELLING));

/** Whether a title has these words: as they stand, with the value of a case, or after the title of their group. */
const isTitledSo = (words: string, title: string): boolean => {
  const pieces = title.split(VALUE).slice(0, -1);
  return (
    title.includes(words) ||
    (title.length >= TELLING && words.startsWith(`${title} `)) ||
    pieces.some(
      (piece) =>
        words.startsWith(piece.trimStart() || '\0') || beginnings(words).some((beginning) => piece.endsWith(beginning)),
    )
  );
};

test('9 dependencies and the mail server have a result for each of 5 ways to fail', () => {
  expect(dependencies).toHaveLength(10);
  for (const { rows } of dependencies) {
    expect(rows.map(([way]) => way)).toEqual(WAYS);
    expect(rows.filter(([, happens = '', shownBy = '']) => happens === '' || shownBy === '')).toEqual([]);
  }
});

test('each result names a test that there is, or says why there is none', () => {
  const wrong = tables.flatMap(({ section, rows }) => {
    const titles = literalsIn(filesOf(section).map(contentOf).join('\n'));
    return rows.flatMap(([, , ...shownBy]) =>
      shownBy.flatMap((cell) => {
        const words = namedIn(cell).filter((name) => !name.startsWith('tests/'));
        if (words.length === 0 && !/^(?:not tested|as down|does not apply|`tests\/)/.test(cell)) return [cell];
        return words.filter((each) => !titles.some((title) => isTitledSo(each, title)));
      }),
    );
  });
  expect(wrong).toEqual([]);
});
