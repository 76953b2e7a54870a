import { expect, test } from 'vitest';
import { paths, patterns } from '#web/navigation/paths.ts';

test('the whole set of addresses', () => {
  expect(patterns).toMatchSnapshot();
});

test.each([
  [paths.inventoryItem('a/b'), '/your-store/inventory/a%2Fb'],
  [paths.inventory({ sortKey: 'name', sortDir: 'ASC' }), '/your-store/inventory?sortKey=name&sortDir=ASC'],
  [paths.soldItem('42'), '/your-store/history/42'],
  [paths.credits(), '/credits'],
  [paths.credits('success'), '/credits?success'],
  [paths.credits('pending'), '/credits?pending'],
  [paths.creditCheckout({ error: 'true', message: 'No & no' }), '/add-credits/checkout?error=true&message=No+%26+no'],
  [paths.packagesCheckoutSuccess({ pending: 'true' }), '/data-packages/checkout/success?pending=true'],
  [paths.pointOfSaleCustomer('guest'), '/store/new?guest=true'],
  [paths.pointOfSaleCustomer('existing'), '/store/existing'],
  [paths.pointOfSalePackages('new', { email: 'a@b.example' }), '/store/new/packages?email=a%40b.example'],
  [paths.pointOfSaleSell('existing', '1', { customerUid: '2' }), '/store/existing/packages/1?customerUid=2'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});
