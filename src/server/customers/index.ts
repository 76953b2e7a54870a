export type { CustomerDeps } from './deps.ts';
export { eraseCustomer } from './erase-customer.ts';
export { exportCustomer } from './export-customer.ts';
export { exportCustomers } from './export-customers.ts';
export { exportCustomersWorkbook } from './export-customers-workbook.ts';
export { getCustomer } from './get-customer.ts';
export { listCustomerSummaries } from './list-customer-summaries.ts';
export { listCustomers } from './list-customers.ts';
export { listProfileDomains } from './list-profile-domains.ts';
export { replaceShareLinks } from './replace-share-links.ts';
export { search } from './search.ts';
export { searchCustomers } from './search-customers.ts';
export { updateCustomer } from './update-customer.ts';
export type { ProfileDeps } from './profiles/deps.ts';
export { findSharedPage } from './profiles/find-shared-page.ts';
export { getCustomerProfile } from './profiles/get-customer-profile.ts';
export { getEsimProfile } from './profiles/get-esim-profile.ts';
export { isBeingPrepared } from './profiles/is-being-prepared.ts';
export { readProfile } from './profiles/read-profile.ts';
export {
  logoAddress,
  readMailBrand,
  readReseller,
  readResellerOfEnded,
  type ResellerRow,
} from './profiles/read-reseller.ts';
export { shareTokens } from './profiles/share-links.ts';
