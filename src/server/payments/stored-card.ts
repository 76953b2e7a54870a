// The stored card. The provider receives its number; the store gets only the provider's token.
import { decrypt, encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';
import { audit } from '../db/audit.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import type { CardReport } from '../gateways/index.ts';

const purpose = (resellerId: string): string => `payment_card ${resellerId}`;

/** A token is copied to where it is charged, and to where it waits to be forgotten. */
export const encryptedCards: readonly EncryptedColumn[] = ['payment_card', 'auto_top_up', 'removed_card'].map(
  (table) => ({ table, column: 'token_encrypted', names: ['reseller_id'], purposeOf: purpose }),
);

export const decryptToken = (secret: StoreSecret, resellerId: string, encrypted: Buffer): string =>
  decrypt(secret, purpose(resellerId), encrypted).toString();

/**
 * Stores the card that was entered into a form, once, in place of the previous one. If somebody who proved to be the
 * user has ended the sign-in that opened the form, the provider forgets the card instead.
 */
export const storeCard = async (db: Database, secret: StoreSecret, { id, card }: CardReport): Promise<void> => {
  const [row] = await db.system<{ resellerId: string; actor: string }[]>`
    select reseller_id, actor from card_form where id = ${id}`;
  const form = orNotFound(row);
  const { resellerId } = form;
  const tokenEncrypted = encrypt(secret, purpose(resellerId), card.token);
  await db.forReseller(resellerId, async (tx) => {
    // First of all, because the lock of the user comes before those of the reseller (decision 22).
    const [state] = await tx<{ isTakenBack: boolean }[]>`
      select is_taken_back(grant_id, access_number) from card_form where reseller_id = ${resellerId} and id = ${id}`;
    const { count } = await tx`
      update card_form set reported_at = now() where reseller_id = ${resellerId} and id = ${id} and reported_at is null`;
    if (count === 0) return;
    if (state?.isTakenBack === true) {
      await tx`insert into removed_card (reseller_id, token_encrypted) values (${resellerId}, ${tokenEncrypted})`;
      await audit(tx, form, 'card refused', resellerId);
      return;
    }
    await tx`
      insert into payment_card (reseller_id, token_encrypted, last4, expiry)
      values (${resellerId}, ${tokenEncrypted}, ${card.last4}, ${card.expiry})
      on conflict (reseller_id) do update set token_encrypted = excluded.token_encrypted, last4 = excluded.last4,
        expiry = excluded.expiry, created_at = now()`;
    await audit(tx, form, 'card stored', resellerId);
  });
};
