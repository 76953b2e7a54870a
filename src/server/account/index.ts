export { brandReseller, type BrandChanges, toChangedColumns } from './brand.ts';
export type { AccountDeps } from './deps.ts';
export { getAccount } from './get-account.ts';
export { getBrand } from './get-brand.ts';
export { getCurrentUser } from './get-current-user.ts';
export { resellerOf, type SignedIn } from './reseller-of.ts';
export { updateBrand } from './update-brand.ts';
export { updateCurrentUser } from './update-current-user.ts';
