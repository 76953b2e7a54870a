export { getAccount, getCurrentUser, getJoinerBonus, updateCurrentUser } from './user.ts';
export { resellerOf, type SignedIn } from './reseller-of.ts';
