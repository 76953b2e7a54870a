import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyCsv } from '../../http/table-file.ts';
import { type StatementDeps, statementFile } from '../../statements/index.ts';
import { readerOf } from './reader.ts';

/** Every change of a reseller's credit in a month, oldest first, as CSV. */
export const exportStatement = async (deps: StatementDeps, _caller: OperatorCaller, input: Input<'exportStatement'>) =>
  replyCsv(await statementFile(readerOf(deps, input)), input, deps.log);
