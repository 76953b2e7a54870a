import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { switchAutoTopUpOff } from './auto-top-up/state.ts';
import type { PaymentDeps } from './deps.ts';

/** Removes the card, if there is one. Without a card the automatic top-up is off. */
export const deletePaymentMethod = async ({ db }: PaymentDeps, caller: Caller): Promise<void> => {
  const { resellerId } = caller;
  await db.forReseller(resellerId, async (tx) => {
    const { count } = await tx`delete from payment_card where reseller_id = ${resellerId}`;
    if (count === 0) return;
    await switchAutoTopUpOff(tx, resellerId);
    await audit(tx, caller, 'card removed', resellerId);
  });
};
