import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { replyCsv } from '../http/table-file.ts';
import type { ActivationDeps } from './deps.ts';
import { salesFile } from './sales-file.ts';

/** The sales of a window (by default 3 years, CLI-047) as CSV, in the language and the zone of the caller. */
export const exportActivatedItems = async (
  deps: ActivationDeps,
  caller: Caller,
  input: Input<'exportActivatedItems'>,
) => replyCsv(await salesFile(deps, caller, input), input, deps.log);
