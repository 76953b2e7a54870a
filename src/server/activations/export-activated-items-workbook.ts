import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { replyWorkbook } from '../http/table-file.ts';
import type { ActivationDeps } from './deps.ts';
import { salesFile } from './sales-file.ts';

/** The sales of a window as a workbook. */
export const exportActivatedItemsWorkbook = async (
  deps: ActivationDeps,
  caller: Caller,
  input: Input<'exportActivatedItemsWorkbook'>,
) => replyWorkbook(await salesFile(deps, caller, input), deps.log);
