import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { priceListFile } from './price-list-file.ts';

/** What was on sale at the end of a day, as a workbook. */
export const exportPriceListWorkbook = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  input: Input<'exportPriceListWorkbook'>,
) => replyWorkbook(await priceListFile(deps, input), deps.log);
