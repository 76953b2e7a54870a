export const operatorSearch = {
  label: 'Search the desk',
  hint: 'Reseller, ICCID, reference, amount, ID or page',
  resellers: 'Resellers',
  allResellers: 'All resellers with “{{text}}”',
  sales: 'Sales',
  allSales: 'All sales with “{{text}}”',
  payments: 'Payments',
  allPayments: 'All payments with “{{text}}”',
  refunded: 'Refunded',
  nothing:
    'Nothing was found. Try the beginning of an email address, company or ID, a whole ICCID, or the reference or amount of a payment.',
  failed: 'Not everything could be searched. Please try again.',
} as const;
