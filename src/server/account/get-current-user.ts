import type { Caller } from '../core/caller.ts';
import type { AccountDeps } from './deps.ts';
import { versioned } from '../http/versioned-reply.ts';
import { findReseller, toUser } from './user.ts';

/** The personal data and the billing address. */
export const getCurrentUser = async ({ db }: AccountDeps, { resellerId }: Caller) =>
  versioned(toUser(await db.forReseller(resellerId, findReseller)));
