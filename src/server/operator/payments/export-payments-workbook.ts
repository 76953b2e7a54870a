import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { paymentsFile } from './payments-file.ts';

/** The payments that the list finds, as a workbook. */
export const exportPaymentsWorkbook = async (
  deps: OperatorPaymentDeps,
  _caller: OperatorCaller,
  input: Input<'exportPaymentsWorkbook'>,
) => replyWorkbook(await paymentsFile(deps, input), deps.log);
