// What documents count and list is what is there: a number in a sentence is soon untrue otherwise.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow, projectRoot } from './source-tree.ts';

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The rows of the Markdown table below a heading, each as its cells. */
const rowsBelow = (page: string, heading: string): string[][] => {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

describe('README.md', () => {
  const readme = contentOf('README.md');
  const layout = rowsBelow(readme, 'Layout').map(([folders = '']) => folders);

  test('has a row for each folder', () => {
    const ignored = contentOf('.gitignore').split('\n');
    const top = foldersIn('.').filter((name) => !ignored.includes(`${name}/`) && name !== '.git' && name !== '.ci');
    const wanted = [...top.filter((name) => name !== 'src'), ...foldersIn('src').map((name) => `src/${name}`)];
    expect(wanted.filter((folder) => !layout.some((cell) => cell.includes(`\`${folder}/\``)))).toEqual([]);
  });

  test('has at most 100 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(100);
  });

  test('counts the documents of the contract', () => {
    const documents = filesBelow('openapi').filter(
      (file) => /^openapi\/\w+\.yaml$/.test(file) && !/redocly/.test(file),
    );
    const [, counted] = /by hand: (\w+) documents/.exec(readme) ?? [];
    expect(counted).toBe(numberWords[documents.length]);
  });
});

test('CONTRIBUTING.md or the layout names each folder of tests', () => {
  const pages = ['README.md', 'CONTRIBUTING.md'].map(contentOf).join('\n');
  const isNamed = (folder: string): boolean => pages.includes(`\`tests/${folder}\``) || pages.includes(`\`${folder}\``);
  expect(foldersIn('tests').filter((folder) => !isNamed(folder))).toEqual([]);
});

test('CONTRIBUTING.md names each document of the contract where an operation begins', () => {
  const [, step = ''] = /^1\. Write it in (.*?):/ms.exec(contentOf('CONTRIBUTING.md')) ?? [];
  const documents = foldersIn('openapi').filter((name) => !['examples', 'shared', 'vendors'].includes(name));
  expect(documents.length).toBeGreaterThan(2);
  expect(documents.filter((name) => !step.includes(`\`openapi/${name}\``))).toEqual([]);
});

test('docs/reliability.md counts the checks of the database', () => {
  const checks = filesBelow('src/server/reconciliation/checks').length;
  const [, counted] = /(\d+) checks of the database/.exec(contentOf('docs/reliability.md')) ?? [];
  expect(Number(counted)).toBe(checks);
});

describe('the decisions', () => {
  const decisions = filesBelow('docs/decisions').filter((file) => !file.endsWith('/README.md'));
  const numberOf = (file: string): number => Number(path.basename(file).slice(0, 4));

  test('give their status in one form, and the index repeats title and status', () => {
    const index = contentOf('docs/decisions/README.md').replaceAll(/ +\|/g, ' |');
    const wrong = decisions.filter((file) => {
      const [, number, title, status] =
        /^# (\d+)\. (.+)\n\nStatus: (accepted(?:; amended by \d+(?:, \d+)*)?|superseded by \d+)\n/.exec(
          contentOf(file),
        ) ?? [];
      const row = `[${title}](${path.basename(file)}) | ${status} |`;
      return Number(number) !== numberOf(file) || !index.includes(row);
    });
    expect(wrong).toEqual([]);
  });

  test('name decisions that are there as what replaced or amended them', () => {
    const numbers = new Set(decisions.map(numberOf));
    const named = decisions.flatMap((file) => /^Status: (.*)$/m.exec(contentOf(file))?.[1]?.match(/\d+/g) ?? []);
    expect(named.filter((number) => !numbers.has(Number(number)))).toEqual([]);
  });

  test('give the length of a file as it is', () => {
    const counted = decisions.flatMap((file) =>
      [...contentOf(file).matchAll(/`((?:src|tests)\/[\w./-]+)`,? \(?(\d+) lines/g)].map(([, name = '', lines]) => ({
        name,
        lines: Number(lines),
      })),
    );
    expect(counted.filter(({ name, lines }) => contentOf(name).split('\n').length - 1 !== lines)).toEqual([]);
  });
});
