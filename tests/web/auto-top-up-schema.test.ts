import { expect, test } from 'vitest';
import { autoTopUpSchema } from '#web/features/credits/components/AutoTopUpModal.tsx';

const kept = { threshold: 30, amount: 60 };
const LOWEST = { threshold: 10, amount: 20 };
const HIGHER = { threshold: 20, amount: 50 };

const isValid = (minimums: typeof LOWEST, threshold: string, amount: string): boolean =>
  autoTopUpSchema(minimums, kept).safeParse({ enabled: true, threshold, amount }).success;

test.each([
  [LOWEST, '9', '20', false],
  [LOWEST, '10', '20', true],
  [LOWEST, '10', '19', false],
  [LOWEST, '010', '099', true],
  [LOWEST, '005', '20', false],
  [LOWEST, '10', '100', true],
  [LOWEST, '10.5', '20', false],
  [LOWEST, '10', '', false],
  [LOWEST, '10', '100001', false],
  [LOWEST, '60000', '60000', true],
  [LOWEST, '60001', '60000', false],
  [HIGHER, '19', '50', false],
  [HIGHER, '20', '49', false],
  [HIGHER, '20', '50', true],
])('with the minimums %j, %s and %s are valid: %s', (minimums, threshold, amount, valid) => {
  expect(isValid(minimums, threshold, amount)).toBe(valid);
});

test('each fault stands at its field', () => {
  const { error } = autoTopUpSchema(LOWEST, kept).safeParse({ enabled: true, threshold: '9', amount: 'x' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['threshold'], 'belowMinimum'],
    [['amount'], 'notWhole'],
  ]);
});

test('amounts that do not work together stand at the amount', () => {
  const { error } = autoTopUpSchema(LOWEST, kept).safeParse({ enabled: true, threshold: '100000', amount: '99999' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['amount'], 'outOfReach']]);
});

test('switched off, it keeps the amounts that it had, whatever is typed', () => {
  expect(autoTopUpSchema(LOWEST, kept).parse({ enabled: false, threshold: '', amount: 'x' })).toEqual({
    enabled: false,
    ...kept,
  });
});
