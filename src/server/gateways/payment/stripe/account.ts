import type { StripeSettings } from './settings.ts';

const TIMEOUT_MS = 4_000;

/**
 * The id of the account that a key belongs to. Undefined where Stripe does not say, because it is away or because a
 * restricted key may not ask. The start continues without it.
 */
export const stripeAccountOf = async (settings: StripeSettings): Promise<string | undefined> => {
  const { createClient } = await import('./client.ts');
  try {
    return (await createClient(settings, TIMEOUT_MS).accounts.retrieveCurrent()).id;
  } catch {
    return undefined;
  }
};
