import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { replyCsv } from '../http/table-file.ts';
import { customersFile } from './customers-file.ts';
import type { CustomerDeps } from './deps.ts';

/** The customers as CSV: all of them, or those that a text finds. */
export const exportCustomers = async (deps: CustomerDeps, caller: Caller, input: Input<'exportCustomers'>) =>
  replyCsv(await customersFile(deps, caller, input), input, deps.log);
