import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import type { ResellerDeps } from './deps.ts';
import { resellersFile } from './resellers-file.ts';

/** The resellers that the list finds, as a workbook. */
export const exportResellersWorkbook = async (
  deps: ResellerDeps,
  _caller: OperatorCaller,
  input: Input<'exportResellersWorkbook'>,
) => replyWorkbook(await resellersFile(deps, input), deps.log);
