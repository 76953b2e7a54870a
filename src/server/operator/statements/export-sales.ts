import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyCsv } from '../../http/table-file.ts';
import type { StatementDeps } from '../../statements/index.ts';
import { salesFile } from './sales-file.ts';

/** The sales that the list finds, as CSV. */
export const exportSales = async (deps: StatementDeps, _caller: OperatorCaller, input: Input<'exportSales'>) =>
  replyCsv(await salesFile(deps, input), input, deps.log);
