import type { Fault } from './fault.ts';

/** Faults without a caller: jobs, deadlines, health, reconciliation. */
export const background: Fault[] = [
  {
    name: 'the failed top-up of one reseller stops those of the others',
    file: 'src/server/payments/auto-top-up/watch.ts',
    find: `deps.log.error({ err: error, reseller: resellerId }, 'An automatic top-up did not come to its end');`,
    replace: 'throw error;',
    tests: 'tests/server/credit/charge-steps.test.ts',
  },
  {
    name: 'a job that failed counts as done',
    file: 'src/server/jobs/queue.ts',
    find: `log.warn({ err: error, job: job.name }, 'A job failed and is tried again');\n        throw error;`,
    replace: `log.warn({ err: error, job: job.name }, 'A job failed and is tried again');`,
    tests: 'tests/server/payments/jobs.test.ts',
  },
  {
    name: 'a job is asked for outside of the transaction',
    file: 'src/server/jobs/queue.ts',
    find: 'await boss.send(name, data, { db: through(tx) });',
    replace: 'await boss.send(name, data, through(tx) && {});',
    tests: 'tests/server/payments/jobs.test.ts',
  },
  {
    name: 'idempotency keys are forgotten after three days',
    file: 'src/server/jobs/retention.ts',
    find: `interval '31 days'`,
    replace: `interval '3 days'`,
    tests: 'tests/server/database/retention.test.ts',
  },
  {
    name: 'events that still wait for their receiver are removed',
    file: 'src/server/jobs/retention.ts',
    find: '\n    and not exists (select from webhook_delivery d where d.event_id = event.id)`',
    replace: '`',
    tests: 'tests/server/database/retention.test.ts',
  },
  {
    name: 'a statement may run for ever',
    file: 'src/server/db/connect.ts',
    find: '      statement_timeout: time.statementMs,\n',
    replace: '',
    tests: 'tests/server/database/pools.test.ts',
  },
  {
    name: 'the server is always ready',
    file: 'src/server/health/health.ts',
    find: 'const isReady = reasons.length === 0;',
    replace: 'const isReady = reasons.length < 10;',
    tests: 'tests/server/outage/readiness.test.ts',
  },
  {
    name: 'a broken invariant does not show in the readiness',
    file: 'src/server/reconciliation/findings.ts',
    find: 'stopsSales: broken.some(({ name }) => stoppingSales.has(name)),',
    replace: 'stopsSales: broken.length > stoppingSales.size,',
    tests: 'tests/server/reconciliation/reconcile.test.ts',
  },
  {
    name: 'the check of the balances is always green',
    file: 'src/server/reconciliation/checks/balances.sql',
    find: 'where a.balance <> booked.amount',
    replace: 'where a.balance <> a.balance',
    tests: 'tests/server/reconciliation/checks.test.ts',
  },
  {
    name: 'npm run verify is always content',
    file: 'src/server/cli/verify.ts',
    find: 'process.exitCode = broken === 0 ? 0 : 1;',
    replace: 'process.exitCode = 0;',
    tests: 'tests/server/reconciliation/reconcile.test.ts',
  },
  {
    name: 'a message counts as sent before it is',
    file: 'src/server/mail/sender.ts',
    find: `if (recipient === null) return endMail(system, id, 'nobody');`,
    replace: `await endMail(system, id, recipient === null ? 'nobody' : 'sent');\n  if (recipient === null) return;`,
    tests: 'tests/server/mail/sending.test.ts',
  },
];
