// Pattern matching must not be a way to stop the server (decision 12): the time of each pattern grows with its text and
// no faster. recheck proves that by the pattern's automaton, instead of trying texts out.
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { documentNames, documents } from '../contract/document.ts';
import { contentOf, filesBelow } from './source-tree.ts';

type Pattern = { source: string; flags: string; place: string };

/** Far more than a proof takes on an idle machine. */
const longestMs = 60_000;

/** Code that only reads the operator's settings, and pages of the build. */
const trusted = new Set([
  'src/server/settings/config.ts',
  'src/server/settings/forms.ts',
  'src/server/app-pages/build.ts',
  'src/server/app-pages/page.ts',
]);

const literalsIn = (file: string): Pattern[] => {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place: file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, contentOf(file), ts.ScriptTarget.Latest));
  return found;
};

/** Every `pattern` of a document. The generated validators use them without flags. */
const patternsBelow = (node: unknown, place: string): Pattern[] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ source: value, flags: '', place }]
      : patternsBelow(value, `${place}.${name}`),
  );
};

const differing = (patterns: readonly Pattern[]): Pattern[] => [
  ...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values(),
];

/** An attack is judged by its steps alone: by its limit of a second a busy machine makes every pattern slow. */
const untimed = { attackTimeout: null };

/** What is wrong with a pattern, with a text that shows it. */
const faultOf = async ({ source, flags, place }: Pattern): Promise<string[]> => {
  const result = await check(source, flags, { timeout: longestMs, ...untimed });
  if (result.status === 'safe') return [];
  const shown = result.status === 'vulnerable' ? `${result.complexity.summary}, ${result.attack.pattern}` : 'unknown';
  return [`${place}: /${source}/${flags} is ${shown}`];
};

const faultsOf = async (patterns: readonly Pattern[]): Promise<string[]> =>
  (await Promise.all(differing(patterns).map(faultOf))).flat();

describe('patterns', () => {
  test.each(documentNames)(
    'of the %s document take linear time',
    async (name) => {
      const patterns = patternsBelow(documents[name].root, name);
      expect(patterns).not.toEqual([]);
      expect(await faultsOf(patterns)).toEqual([]);
    },
    longestMs,
  );

  test.each(['src/domain', 'src/server', 'src/traveller'])(
    'in the code of %s take linear time',
    async (folder) => {
      const files = filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !trusted.has(file));
      const patterns = files.flatMap(literalsIn);
      expect(patterns.length).toBeGreaterThan(0);
      expect(await faultsOf(patterns)).toEqual([]);
    },
    longestMs,
  );

  test('that are known to be slow are found', async () => {
    const slow = [String.raw`^(a+)+$`, String.raw`\s*,`, String.raw`^[^\x00]*[^\s\x00][^\x00]*$`];
    const faults = await faultsOf(slow.map((source) => ({ source, flags: '', place: 'here' })));
    expect(faults).toHaveLength(slow.length);
  });
});
