import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { replyWorkbook } from '../http/table-file.ts';
import type { StatementDeps } from './deps.ts';
import { readerOf } from './reader.ts';
import { statementFile } from './statement-file.ts';

/** Every change of the credit in a month, oldest first, as a workbook. */
export const exportCreditStatementWorkbook = async (
  deps: StatementDeps,
  caller: Caller,
  input: Input<'exportCreditStatementWorkbook'>,
) => replyWorkbook(await statementFile(readerOf(deps, caller, input)), deps.log);
