import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyWorkbook } from '../../http/table-file.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { packagesFile } from './packages-file.ts';

/** The packages that the list finds, as a workbook. */
export const exportPackagesWorkbook = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  input: Input<'exportPackagesWorkbook'>,
) => replyWorkbook(await packagesFile(deps, input), deps.log);
