export { getCustomer, listCustomers } from './list-customers.ts';
export { listProfileDomains } from './list-profile-domains.ts';
export { searchCustomers } from './search-customers.ts';
export { updateCustomer } from './update-customer.ts';
