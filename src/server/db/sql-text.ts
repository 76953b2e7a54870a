// SQL as PostgreSQL reads it: comments and white space between the words change nothing. The checksums of applied files depend on
// this form, so it stays as it is: a library may change its output with any version.
import { createHash } from 'node:crypto';

const STRING = String.raw`[eE]'(?:[^'\\]|\\.|'')*'|(?:[bBnNxX]|[uU]&)?'(?:[^']|'')*'`;
const NAME = String.raw`(?:[uU]&)?"(?:[^"]|"")*"|[\p{L}_][\p{L}\w$]*`;
const DOLLAR_QUOTED = String.raw`\$(?<tag>(?:[\p{L}_][\p{L}\w]*)?)\$.*?\$\k<tag>\$`;
const NUMBER = String.raw`\.?\d[\w.]*(?:(?<=\d[eE])[-+]\d+)?`;
const PARAMETER = String.raw`\$\d+`;
// A comment ends an operator.
const OPERATOR = String.raw`(?:(?!--|/\*)[-+*/<>=~!@#%^&|?:\x60])+`;

const token = new RegExp([STRING, NAME, DOLLAR_QUOTED, NUMBER, PARAMETER, OPERATOR, '.'].join('|'), 'suy');
const gap = /\s+|--[^\n]*/uy;
const commentMark = /\/\*|\*\//gu;

/** Comments like this one can be nested. Returns where it ends; one that does not end takes the rest. */
const endOfComment = (sql: string, start: number): number => {
  commentMark.lastIndex = start;
  for (let depth = 0; ;) {
    const mark = commentMark.exec(sql);
    if (!mark) return sql.length;
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return commentMark.lastIndex;
  }
};

/** Words, constants and signs of a text. Constants keep their white space, and dollar quotes their comments. */
export const tokensOf = (sql: string): string[] => {
  const tokens: string[] = [];
  for (let at = 0; at < sql.length;) {
    gap.lastIndex = at;
    token.lastIndex = at;
    if (sql.startsWith('/*', at)) at = endOfComment(sql, at);
    else if (gap.test(sql)) at = gap.lastIndex;
    else {
      const [found = ''] = token.exec(sql) ?? [];
      tokens.push(found);
      at += found.length;
    }
  }
  return tokens;
};

/** The statements of a text, each as its words and signs. */
export const statementsOf = (sql: string): string[][] => {
  const statements: string[][] = [[]];
  for (const each of tokensOf(sql)) {
    if (each === ';') statements.push([]);
    else statements.at(-1)?.push(each);
  }
  return statements.filter((statement) => statement.length > 0);
};

/** The same for texts that PostgreSQL reads as the same. */
export const checksumOf = (sql: string): string =>
  createHash('sha256')
    .update(JSON.stringify(tokensOf(sql)))
    .digest('hex');

export type SqlFile = {
  /** Its path below src/server. */
  name: string;
  text: string;
  /** The digest of its statements, without comments and white space. */
  checksum: string;
};

export const sqlFile = (name: string, text: string): SqlFile => ({ name, text, checksum: checksumOf(text) });
