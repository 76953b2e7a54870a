export { checkHeads } from './check-heads.ts';
export { type HeadFault, readHeads } from './head.ts';
export { createLedgerHeads, headsFileIn, type LedgerHeads, readHeadsFile } from './keep-heads.ts';
