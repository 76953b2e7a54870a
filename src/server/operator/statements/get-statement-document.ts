import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { drawStatement, type StatementDeps } from '../../statements/index.ts';
import { readerOf } from './reader.ts';

/** The statement of a month as PDF. */
export const getStatementDocument = (
  deps: StatementDeps,
  _caller: OperatorCaller,
  input: Input<'getStatementDocument'>,
) => drawStatement(readerOf(deps, input), deps.storeName);
