import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyCsv } from '../../http/table-file.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { priceListFile } from './price-list-file.ts';

/** What was on sale at the end of a day, as CSV. */
export const exportPriceList = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  input: Input<'exportPriceList'>,
) => replyCsv(await priceListFile(deps, input), input, deps.log);
