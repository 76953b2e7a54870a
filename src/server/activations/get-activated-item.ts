import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';
import { readSale, saleIdOf } from './read-sales.ts';

/** One sale, with its customer and what belongs to its profile domain. */
export const getActivatedItem = (
  deps: ActivationDeps,
  caller: Caller,
  { params, query }: Input<'getActivatedItem'>,
): Promise<SoldItemDetail> => readSale(deps, caller, saleIdOf(params), query.only_active_profiles);
