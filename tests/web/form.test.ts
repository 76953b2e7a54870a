import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { UpdateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { nameFault } from '#web/components/form/faults.ts';
import { limitOf } from '#web/components/form/form-schema.ts';
import { amount, email, supportedCountry, trimmed } from '#web/components/form/schemas.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { inventoryEditSchema } from '#web/features/inventory/components/InventoryEditModal.tsx';

describe('the limit of a field', () => {
  test.each([
    ['firstName', 40],
    ['lastName', 50],
    ['companyName', 255],
    ['address.addressLine1', 40],
    ['address.addressLine3', 255],
    ['address.country', 2],
    ['address', undefined],
    ['address.nowhere', undefined],
    ['nothing', undefined],
  ])('of the account: %s has %s', (path, limit) => {
    expect(limitOf(UpdateUserRequest, path)).toBe(limit);
  });

  test('is found inside a trimmed schema, and inside one that is parsed as a number', () => {
    const inventoryEdit = inventoryEditSchema(item());
    expect(limitOf(inventoryEdit, 'name')).toBe(30);
    expect(limitOf(inventoryEdit, 'retailPrice.priceValue')).toBe(999_999.99);
    expect(limitOf(zod.strictObject({ email }), 'email')).toBe(254);
  });

  test('is none where the schema has none', () => {
    expect(limitOf(zod.strictObject({ text: zod.string(), many: zod.array(zod.string()) }), 'text')).toBeUndefined();
  });
});

/** The names of a value's errors. */
const faultsOf = (schema: zod.ZodMiniType, value: unknown): string[] =>
  schema.safeParse(value, { error: nameFault }).error?.issues.map(({ message }) => message) ?? [];

describe('a fault', () => {
  const text = trimmed(zod.string().check(zod.minLength(1), zod.maxLength(3), zod.regex(/^a/)));

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abcd', 'tooLong:3'],
    ['b', 'invalid'],
  ])('of "%s" is named %s', (value, fault) => {
    expect(faultsOf(text, value)[0]).toBe(fault);
  });

  test('of a number above its limit names the limit', () => {
    expect(faultsOf(amount(zod.number().check(zod.lte(10))), '10.01')).toEqual(['tooHigh:10']);
  });

  test('that a schema names itself is kept', () => {
    expect(faultsOf(supportedCountry, 'BY')).toEqual(['notAllowed']);
    expect(faultsOf(amount(zod.number()), '4.599')).toEqual(['tooManyDecimals']);
  });
});
