export type { ResellerDeps } from './deps.ts';
export { getReseller } from './get-reseller.ts';
export { liftSuspension } from './lift-suspension.ts';
export { listResellers } from './list-resellers.ts';
export { setPricing } from './set-pricing.ts';
export { signOutReseller } from './sign-out-reseller.ts';
export { storeViews } from './store-views.ts';
export { suspendReseller } from './suspend-reseller.ts';
export { viewStore } from './view-store.ts';
