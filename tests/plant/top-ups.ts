import type { Fault } from './fault.ts';

/** Faults of the automatic top-up, of the sales that wait for it, and of amounts that are typed. */
export const topUps: Fault[] = [
  {
    name: 'a typed thousand is guessed',
    file: 'src/domain/typed-amount.ts',
    find: 'if (ONE_GROUP.test(text) && !text.includes(decimalSign)) return',
    replace: 'if (ONE_GROUP.test(text) && text.includes(decimalSign)) return',
    tests: 'tests/domain/money.test.ts',
  },
  {
    name: 'the automatic top-up buys one step, however large the gap is',
    file: 'src/domain/top-up.ts',
    find: 'Math.min(stepsFor(threshold - balance, amount), Math.floor(most / amount)) * amount',
    replace: 'amount',
    tests: 'tests/server/credit/auto-top-up.test.ts',
  },
  {
    name: 'settings of the automatic top-up that cannot work are charged',
    file: 'src/server/payments/auto-top-up/state.ts',
    find: 'else if (!canReachThreshold(inWholeUnits(row))) await',
    replace: 'else if (row.threshold < 0) await',
    tests: 'tests/server/credit/auto-top-up.test.ts',
  },
  {
    name: 'a sale does not wait for the automatic top-up',
    file: 'src/server/payments/auto-top-up/wait.ts',
    find: 'if (!isCreditMissing(error)) throw error;',
    replace: 'if (!isCreditMissing(error) || error) throw error;',
    tests: 'tests/server/credit/auto-top-up.test.ts',
  },
  {
    name: 'each sale that waits asks for a charge of its own',
    file: 'src/server/payments/auto-top-up/state.ts',
    find: 'const asked = row.asked + price;',
    replace: 'const asked = price;',
    tests: 'tests/server/credit/auto-top-up.test.ts',
  },
  {
    name: 'what waiting sales asked for is bought again',
    file: 'src/server/payments/auto-top-up/state.ts',
    find: 'update auto_top_up set payment_id = ${paymentId}, asked = 0, round',
    replace: 'update auto_top_up set payment_id = ${paymentId}, round',
    tests: 'tests/server/credit/auto-top-up.test.ts',
  },
];
