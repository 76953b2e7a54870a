/**
 * The frame of the operator's desk. Each of its pages has its own area: `operatorResellers` in
 * operator-resellers.ts.
 */
export const operator = {
  label: 'Pages of the desk',
  pages: {
    today: 'Today',
    attention: 'Needs attention',
    resellers: 'Resellers',
    sales: 'Sales',
    payments: 'Payments',
    packages: 'Packages',
    legal: 'Legal',
  },
  titles: {
    operator: 'Operator’s desk',
    operatorAttention: 'Needs attention',
    operatorResellers: 'Resellers',
    operatorReseller: 'Reseller',
    operatorStatement: 'Monthly statement',
    operatorSales: 'All sales',
    operatorSale: 'Sale of a reseller',
    operatorPayments: 'Payments',
    operatorPayment: 'Payment',
    operatorPackages: 'Packages on sale',
    operatorPriceRules: 'Price rules',
    operatorSuppliers: 'Suppliers',
    operatorPriceList: 'Price list',
    operatorLegal: 'Legal texts',
    operatorLegalVersion: 'Version of a legal text',
    operatorNewLegalVersion: 'New version of a legal text',
    operatorUnknown: 'Page not found',
  },
  refusedTitle: 'This page is for those who run the store',
  refusedText: 'Yours is a reseller account. The person who runs the server can make it an operator account.',
  toStore: 'To your store',
  unknownTitle: 'Page not found',
  unknownText: 'The desk has no page at this address.',
  toToday: 'To today’s figures',
  passwordAloneTitle: 'Sign in with your second factor',
  passwordAloneText:
    'This page opens after a sign-in with the code of your app. If you have none yet, you set it up on the way.',
  signInAgain: 'Sign in again',
  saveFailed: 'The file could not be exported. Please try again.',
  tooMany: 'Choose a shorter period to see the totals.',
  openChange: {
    text: 'The store has not confirmed yet whether your change of {{amount}} was entered. Until it has, nothing else can be sent from here.',
    ask: 'Ask again',
    reason: 'The store has to confirm your last change first.',
    done: 'Your change of {{amount}} was entered.',
    ended: 'Your change of {{amount}} was not entered, and will not be.',
  },
  storeView: {
    label: 'Store of a reseller',
    text: 'You see what {{name}} sees. Nothing can be changed.',
    leave: 'Back to the desk',
  },
} as const;
