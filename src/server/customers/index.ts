export type { CustomerDeps } from './deps.ts';
export { eraseCustomer } from './erase-customer.ts';
export { exportCustomer } from './export-customer.ts';
export { getCustomer } from './get-customer.ts';
export { listCustomers } from './list-customers.ts';
export { listProfileDomains } from './list-profile-domains.ts';
export { replaceShareLinks } from './replace-share-links.ts';
export { searchCustomers } from './search-customers.ts';
export { updateCustomer } from './update-customer.ts';
