// Tests go through the front door: they speak SQL where no operation, page or message shows or does the same.
import ts from 'typescript';
import { expect, test } from 'vitest';
import spoken from './sql-in-tests.json' with { type: 'json' };
import { contentOf, filesBelow } from './source-tree.ts';

/** Tests of the database itself, and of what happens to a store whose database is broken, left behind or compared. */
const ofTheDatabase =
  /^tests\/(?:server\/(?:database|export|isolation|kill|outage|races|reconciliation|releases)|failover|load|outage|pace|plant|rehearsal|releases|upgrade)\//;

const beginsLikeSql =
  /^\s*(?:alter|analyze|begin|call|comment|copy|create|delete|do|drop|explain|grant|insert|listen|lock|notify|revoke|select|set|truncate|update|vacuum|with)\b/i;

const isStatement = (node: ts.Node): boolean => {
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node;
    return beginsLikeSql.test(ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text);
  }
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text === 'unsafe'
    : false;
};

const countStatements = (file: string): number => {
  const text = contentOf(file);
  // Most files have none, as their text tells: parsing all of them takes seconds.
  if (!/[\w)>]`\s*[a-z]|\.unsafe\(/i.test(text)) return 0;
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (isStatement(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return count;
};

test('only these tests speak SQL, in so many statements; a list that only gets shorter', () => {
  const files = filesBelow('tests').filter((file) => /\.tsx?$/.test(file) && !ofTheDatabase.test(file));
  const found = files.map((file) => [file, countStatements(file)] as const).filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(spoken);
});
