import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import type { AccountDeps } from './deps.ts';

/** Removes the uploaded logo, and its address with it. */
export const removeLogo = ({ db }: AccountDeps, caller: Caller): Promise<void> =>
  db.forReseller(caller.resellerId, async (tx) => {
    await lockReseller(tx);
    const removed = await tx`delete from logo where reseller_id = current_reseller()`;
    if (removed.count > 0) await audit(tx, caller, 'brand', caller.resellerId, { logoHash: null });
  });
