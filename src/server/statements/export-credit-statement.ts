import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { replyCsv } from '../http/table-file.ts';
import type { StatementDeps } from './deps.ts';
import { readerOf } from './reader.ts';
import { statementFile } from './statement-file.ts';

/** Every change of the credit in a month, oldest first, as CSV. */
export const exportCreditStatement = async (
  deps: StatementDeps,
  caller: Caller,
  input: Input<'exportCreditStatement'>,
) => replyCsv(await statementFile(readerOf(deps, caller, input)), input, deps.log);
