import type { Brand } from '#contract/storefront/model/brand.ts';
import type { Caller } from '../core/caller.ts';
import { findBrand } from './brand.ts';
import type { AccountDeps } from './deps.ts';

/** What travellers see of the signed-in reseller. */
export const getBrand = ({ db, storeName }: AccountDeps, { resellerId }: Caller): Promise<Brand> =>
  db.forReseller(resellerId, (tx) => findBrand(tx, storeName));
