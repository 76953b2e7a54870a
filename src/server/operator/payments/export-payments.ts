import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyCsv } from '../../http/table-file.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { paymentsFile } from './payments-file.ts';

/** The payments that the list finds, as CSV. */
export const exportPayments = async (
  deps: OperatorPaymentDeps,
  _caller: OperatorCaller,
  input: Input<'exportPayments'>,
) => replyCsv(await paymentsFile(deps, input), input, deps.log);
