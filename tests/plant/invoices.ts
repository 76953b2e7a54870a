import { type Fault, sqlFunction } from './fault.ts';

export const invoices: Fault[] = [
  {
    name: 'a business in the country of the seller pays no tax',
    file: 'src/domain/vat.ts',
    find: 'country !== home && number !== undefined',
    replace: 'number !== undefined',
    tests: 'tests/domain/vat.test.ts',
  },
  {
    name: 'a VAT number of another country saves the tax',
    file: 'src/domain/vat-number.ts',
    find: 'return FORMS[country]?.test(number) && !hasWrongDigits',
    replace: 'return Object.values(FORMS).some((form) => form.test(number)) && !hasWrongDigits',
    tests: 'tests/domain/vat.test.ts',
  },
  {
    name: 'check digits of VAT numbers are not computed',
    file: 'src/domain/vat-number.ts',
    find: 'return isValidFormat && !isValid;',
    replace: 'return isValidFormat && isValid === undefined;',
    tests: 'tests/domain/vat.test.ts',
  },
  {
    name: 'the Canary Islands pay Spanish VAT',
    file: 'src/domain/vat-territories.ts',
    find: '/^(?:35|38)',
    replace: '/^(?:99)',
    tests: 'tests/domain/vat.test.ts',
  },
  {
    name: 'a number that VIES does not know saves the tax',
    file: 'src/server/payments/pricing/payer.ts',
    find: `vatCheck?.outcome !== 'invalid'`,
    replace: `vatCheck?.outcome !== undefined`,
    tests: 'tests/server/payments/vat.test.ts',
  },
  {
    name: 'an invoice names the seller of later',
    file: sqlFunction('issue_receipt'),
    find: 'order by since desc limit 1',
    replace: 'order by since limit 1',
    tests: 'tests/server/payments/vat.test.ts',
  },
  {
    name: 'an invoice is dated in UTC',
    file: 'src/server/payments/receipts/receipt-document.ts',
    find: 'createFormats(language, receipt.seller?.timeZone)',
    replace: 'createFormats(language)',
    tests: 'tests/server/payments/vat.test.ts',
  },
  {
    name: 'what is read from the right is set from the left',
    file: 'src/server/documents/runs.ts',
    find: 'return inVisualOrder(piecesOf(text, levels));',
    replace: 'return piecesOf(text, levels);',
    tests: 'tests/server/payments/vat.test.ts',
  },
  {
    name: 'the XML of an invoice leaves the discount out of its sums',
    file: 'src/server/payments/receipts/e-invoice.ts',
    find: "ram('AllowanceTotalAmount', amount(discount)),",
    replace: "ram('AllowanceTotalAmount', amount(0)),",
    tests: 'tests/server/payments/e-invoice.test.ts',
  },
];
