import { expect, test } from 'vitest';
import { inventoryEditSchema } from '#web/components/packages/stock/inventory-edit-schema.ts';

test.each([
  ['4', true],
  ['0.01', true],
  ['999999.99', true],
  ['999999', true],
  // It would be shown with ten characters, and the API refuses it.
  ['1000000', false],
  ['999999999', false],
  ['4.599', false],
  ['4,59', false],
  ['abc', false],
  ['', false],
])('a retail price of %j is taken: %s', (retailPrice, isTaken) => {
  expect(inventoryEditSchema.safeParse({ name: 'Trip', retailPrice }).success).toBe(isTaken);
});
