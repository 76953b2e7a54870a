export { followIssuer } from './follow-issuer.ts';
export { isServed } from './is-served.ts';
export { findUsedInstead, useAccount } from './own-accounts.ts';
export { acceptAccounts, listUses, rememberUses, requireSameUse } from './require-same-use.ts';
export { setAside, sumUp } from './set-aside.ts';
export { accountUse, usesOf } from './uses.ts';
