import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import { type StatementDeps, statementFile } from '../../statements/index.ts';
import { readerOf } from './reader.ts';

/** Every change of a reseller's credit in a month, oldest first, as a workbook. */
export const exportStatementWorkbook = async (
  deps: StatementDeps,
  _caller: OperatorCaller,
  input: Input<'exportStatementWorkbook'>,
) => replyWorkbook(await statementFile(readerOf(deps, input)), deps.log);
