import ts from 'typescript';
import { expect, test } from 'vitest';
import { contentOf, filesBelow } from './source-tree.ts';

/** Whether a module awaits outside of its functions, as `await`, `for await` or `await using`. */
const awaits = (file: string): boolean => {
  const source = ts.createSourceFile(file, contentOf(file), ts.ScriptTarget.Latest);
  const isAwaiting = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isAwaitExpression(node)) return true;
    if (ts.isForOfStatement(node) && node.awaitModifier) return true;
    if (ts.isVariableDeclarationList(node) && /^await\b/.test(node.getText(source))) return true;
    return ts.forEachChild(node, isAwaiting) ?? false;
  };
  return isAwaiting(source);
};

test('no module that a browser loads awaits outside of a function: WebKit may never go on (decision 124)', () => {
  const files = filesBelow('src/web', 'src/traveller', 'src/domain').filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(awaits)).toEqual([]);
});
