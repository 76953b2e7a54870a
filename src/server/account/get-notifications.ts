import type { Notifications } from '#contract/storefront/model/notifications.ts';
import type { Caller } from '../core/caller.ts';
import type { AccountDeps } from './deps.ts';
import { findNotifications } from './notifications.ts';

/** Which messages are sent to the reseller and to its customers. */
export const getNotifications = ({ db }: AccountDeps, { resellerId }: Caller): Promise<Notifications> =>
  db.forReseller(resellerId, findNotifications);
