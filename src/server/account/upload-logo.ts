import { createHash } from 'node:crypto';
import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import { findBrand } from './brand.ts';
import type { AccountDeps } from './deps.ts';
import { readPicture } from './logo/read-picture.ts';

/** Makes a picture the logo, in the place of the one before. */
export const uploadLogo = async (deps: AccountDeps, caller: Caller, { body }: Input<'uploadLogo'>) => {
  const { db, logosPerReseller } = deps;
  await requireAttempt(db.system, { name: 'logo', of: caller.resellerId }, logosPerReseller);
  const { type, content } = readPicture(body.picture);
  const hash = createHash('sha256').update(content).digest('hex');
  const brand = await db.forReseller(caller.resellerId, async (tx) => {
    await lockReseller(tx);
    await tx`
      insert into logo (reseller_id, hash, type, content) values (current_reseller(), ${hash}, ${type}, ${content})
      on conflict (reseller_id) do update set hash = excluded.hash, type = excluded.type, content = excluded.content,
        created_at = excluded.created_at where logo.hash <> excluded.hash`;
    await tx`
      update reseller set logo_url = null, updated_at = now()
      where reseller_id = current_reseller() and logo_url is not null`;
    await audit(tx, caller, 'brand', caller.resellerId, { logoHash: hash });
    return findBrand(tx, deps);
  });
  return versioned(brand);
};
