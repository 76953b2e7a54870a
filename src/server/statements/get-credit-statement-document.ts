import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { StatementDeps } from './deps.ts';
import { drawStatement } from './draw-statement.ts';
import { readerOf } from './reader.ts';

/** The reseller's own statement of a month as PDF. */
export const getCreditStatementDocument = (
  deps: StatementDeps,
  caller: Caller,
  input: Input<'getCreditStatementDocument'>,
) => drawStatement(readerOf(deps, caller, input), deps.storeName);
