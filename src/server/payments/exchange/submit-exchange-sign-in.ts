import type { ExchangeSignedIn } from '#contract/storefront/model/exchangeSignedIn.ts';
import type { Caller } from '../../core/caller.ts';
import { Problem } from '../../core/problem.ts';
import type { SignInRefusal } from '../../gateways/index.ts';
import type { Input } from '../../http/input.ts';
import { forgetAttempts, requireAttempt } from '../../http/rate-limits/attempt-limit.ts';
import { askExchange } from './ask-exchange.ts';
import type { ExchangeDeps } from './deps.ts';

const seconds = 15 * 60;
const triesOfReseller = { allowed: 5, seconds };
/** Counted over all resellers: creating more accounts must not allow more guesses. */
const triesOfUser = { allowed: 50, seconds };

const refusals: Record<SignInRefusal, () => Problem> = {
  wrong: () => new Problem('exchange_code_wrong', 'The code or the password is not valid. Please try again.'),
  expired: () => new Problem('exchange_code_expired', 'The code is no longer valid. Please start again.'),
  locked: () => new Problem('exchange_account_locked', 'This account is locked. Please contact the exchange.'),
};

/** Signs in, and returns a token for one payment. A refusal of the exchange is a problem 400. */
export const submitExchangeSignIn = async (
  deps: ExchangeDeps,
  { resellerId }: Caller,
  { body }: Input<'submitExchangeSignIn'>,
): Promise<ExchangeSignedIn> => {
  const { username, code } = body;
  const { system } = deps.db;
  const ofReseller = { name: 'exchange-code', of: `${resellerId} ${username}` };
  const ofUser = { name: 'exchange-account', of: username };
  await requireAttempt(system, ofReseller, triesOfReseller);
  await requireAttempt(system, ofUser, triesOfUser);
  const user = { customer: resellerId, username };
  const credentials = body.authType === 'passwordWith2fa' ? { code, password: body.password } : { code };
  const result = await askExchange(deps, 'exchange', (exchange) => exchange.submitSignIn(user, credentials));
  if ('refusal' in result) throw refusals[result.refusal]();
  await Promise.all([forgetAttempts(system, ofReseller), forgetAttempts(system, ofUser)]);
  return { token: result.token };
};
