import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { replyWorkbook } from '../http/table-file.ts';
import { customersFile } from './customers-file.ts';
import type { CustomerDeps } from './deps.ts';

/** The customers as a workbook. */
export const exportCustomersWorkbook = async (
  deps: CustomerDeps,
  caller: Caller,
  input: Input<'exportCustomersWorkbook'>,
) => replyWorkbook(await customersFile(deps, caller, input), deps.log);
