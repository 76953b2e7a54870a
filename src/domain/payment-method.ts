/** The one method that is paid inside the store's page, by the balance of an exchange account (PKG-065). */
export const BALANCE_METHOD_ID = 'exchange-balance';
