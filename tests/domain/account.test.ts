import { expect, test } from 'vitest';
import type { User } from '#contract/storefront/model/user.ts';
import { toAccountForm, toUpdateUserRequest } from '#domain/account.ts';
import { billingAddress, hasBillingAddress, missingOnInvoices } from '#domain/billing-address.ts';

const user: User = {
  firstName: 'Anna',
  lastName: 'Berg',
  companyName: '',
  taxId: 'DE1',
  email: 'anna@example.com',
  addresses: [{ addressType: 'BILLING', country: 'DE', addressLine1: 'Hafenstraße 7' }],
};

test('shows the billing address, and nothing where there is none', () => {
  expect(billingAddress(user)).toMatchObject({ country: 'DE' });
  expect(billingAddress({ addresses: [] })).toEqual({});
});

test('a billing address is there once it was saved', () => {
  expect(hasBillingAddress(user)).toBe(true);
  expect(hasBillingAddress({ addresses: [] })).toBe(false);
});

test.each([
  [{ country: 'DE' }, ['addressLine1', 'postalCode', 'townOrDistrict']],
  [{ country: 'DE', addressLine1: 'Hafenstraße 7', townOrDistrict: ' ' }, ['postalCode', 'townOrDistrict']],
  [{ country: 'AE', addressLine1: 'Al Wasl Road 7', townOrDistrict: 'Dubai' }, []],
  [{ country: 'DE', addressLine1: 'Hafenstraße 7', postalCode: '20457', townOrDistrict: 'Hamburg' }, []],
])('VAL-115: says what invoices lack of %o', (address, missing) => {
  expect(missingOnInvoices({ addresses: [{ addressType: 'BILLING', ...address }] })).toEqual(missing);
  expect(missingOnInvoices({ addresses: [] })).toEqual([]);
});

test('leaves the country empty when it is not supported', () => {
  const addresses = [{ ...user.addresses[0], addressType: 'BILLING' as const, country: 'BY' }];
  expect(toAccountForm(user).address.country).toBe('DE');
  expect(toAccountForm({ ...user, addresses }).address).toMatchObject({ country: '', addressLine1: 'Hafenstraße 7' });
});

test('sends what was filled in, without blanks around it', () => {
  const form = toAccountForm(user);
  expect(toUpdateUserRequest({ ...form, firstName: ' Anna ', companyName: '  ' })).toEqual({
    firstName: 'Anna',
    lastName: 'Berg',
    taxId: 'DE1',
    address: { country: 'DE', addressLine1: 'Hafenstraße 7' },
  });
});
