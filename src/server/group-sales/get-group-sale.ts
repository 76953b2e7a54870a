import type { GroupSale } from '#contract/partner/model/groupSale.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { GroupSaleDeps } from './deps.ts';
import { readGroupSale } from './read-group-sale.ts';

/** A group sale with the state of its lines. */
export const getGroupSale = (
  deps: GroupSaleDeps,
  caller: Caller,
  { params }: Input<'getGroupSale'>,
): Promise<GroupSale> => readGroupSale(deps, caller, params.id);
