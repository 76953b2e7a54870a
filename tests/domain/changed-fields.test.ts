import { describe, expect, test } from 'vitest';
import { accountFieldOf } from '#domain/account.ts';
import { fieldsThatDiffer, topField } from '#domain/changed-fields.ts';

const account = {
  firstName: 'Ann',
  companyName: '',
  address: {
    country: 'DE',
    addressLine1: 'Hafenstraße 7',
    addressLine2: '',
    postalCode: '20457',
    townOrDistrict: 'Hamburg',
  },
};
const withAddress = (changed: Partial<(typeof account)['address']>) => ({
  ...account,
  address: { ...account.address, ...changed },
});

describe('ERR-107: the fields of an account in which two states differ', () => {
  test.each([
    ['nothing', account, []],
    ['a name', { ...account, firstName: 'Anna' }, ['firstName']],
    ['the street', withAddress({ addressLine1: 'Deichstraße 1' }), ['address.addressLine1']],
    [
      'two lines',
      withAddress({ addressLine1: 'Deichstraße 1', addressLine2: 'Hof' }),
      ['address.addressLine1', 'address.addressLine2'],
    ],
    ['the postal code', withAddress({ postalCode: '20459' }), ['address.place']],
    ['the town', withAddress({ townOrDistrict: 'Bremen' }), ['address.place']],
    ['the whole place', withAddress({ country: 'AT', postalCode: '1010', townOrDistrict: 'Wien' }), ['address.place']],
  ])('%s', (_, other, fields) => {
    expect(fieldsThatDiffer(account, other, accountFieldOf)).toEqual(fields);
    expect(fieldsThatDiffer(other, account, accountFieldOf)).toEqual(fields);
  });

  test('a value that is there on one side alone differs', () => {
    expect(fieldsThatDiffer({}, account, accountFieldOf)).toContain('address.place');
    expect(fieldsThatDiffer(account, { ...account, taxId: 'n/a' }, accountFieldOf)).toEqual(['taxId']);
  });
});

test('elsewhere a price and its currency are one field', () => {
  const price = { name: 'Japan', retailPrice: { priceValue: '1', currencyCode: 'USD' } };
  const other = { name: 'Japan', retailPrice: { priceValue: '2', currencyCode: 'EUR' } };
  expect(fieldsThatDiffer(price, other, topField)).toEqual(['retailPrice']);
});
