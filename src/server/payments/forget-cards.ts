import { type Job, untilNextSchedule } from '../jobs/index.ts';
import type { PaymentDeps } from './deps.ts';
import { decryptToken } from './stored-card.ts';

const BATCH = 100;

type RemovedCard = { id: number; resellerId: string; tokenEncrypted: Buffer };

/**
 * Makes the provider forget cards that were removed or replaced. A card that is being charged is kept until that has
 * ended.
 */
export const forgetCards = async ({ db: { system }, gateways, secret, log }: PaymentDeps): Promise<void> => {
  const cards = await system<RemovedCard[]>`
    select id, reseller_id, token_encrypted from removed_card removed
    where not exists (
      select from auto_top_up t where t.reseller_id = removed.reseller_id and t.token_encrypted is not null)
    order by id limit ${BATCH}`;
  for (const { id, resellerId, tokenEncrypted } of cards) {
    try {
      await gateways.cards?.removeCard?.(decryptToken(secret, resellerId, tokenEncrypted));
      await system`delete from removed_card where id = ${id}`;
    } catch (error) {
      log.error({ err: error, reseller: resellerId }, 'The provider could not forget a card');
    }
  }
};

/** Runs every minute. */
export const forgetCardsJob = (deps: PaymentDeps): Job => ({
  name: 'forget-cards',
  schedule: '* * * * *',
  retries: untilNextSchedule,
  work: () => forgetCards(deps),
});
