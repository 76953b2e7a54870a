import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import type { StatementDeps } from '../../statements/index.ts';
import { salesFile } from './sales-file.ts';

/** The sales that the list finds, as a workbook. */
export const exportSalesWorkbook = async (
  deps: StatementDeps,
  _caller: OperatorCaller,
  input: Input<'exportSalesWorkbook'>,
) => replyWorkbook(await salesFile(deps, input), deps.log);
