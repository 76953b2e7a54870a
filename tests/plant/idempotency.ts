import { type Fault, sqlFunction } from './fault.ts';

export const idempotency: Fault[] = [
  {
    name: 'another body with a known key is not noticed',
    file: sqlFunction('idempotency_begin'),
    find: 'if found and v_known.request_hash <> p_hash then',
    replace: 'if false then',
    tests: 'tests/server/activations/register.test.ts',
  },
  {
    name: 'a call whose first one still runs is not held back',
    file: sqlFunction('idempotency_begin'),
    find: 'if not pg_try_advisory_xact_lock(',
    replace: 'if null = hashint8(',
    tests: 'tests/server/partner/top-up-money.test.ts',
  },
  {
    name: 'a key counts for every operation',
    file: sqlFunction('idempotency_begin'),
    find: 'where reseller_id = p_reseller and kind = p_kind and key = p_key;',
    replace: 'where reseller_id = p_reseller and key = p_key;',
    tests: 'tests/server/partner/keys.test.ts',
  },
  {
    name: 'a sale that was said not to be made is made by a call that arrives later',
    file: sqlFunction('end_attempt'),
    find: `values (p_reseller, p_kind, p_key, 'ended', v_answer);`,
    replace: `select p_reseller, p_kind, p_key, 'ended', v_answer where false;`,
    tests: 'tests/server/activations/attempts.test.ts',
  },
  {
    name: 'an attempt is ended while its call runs',
    file: sqlFunction('end_attempt'),
    find: 'if not pg_try_advisory_xact_lock(idempotency_lock(p_reseller, p_kind, p_key)) then',
    replace: 'if false then',
    tests: 'tests/server/activations/attempts.test.ts',
  },
  {
    name: 'the answer of a key is not stored',
    file: sqlFunction('idempotency_end'),
    find: 'if p_key is not null then',
    replace: 'if false then',
    tests: 'tests/server/activations/register.test.ts',
  },
  {
    name: 'the operation of a sale is no part of what its key means',
    file: 'src/server/activations/sell.ts',
    find: 'hashOf({ ...body, customerEmail: email, operation })',
    replace: 'hashOf({ ...body, customerEmail: email })',
    tests: 'tests/server/partner/keys.test.ts',
  },
  {
    name: 'a transaction that failed for any reason is done again',
    file: 'src/server/db/conflicts.ts',
    find: 'if (!isConflict(error)) throw error;',
    replace: 'void isConflict(error);',
    tests: 'tests/server/races/conflicts.race.test.ts',
  },
  {
    name: 'a conflict of two transactions reaches the caller',
    file: 'src/server/db/conflicts.ts',
    find: `new Set(['40P01', '40001'])`,
    replace: `new Set(['40001'])`,
    tests: 'tests/server/races/conflicts.race.test.ts',
  },
  {
    name: 'a call without a key is made again after a lost connection',
    file: 'src/server/http/contract-router.ts',
    find: `method === 'get' || Object.hasOwn(headers as object, 'Idempotency-Key');`,
    replace: `method === 'get' || typeof headers === 'object';`,
    tests: 'tests/server/database/lost-connections.test.ts',
  },
];
