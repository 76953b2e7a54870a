import type { ExchangeSignInStarted } from '#contract/storefront/model/exchangeSignInStarted.ts';
import type { Caller } from '../../core/caller.ts';
import type { Input } from '../../http/input.ts';
import { requireAttempt } from '../../http/rate-limits/attempt-limit.ts';
import { askExchange } from './ask-exchange.ts';
import type { ExchangeDeps } from './deps.ts';

/** Each start may send an SMS that costs money. */
const starts = { allowed: 20, seconds: 15 * 60 };

/** Asks the exchange for a code, and returns the way this account signs in. */
export const startExchangeSignIn = async (
  deps: ExchangeDeps,
  { resellerId }: Caller,
  { body: { username } }: Input<'startExchangeSignIn'>,
): Promise<ExchangeSignInStarted> => {
  await requireAttempt(deps.db.system, { name: 'exchange-start', of: resellerId }, starts);
  const user = { customer: resellerId, username };
  return { authType: await askExchange(deps, 'exchange', (exchange) => exchange.startSignIn(user)) };
};
