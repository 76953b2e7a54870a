export { type Check, checks, parseCheck } from './checks.ts';
export { type Broken, keepFindings, lastReconciliation, type Reconciliation } from './findings.ts';
export { findOutages } from './outages.ts';
export { type RangeScope, runInRanges } from './run-ranges.ts';
export { reconcile, reconcileNewest, reconciliationJobs } from './reconcile.ts';
export { type Finding, holds, runCheck, runChecks } from './run-checks.ts';
export { checkHeads } from './ledger-heads/check-heads.ts';
export { type HeadFault, readHeads } from './ledger-heads/head.ts';
export { createLedgerHeads, headsFileIn, type LedgerHeads, readHeadsFile } from './ledger-heads/keep-heads.ts';
