/** The only method that is paid on the store's own page, from the balance of an exchange account (PKG-065). */
export const BALANCE_METHOD_ID = 'exchange-balance';
/** The only method whose money an operator finds on the store's bank account. */
export const TRANSFER_METHOD_ID = 'bank-transfer';
