import type { Notifications } from '#contract/storefront/model/notifications.ts';
import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import type { Input } from '../http/input.ts';
import type { AccountDeps } from './deps.ts';
import { findNotifications, toNotificationRow } from './notifications.ts';

/** Turns messages on and off. */
export const updateNotifications = (
  { db }: AccountDeps,
  caller: Caller,
  { body }: Input<'updateNotifications'>,
): Promise<Notifications> => {
  const row = toNotificationRow(body);
  return db.forReseller(caller.resellerId, async (tx) => {
    await tx`
      insert into notification_setting ${tx({ ...row, resellerId: caller.resellerId })}
      on conflict (reseller_id) do update set ${tx(row)}`;
    await audit(tx, caller, 'notifications', caller.resellerId, row);
    return findNotifications(tx);
  });
};
