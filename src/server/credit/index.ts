export type { CreditDeps } from './deps.ts';
export { getCredit } from './get-credit.ts';
export { setAutoTopUp } from './set-auto-top-up.ts';
