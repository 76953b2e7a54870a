export { getAccount, getCurrentUser, getJoinerBonus, updateCurrentUser } from './account.ts';
export { resellerOf, type SignedIn } from './reseller-of.ts';
