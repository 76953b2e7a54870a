import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { recordEvent, type SignInEvent } from './sign-in-log.ts';
import type { User } from './users.ts';

/** What the user reads of an action. */
const events = {
  password: 'PASSWORD_CHANGED',
  'password reset': 'PASSWORD_RESET',
  'email change asked': 'EMAIL_CHANGE_ASKED',
  'email change stopped': 'EMAIL_CHANGE_STOPPED',
  'email changed': 'EMAIL_CHANGED',
  'sessions ended': 'SESSIONS_ENDED',
  'second factor on': 'SECOND_FACTOR_ON',
  'second factor off': 'SECOND_FACTOR_OFF',
  'recovery code used': 'RECOVERY_CODE_USED',
  'recovery codes': 'RECOVERY_CODES_MADE',
} as const satisfies Record<string, SignInEvent>;

/** Recorded for the user, and audited under the user's reseller; a user who has never opened the store has none yet. */
export const auditUser = async (
  tx: TransactionSql,
  issuer: string,
  { id, email }: User,
  action: keyof typeof events,
  details: { endedSessions?: number } = {},
): Promise<void> => {
  await recordEvent(tx, id, events[action]);
  const [reseller] = await tx<{ resellerId: string }[]>`
    select reseller_id from reseller where issuer = ${issuer} and subject = ${id}`;
  if (reseller) await audit(tx, { ...reseller, actor: email }, action, id, details);
};
