import { type Fault, sqlFunction } from './fault.ts';

const router = 'tests/server/http/contract-router.test.ts';

export const http: Fault[] = [
  {
    name: 'a call without credentials is let in',
    file: 'src/server/http/authentication.ts',
    find: 'if (isOpen) return undefined;',
    replace: 'if (isOpen || names.length > 0) return undefined;',
    tests: router,
  },
  {
    name: 'a bad token counts as none',
    file: 'src/server/http/authentication.ts',
    find: 'if (identity === undefined) {\n      throw',
    replace: 'if (identity === undefined) return undefined;\n    if (identity === null) {\n      throw',
    tests: router,
  },
  {
    name: 'a caller reads what went wrong inside',
    file: 'src/server/http/contract-router.ts',
    find: 'return Problem.internal().toResponse(path);',
    replace: `return new Problem('internal_error', String(error)).toResponse(path);`,
    tests: router,
  },
  {
    name: 'a failure is not logged',
    file: 'src/server/http/contract-router.ts',
    find: `log.error({ err: error }, error instanceof ContractViolation ? error.message : 'A call failed unexpectedly');`,
    replace: '',
    tests: router,
  },
  {
    name: 'a body grows without limit while it arrives',
    file: 'src/server/http/request-body.ts',
    find: 'if (size > limit) stop(',
    replace: 'if (size < 0) stop(',
    tests: router,
  },
  {
    name: 'bytes that are no text are taken for one',
    file: 'src/server/http/request-body.ts',
    find: `new TextDecoder('utf-8', { fatal: true })`,
    replace: `new TextDecoder('utf-8')`,
    tests: router,
  },
  {
    name: 'requests are not counted',
    file: 'src/server/rate-limits/request-limit.ts',
    find: 'bundle.left -= 1;',
    replace: 'bundle.left -= 0;',
    tests: 'tests/server/http/request-limits.test.ts',
  },
  {
    name: 'two processes together grant more than is allowed',
    file: sqlFunction('take_permits'),
    find: 'least(wanted, greatest(0, allowed - (taken - wanted)))::integer,',
    replace: 'wanted::integer,',
    tests: 'tests/server/http/request-limits.test.ts',
  },
  {
    name: 'a heavy call that fails keeps its place',
    file: 'src/server/rate-limits/heavy-calls.ts',
    find: '  } finally {\n    leave();\n  }\n};',
    replace: '  } finally {\n    void leave;\n  }\n};',
    tests: 'tests/server/http/heavy-calls.test.ts',
  },
  {
    name: 'other sites may frame the pages',
    file: 'src/server/http/security-headers.ts',
    find: `'frame-ancestors': [kind === 'framed' ? self : none],`,
    replace: `'frame-ancestors': ['*'],`,
    tests: 'tests/server/http/headers.test.ts',
  },
  {
    name: 'scripts may stand in the page',
    file: 'src/server/http/security-headers.ts',
    find: `'script-src': [self],`,
    replace: `'script-src': [self, "'unsafe-inline'"],`,
    tests: 'tests/server/http/headers.test.ts',
  },
  {
    name: 'every site may read the API',
    file: 'src/server/http/cross-origin.ts',
    find: 'return hostname !== undefined && hosts.some((host) => host.test(hostname)) ?',
    replace: 'return hostname !== undefined && hosts.length > 0 ?',
    tests: 'tests/server/http/page-configuration.test.ts',
  },
  {
    name: 'a spreadsheet computes typed text',
    file: 'src/domain/csv.ts',
    find: 'const formulaStart = /^[=+\\-@\\t\\r\\n\\0]/;',
    replace: 'const formulaStart = /^[=+\\-@\\t\\r\\n]/;',
    tests: 'tests/domain/csv.test.ts',
  },
];
