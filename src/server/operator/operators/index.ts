export { changeReseller } from './change-reseller.ts';
export type { OperatorsDeps } from './deps.ts';
export { getOperator } from './get-operator.ts';
export { isOwnAccount, refuseOwnAccount } from './is-own-account.ts';
export { needsAnother } from './needs-another.ts';
export { isOperatorIn, operatorOf } from './operator-of.ts';
export { type Changer, COMMAND_LINE, recordChange, recordChanges } from './record-change.ts';
export { addOperator, listOperators, removeOperator, signInTo } from './roles.ts';
export { toSum } from './to-sum.ts';
