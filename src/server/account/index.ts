export type { AccountDeps } from './deps.ts';
export { getAccount } from './get-account.ts';
export { getCurrentUser } from './get-current-user.ts';
export { resellerOf, type SignedIn } from './reseller-of.ts';
export { updateCurrentUser } from './update-current-user.ts';
