export type { ProfileDeps } from './deps.ts';
export { findSharedPage } from './find-shared-page.ts';
export { getCustomerProfile } from './get-customer-profile.ts';
export { getEsimProfile } from './get-esim-profile.ts';
export { isBeingPrepared } from './is-being-prepared.ts';
export { readProfile } from './read-profile.ts';
export { readReseller, type ResellerRow } from './read-reseller.ts';
export { shareTokens, type ShareTokens } from './share-links.ts';
