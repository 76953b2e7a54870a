import ts from 'typescript';
import { expect, test } from 'vitest';
import { contentOf, filesBelow, importsOf } from './source-tree.ts';

/** Whether a module awaits outside of its functions, as `await`, `for await` or `await using`. */
const awaits = (file: string): boolean => {
  const source = ts.createSourceFile(file, contentOf(file), ts.ScriptTarget.Latest);
  const isAwaiting = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isAwaitExpression(node)) return true;
    if (ts.isForOfStatement(node) && node.awaitModifier) return true;
    if (ts.isVariableDeclarationList(node) && (ts.NodeFlags.AwaitUsing & ~node.flags) === 0) return true;
    return ts.forEachChild(node, isAwaiting) ?? false;
  };
  return isAwaiting(source);
};

test('no module that a browser loads awaits outside of a function: WebKit may never go on (decision 124)', () => {
  const files = filesBelow('src/web', 'src/traveller', 'src/domain').filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(awaits)).toEqual([]);
});

/** The rules of a style sheet: what they match, and what they say. */
const rulesOf = (css: string): { selector: string; body: string }[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

/** The classes that a component gives the rows of its tables. */
const rowClasses = (file: string): string[] =>
  [...contentOf(file).matchAll(/<tr\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/styles\.(\w+)/g)].map(([, name = '']) => name),
  );

test("what lies over a table's row is not placed by a position of the row, which WebKit does not have (decision 123)", () => {
  const files = filesBelow('src/web', 'src/traveller');
  const tables = files.filter((file) => file.endsWith('.tsx') && rowClasses(file).length > 0);
  expect(tables).toContain('src/web/ui/table/parts/TableGrid.tsx');
  const placed = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const names = tables.filter((table) => importsOf(table).includes(file)).flatMap(rowClasses);
      const row = new RegExp(
        `(?:^|[\\s>+~,(])(?:tr|${names.map((name) => `\\.${name}`).join('|') || 'tr'})(?![\\w-])[^\\s>+~]*$`,
      );
      return rulesOf(contentOf(file))
        .filter(
          ({ selector, body }) => /\bposition:/.test(body) && selector.split(',').some((part) => row.test(part.trim())),
        )
        .map(({ selector }) => `${file}: ${selector}`);
    });
  expect(placed).toEqual([]);
});
