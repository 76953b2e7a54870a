export { adjustCredit } from './adjust-credit.ts';
export { confirmAdjustment } from './confirm-adjustment.ts';
export { declineAdjustment } from './decline-adjustment.ts';
export type { AdjustmentDeps } from './deps.ts';
export { getStatement } from './get-statement.ts';
export { readWaiting } from './read-adjustments.ts';
