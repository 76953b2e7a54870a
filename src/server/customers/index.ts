export { getCustomer, listCustomers } from './list-customers.ts';
export { listProfileDomains } from './list-profile-domains.ts';
export { searchCustomers } from './search-customers.ts';
export { updateCustomer } from './update-customer.ts';
export { eraseCustomer } from './erase-customer.ts';
export { exportCustomer } from './export-customer.ts';
export { replaceShareLinks } from './replace-share-links.ts';
