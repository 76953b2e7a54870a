export { acceptAccounts, listUses, rememberUses, requireSameUse } from './require-same-use.ts';
export { setAside, type SetAside, sumUp } from './set-aside.ts';
export { accountUse, type Use, usesOf } from './uses.ts';
