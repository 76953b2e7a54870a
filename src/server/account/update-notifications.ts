import type { Notifications } from '#contract/storefront/model/notifications.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { audit } from '../db/audit.ts';
import { requireNotSuspended } from '../db/require-not-suspended.ts';
import type { Input } from '../http/input.ts';
import type { AccountDeps } from './deps.ts';
import { findNotifications, toNotificationRow } from './notifications.ts';

/** Whether customers would get a message that they do not get now. */
const addsTo = (former: Notifications, body: Notifications): boolean =>
  (body.customerLink && !former.customerLink) || (body.customerDataLow && !former.customerDataLow);

/** Turns messages on and off, and chooses their language. */
export const updateNotifications = (
  { db }: AccountDeps,
  caller: Caller,
  { body }: Input<'updateNotifications'>,
): Promise<Notifications> => {
  const row = toNotificationRow(body);
  return db.forReseller(caller.resellerId, async (tx) => {
    if (addsTo(await findNotifications(tx), body)) await requireNotSuspended(tx);
    await tx`
      insert into notification_setting ${tx({ ...row, resellerId: caller.resellerId })}
      on conflict (reseller_id) do update set ${tx(row)}`;
    const { language } = body;
    if (language !== undefined) {
      await tx`update reseller set language = ${language} where reseller_id = current_reseller()`;
    }
    await audit(tx, caller, 'notifications', caller.resellerId, omitNullish({ ...row, language }));
    return findNotifications(tx);
  });
};
