import type { Caller } from '../core/caller.ts';
import { requireTravellersName } from '../core/read-fields.ts';
import { requireUnchanged } from '../core/record-version.ts';
import { audit } from '../db/audit.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import { requireNotSuspended } from '../db/require-not-suspended.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import {
  type BrandRow,
  findBrand,
  findBrandRow,
  replaceUploadedLogo,
  requireDisplayRate,
  toBrandRow,
} from './brand.ts';
import type { AccountDeps } from './deps.ts';

/** Whether travellers would read something that they do not read now; what is only taken away adds nothing. */
const addsTo = (former: BrandRow, row: BrandRow): boolean =>
  Object.entries(row).some(([column, value]) => value !== null && value !== former[column as keyof BrandRow]);

/** Replaces the brand; absent fields are taken away. */
export const updateBrand = async (deps: AccountDeps, caller: Caller, { headers, body }: Input<'updateBrand'>) => {
  const { db, storeName } = deps;
  const brand = await db.forReseller(caller.resellerId, async (tx) => {
    const former = await findBrandRow(tx);
    const isGranted = (name: string | null | undefined) => former.nameGranted && name === former.brandName;
    const row = toBrandRow(body, (field, name) =>
      isGranted(name) ? name : requireTravellersName(field, name, { storeName }),
    );
    if (addsTo(former, row)) await requireNotSuspended(tx);
    await requireDisplayRate(tx, row, former, deps.findDisplayRates);
    await lockReseller(tx);
    const present = await findBrand(tx, deps);
    await tx`
      update reseller set ${tx(row)}, name_granted = ${isGranted(row.brandName)}, updated_at = now()
      where reseller_id = current_reseller()`;
    await replaceUploadedLogo(tx, caller.resellerId, row);
    await audit(tx, caller, 'brand', caller.resellerId, row);
    const saved = await findBrand(tx, deps);
    requireUnchanged(headers['If-Match'], present, saved);
    return saved;
  });
  return versioned(brand);
};
