// What comments, tests and documents cite is in this repository: rules in docs/rules.md, decisions in docs/decisions.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow } from './source-tree.ts';

const RULES = 'docs/rules.md';
const DECISIONS = 'docs/decisions/';
const INDEX = `${DECISIONS}README.md`;

const citing = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('src', 'stories', 'tests', 'mocks', 'openapi', '.storybook', 'docs').filter((file) =>
    /\.(ts|tsx|mjs|js|css|html|sql|ya?ml|json|mdx?)$/.test(file),
  ),
];

const rules = [...contentOf(RULES).matchAll(/^- ([A-Z]{3}-\d{3}|[A-Z]\d): \S/gm)].map(([, id = '']) => id);
const known = new Set(rules);

const areas = [...new Set(rules.filter((id) => id.includes('-')).map((id) => id.slice(0, 3)))];
const areaRule = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g');

const letters = [...new Set(rules.filter((id) => !id.includes('-')).map((id) => id.slice(0, 1)))].join('');
const invariant = new RegExp(String.raw`\b[${letters}]\d\b`, 'g');

/** The comments of a source file, but all of a document: elsewhere `M4` may be part of a drawing. */
const commentsOf = (file: string): string => {
  const text = contentOf(file);
  if (/\.mdx?$/.test(file)) return text;
  const comment = /\.(sql|ya?ml)$/.test(file) ? /(?:--|#) .*/g : /\/\*[^]*?\*\/|\/\/ .*/g;
  return [...text.matchAll(comment)].map(([found]) => found).join('\n');
};

const citations = (): [file: string, id: string][] =>
  citing.flatMap((file) => {
    const ids = [...(contentOf(file).match(areaRule) ?? []), ...(commentsOf(file).match(invariant) ?? [])];
    return ids.map((id): [string, string] => [file, id]);
  });

/** Documents that only some of us have: their rules are cited by id, as everything else. */
const elsewhere =
  /\breadings?\s+(?:of\s+)?[A-Z]{3}\b|\b[Ss]pec(?:ification)?,?\s+(?:sections?|rows?)\b|\bdesign\s+named\b|\breliability\s+(?:targets?\b|[A-Z]\d)|\b[Aa]cceptance\s+(?:rows?|ledger)\b/g;

const decisions = filesBelow(DECISIONS).filter((file) => /\/\d{4}-[\w-]+\.md$/.test(file));

describe('the rules', () => {
  test('have an id each, and no id twice', () => {
    expect(rules.length).toBeGreaterThan(800);
    expect(rules.filter((id, place) => rules.indexOf(id) !== place)).toEqual([]);
  });

  test('stand in the document when they are cited', () => {
    const cited = citations();
    expect(cited.filter(([file]) => file.startsWith('src/')).length).toBeGreaterThan(50);
    expect(cited.filter(([, id]) => !known.has(id))).toEqual([]);
  });

  test('are cited by their ids, not by places in other documents', () => {
    const found = citing.flatMap((file) =>
      [...contentOf(file).matchAll(elsewhere)].map(([citation]) => `${file}: ${citation}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the decisions', () => {
  test('stand in their index, each once, under the number of its file', () => {
    const rows = [...contentOf(INDEX).matchAll(/^\| +(\d+) +\| \[.*?\]\(([^)]+)\)/gm)].map(
      ([, number = '', file = '']) => `${DECISIONS}${file} ${Number(number)}`,
    );
    const files = decisions.map((file) => `${file} ${Number(path.basename(file).slice(0, 4))}`);
    expect(rows.toSorted()).toEqual(files.toSorted());
  });

  const numbers = new Set(decisions.map((file) => Number(path.basename(file).slice(0, 4))));

  /** The decisions that others took in, as the index lists them. */
  const merged = [...contentOf(INDEX).matchAll(/^- ([\d, ]+): see (\d+)$/gm)].map(([, from = '', into]) => ({
    from: from.split(', ').map(Number),
    into: Number(into),
  }));

  test('have a number that was never used before, and take in others under their own', () => {
    const gone = merged.flatMap(({ from }) => from);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((number, place) => numbers.has(number) || gone.indexOf(number) !== place)).toEqual([]);
    expect(merged.filter(({ into }) => !numbers.has(into))).toEqual([]);
  });

  test('have at most 40 lines of text, except the list of packages', () => {
    const linesOf = (file: string): number => contentOf(file).split('\n').filter(Boolean).length;
    expect(decisions.filter((file) => linesOf(file) > 40 && !file.endsWith('-packages.md'))).toEqual([]);
  });

  test('are there when they are cited', () => {
    const missing = citing.flatMap((file) =>
      [...contentOf(file).matchAll(/\bdecisions?(?:\s|[/*#-])+(\d+(?:(?:,\s+\d+)*,?\s+and\s+\d+)?)/gi)]
        .filter(([, cited = '']) => cited.match(/\d+/g)?.some((number) => !numbers.has(Number(number))))
        .map(([citation]) => `${file}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });
});
