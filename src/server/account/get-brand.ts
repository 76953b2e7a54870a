import type { Caller } from '../core/caller.ts';
import { versioned } from '../http/versioned-reply.ts';
import { findBrand } from './brand.ts';
import type { AccountDeps } from './deps.ts';

/** What travellers see of the signed-in reseller. */
export const getBrand = async (deps: AccountDeps, { resellerId }: Caller) =>
  versioned(await deps.db.forReseller(resellerId, (tx) => findBrand(tx, deps)));
