import type { Brand } from '#contract/storefront/model/brand.ts';
import type { Caller } from '../core/caller.ts';
import { requireShopName } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import type { Input } from '../http/input.ts';
import { findBrand, toBrandRow } from './brand.ts';
import type { AccountDeps } from './deps.ts';

/** Replaces the brand; absent fields are removed. */
export const updateBrand = (
  { db, storeName }: AccountDeps,
  caller: Caller,
  { body }: Input<'updateBrand'>,
): Promise<Brand> => {
  const row = toBrandRow(body, (field, name) => requireShopName(field, name, storeName));
  return db.forReseller(caller.resellerId, async (tx) => {
    await tx`update reseller set ${tx(row)}, updated_at = now() where reseller_id = current_reseller()`;
    await audit(tx, caller, 'brand', caller.resellerId, row);
    return findBrand(tx, storeName);
  });
};
