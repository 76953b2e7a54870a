import type { Caller } from '../core/caller.ts';
import type { AccountDeps } from './deps.ts';
import { versioned } from '../http/versioned-reply.ts';
import { findNotifications } from './notifications.ts';

/** Which messages are sent to the reseller and to its customers. */
export const getNotifications = async ({ db }: AccountDeps, { resellerId }: Caller) =>
  versioned(await db.forReseller(resellerId, findNotifications));
