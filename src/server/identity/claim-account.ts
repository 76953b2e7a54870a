import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { AccountDeps } from './gate.ts';
import { tellOfSecondFactor } from './tell-of-second-factor.ts';
import type { User } from './users.ts';

/**
 * Ends what was set up in an account before anybody had shown to read its mail: its second factor, channels of the partner API and
 * addresses of webhooks. Somebody else may have registered with the e-mail address, and would get at what the owner pays in later
 * (decision 82). For an account with a confirmed address all of it stays: its owner set it up.
 */
export const claimAccount = async (
  tx: TransactionSql,
  { secret, issuer }: Pick<AccountDeps, 'secret' | 'issuer'>,
  user: User,
): Promise<void> => {
  const [unclaimed] = await tx`select from identity_user where id = ${user.id} and confirmed_at is null`;
  if (!unclaimed) return;
  const { count: factors } = await tx`delete from identity_second_factor where user_id = ${user.id}`;
  if (factors > 0) await tellOfSecondFactor(tx, secret, user, 'off');
  const [reseller] = await tx<{ resellerId: string; channels: number; webhooks: number }[]>`
    select r.reseller_id, ended.* from reseller r cross join lateral end_api_access(r.reseller_id) ended
    where r.issuer = ${issuer} and r.subject = ${user.id}`;
  if (!reseller) return;
  const { resellerId, channels, webhooks } = reseller;
  await audit(tx, { resellerId, actor: user.email }, 'account claimed', user.id, { factors, channels, webhooks });
};
