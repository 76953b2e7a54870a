import { pastedEmail } from '#domain/mailbox.ts';
import type { StoreSecret } from '../../core/encryption.ts';
import { audit } from '../../db/audit.ts';
import type { Sql } from '../../db/connect.ts';
import { strictLimits } from '../../http/rate-limits/limits.ts';
import { endAccess } from '../end-access.ts';
import { findRecipient, holdUser } from '../users.ts';
import { tellOfSecondFactor } from '../tell-of-second-factor.ts';

/**
 * Turns the second factor off for a user who has neither phone nor recovery codes, and ends all sessions and links.
 * Only from the command line, which is run by people who have the database.
 */
export const resetSecondFactor = async (system: Sql, secret: StoreSecret, email: string): Promise<void> => {
  await system.begin(async (tx) => {
    const user = await findRecipient(tx, pastedEmail(email));
    if (user) await holdUser(tx, user.id);
    const { count } = await tx`delete from identity_second_factor where user_id = ${user?.id ?? null}`;
    if (!user || count === 0) throw new Error(`${email} has no second factor.`);
    const endedSessions = await endAccess(tx, user.id, 'all');
    const resellers = await tx<{ resellerId: string }[]>`select reseller_id from reseller where subject = ${user.id}`;
    for (const { resellerId } of resellers) {
      await audit(tx, { resellerId, actor: 'operator' }, 'second factor reset', user.id, { endedSessions });
    }
    await tellOfSecondFactor(tx, { secret, limits: strictLimits }, user, 'off');
  });
};
