import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import type { StatementDeps } from './deps.ts';
import { statementFile } from './statement-file.ts';

/** Every change of a reseller's credit in a month, oldest first, as a workbook. */
export const exportStatementWorkbook = async (
  deps: StatementDeps,
  _caller: OperatorCaller,
  input: Input<'exportStatementWorkbook'>,
) => replyWorkbook(await statementFile(deps, input), deps.log);
