import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyCsv } from '../../http/table-file.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { packagesFile } from './packages-file.ts';

/** The packages that the list finds, as CSV. */
export const exportPackages = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  input: Input<'exportPackages'>,
) => replyCsv(await packagesFile(deps, input), input, deps.log);
