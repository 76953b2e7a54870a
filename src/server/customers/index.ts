export { searchCustomers } from './search-customers.ts';
export { updateCustomer } from './update-customer.ts';
