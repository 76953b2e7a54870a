export { type Check, checks } from './checks.ts';
export { keepFindings, lastReconciliation } from './findings.ts';
export { findOutages } from './outages.ts';
export { reconciliationJobs } from './reconcile.ts';
export { type Finding, holds, runChecks } from './run-checks.ts';
export { checkHeads } from './ledger-heads/check-heads.ts';
export { type HeadFault, readHeads } from './ledger-heads/head.ts';
export { createLedgerHeads, headsFileIn, type LedgerHeads, readHeadsFile } from './ledger-heads/keep-heads.ts';
