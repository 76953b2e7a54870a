import type { User } from '#contract/storefront/model/user.ts';
import type { Caller } from '../core/caller.ts';
import type { AccountDeps } from './deps.ts';
import { findReseller, toUser } from './user.ts';

/** The personal data and the billing address. */
export const getCurrentUser = async ({ db }: AccountDeps, { resellerId }: Caller): Promise<User> =>
  toUser(await db.forReseller(resellerId, findReseller));
