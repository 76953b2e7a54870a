import type { Fault } from './fault.ts';

const tests = 'tests/server/database/several-hosts.test.ts';

export const cluster: Fault[] = [
  {
    name: 'a database that takes no writes is not left for another one',
    file: 'src/server/db/transactions.ts',
    find: '(!begun || isReadOnly(error))',
    replace: '!begun',
    tests,
  },
  {
    name: 'of several hosts a standby is taken',
    file: 'src/server/db/connect.ts',
    find: 'hostsOf(url).length > 1 ||',
    replace: '',
    tests,
  },
  {
    name: 'the logins have no limits behind a pooler',
    file: 'src/server/db/logins.ts',
    find: '    await keepSession(logins[kind], kind);\n',
    replace: '',
    tests,
  },
  {
    name: 'statements are prepared by name behind a pooler',
    file: 'src/server/db/connect.ts',
    find: '{ max, time, prepare: false }',
    replace: '{ max, time }',
    tests,
  },
  {
    name: 'announcements are heard through the pooler',
    file: 'src/server/db/connect.ts',
    find: `poolerUrl === undefined\n      ? system\n      : openPool(logins.system,`,
    replace: `poolerUrl === undefined\n      ? system\n      : openPool(atHostsOf(logins.system, poolerUrl),`,
    tests,
  },
  {
    name: 'a login gets another stored password at each start',
    file: 'src/server/db/logins.ts',
    find: `createHmac('sha256', password).update('simshelf salt')`,
    replace: `createHmac('sha256', String(Math.random())).update('simshelf salt')`,
    tests,
  },
  {
    name: 'the app does not ask for its own change',
    file: 'src/web/api/transport.ts',
    find: 'if (!isRead) noteChange();',
    replace: '',
    tests: 'tests/web/transport.test.ts',
  },
  {
    name: 'a sale is told again that no standby has',
    file: 'src/server/db/functions/idempotency_begin.sql',
    find: 'perform await_standby();',
    replace: 'null;',
    tests: 'tests/server/database/repeated-answers.test.ts',
  },
  {
    name: 'a sale is looked up that no standby has',
    file: 'src/server/activations/get-sale-attempt.ts',
    find: ', await_standby() from',
    replace: ' from',
    tests: 'tests/server/database/repeated-answers.test.ts',
  },
  {
    name: 'a head of the ledger is written that no standby has',
    file: 'src/server/reconciliation/ledger-heads/keep-heads.ts',
    find: 'if (newest.length > 0) await system`select await_standby()`;',
    replace: '',
    tests: 'tests/server/reconciliation/ledger-heads.test.ts',
  },
];
