export const operatorSearch = {
  label: 'Search the desk',
  hint: 'Reseller, sale number, ICCID, payment, package or page',
  similarResellers: 'No reseller is called “{{text}}”. Similar ones are shown.',
  similarPackages: 'No package is called “{{text}}”. Similar ones are shown.',
  resellers: 'Resellers',
  allResellers: 'All resellers with “{{text}}”',
  sales: 'Sales',
  allSales: 'All sales with “{{text}}”',
  payments: 'Payments',
  allPayments: 'All payments with “{{text}}”',
  packages: 'Packages',
  allPackages: 'All packages with “{{text}}”',
  refunded: 'Refunded',
  places: {
    basics: 'Lowest price and new packages',
    rates: 'Exchange rates',
    TERMS: 'Terms and conditions',
    PRIVACY: 'Privacy policy',
  },
  nothing:
    'Nothing found. Try the beginning of an email address, company or ID, four or more of the last digits of an ICCID, the number of a sale (#1138), the reference, amount or invoice number of a payment, or the name of a package. Customers of resellers are not known here.',
  failed: 'Not everything could be searched. Please try again.',
} as const;
