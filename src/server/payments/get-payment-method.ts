import type { Card } from '#contract/storefront/model/card.ts';
import type { Caller } from '../core/caller.ts';
import type { PaymentDeps } from './deps.ts';

/** The public details of the card; undefined when there is none. */
export const getPaymentMethod = async ({ db }: PaymentDeps, { resellerId }: Caller): Promise<Card | undefined> => {
  const [card] = await db.forReseller(
    resellerId,
    (tx) => tx<Card[]>`select last4, expiry from payment_card where reseller_id = ${resellerId}`,
  );
  return card;
};
