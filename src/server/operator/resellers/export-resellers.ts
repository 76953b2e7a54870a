import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { replyCsv } from '../../http/table-file.ts';
import type { ResellerDeps } from './deps.ts';
import { resellersFile } from './resellers-file.ts';

/** The resellers that the list finds, as CSV. */
export const exportResellers = async (deps: ResellerDeps, _caller: OperatorCaller, input: Input<'exportResellers'>) =>
  replyCsv(await resellersFile(deps, input), input, deps.log);
