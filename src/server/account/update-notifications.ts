import type { Notifications } from '#contract/storefront/model/notifications.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { requireUnchanged } from '../core/record-version.ts';
import { audit } from '../db/audit.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import { requireNotSuspended } from '../db/require-not-suspended.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import type { AccountDeps } from './deps.ts';
import { findNotifications, toNotificationRow } from './notifications.ts';

/** Whether customers would get a message that they do not get now. */
const addsTo = (former: Notifications, body: Notifications): boolean =>
  (body.customerLink && !former.customerLink) || (body.customerDataLow && !former.customerDataLow);

/** Turns messages on and off, and chooses their language. */
export const updateNotifications = async (
  { db }: AccountDeps,
  caller: Caller,
  { headers, body }: Input<'updateNotifications'>,
) => {
  const row = toNotificationRow(body);
  const settings = await db.forReseller(caller.resellerId, async (tx) => {
    if (addsTo(await findNotifications(tx), body)) await requireNotSuspended(tx);
    await lockReseller(tx);
    const present = await findNotifications(tx);
    await tx`
      insert into notification_setting ${tx({ ...row, resellerId: caller.resellerId })}
      on conflict (reseller_id) do update set ${tx(row)}`;
    const { language } = body;
    if (language !== undefined) {
      await tx`update reseller set language = ${language} where reseller_id = current_reseller()`;
    }
    await audit(tx, caller, 'notifications', caller.resellerId, omitNullish({ ...row, language }));
    const saved = await findNotifications(tx);
    requireUnchanged(headers['If-Match'], present, saved);
    return saved;
  });
  return versioned(settings);
};
