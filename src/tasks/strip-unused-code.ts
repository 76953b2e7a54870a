// Removes code of packages and of the contract at build time: heavy code that users of the store never need.
import { parseAst, type Plugin, Visitor } from 'vite';

/**
 * The router names its components for React's developer tools, which keeps each of them in the build, used or not.
 * Without the names, and without its warnings for developers, it weighs 6 kB in place of 10.
 */
export const stripRouter: Plugin = {
  name: 'strip-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef)\()/g, '/* @__PURE__ */ ')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
      map: null,
    }),
  },
};

const isLogger =
  /^(?:(?:this|i18n)\._?logger\.(?:debug|info|log|warn|error|once|deprecate)|(?:logger2|Logger)\.(?:debug|info|warn|error)|warnOnce)$/;

/** Log statements that do nothing else; `logger.throw()` is not one of them. */
const logStatements = (code: string): { start: number; end: number }[] => {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    ExpressionStatement: ({ expression, start, end }) => {
      if (expression.type !== 'CallExpression') return;
      if (isLogger.test(code.slice(expression.callee.start, expression.callee.end))) found.push({ start, end });
    },
  }).visit(parseAst(code));
  return found;
};

/**
 * The OpenID client and i18next write what they do, and advice for developers, to logs that the
 * app does not turn on: 2 kB of 15 for the client, and 1.4 kB for i18next.
 */
export const stripLogs: Plugin = {
  name: 'strip-logs',
  apply: 'build',
  transform: {
    filter: { id: /(?:oidc-client-ts|i18next)\/dist/ },
    handler: (code) => ({
      code: logStatements(code).reduceRight(
        (rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`,
        code,
      ),
      map: null,
    }),
  },
};

/** The contract's schemas repeat its descriptions, which no form shows. */
export const stripDescriptions: Plugin = {
  name: 'strip-descriptions',
  apply: 'build',
  // The texts as they were generated.
  enforce: 'pre',
  transform: {
    filter: { id: /src\/contract\/\w+\/zod\// },
    handler: (code) => ({
      code: code.replaceAll(/\.check\((?:\/\*#__PURE__\*\/ )?zod\.describe\('(?:[^'\\]|\\.)*'\)\)/g, ''),
      map: null,
    }),
  },
};
