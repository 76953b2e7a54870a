export { adjustCredit } from './adjust-credit.ts';
export { confirmAdjustment } from './confirm-adjustment.ts';
export { declineAdjustment } from './decline-adjustment.ts';
export { endAttempt } from './end-attempt.ts';
export { enterAdjustment } from './enter-adjustment.ts';
export type { AdjustmentDeps } from './deps.ts';
export { readAdjustments, readWaiting } from './read-adjustments.ts';
