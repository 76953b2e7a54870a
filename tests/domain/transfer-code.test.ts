import { expect, test } from 'vitest';
import { transferCode } from '#domain/transfer-code.ts';

const transfer = {
  holder: 'Simshelf GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF370',
  amount: 11_900,
  currency: 'EUR',
  reference: 'RF18539007547034',
};

test('the code has the lines of the guideline, in their order', () => {
  expect(transferCode(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFF370',
    'Simshelf GmbH',
    'DE89370400440532013000',
    'EUR119.00',
    '',
    'RF18539007547034',
  ]);
});

test('the line of an unknown BIC stays empty', () => {
  expect(transferCode({ ...transfer, bic: undefined })?.split('\n')[4]).toBe('');
});

test('there is none for another currency', () => {
  expect(transferCode({ ...transfer, currency: 'USD' })).toBeUndefined();
});
