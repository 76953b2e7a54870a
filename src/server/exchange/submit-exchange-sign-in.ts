import type { ExchangeSignedIn } from '#contract/storefront/model/exchangeSignedIn.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { Input } from '../http/input.ts';
import { forgetAttempts, requireAttempt } from '../rate-limits/attempt-limit.ts';
import { askExchange, unanswered } from './ask-exchange.ts';
import type { ExchangeDeps } from './deps.ts';

const seconds = 15 * 60;
const triesOfReseller = { allowed: 5, seconds };
/** Over all resellers: creating more accounts must not allow more guesses. */
const triesOfUser = { allowed: 50, seconds };

/** Signs in, and returns a token for one payment. A refusal of the exchange is a problem 400 with its message. */
export const submitExchangeSignIn = async (
  deps: ExchangeDeps,
  { resellerId }: Caller,
  { body }: Input<'submitExchangeSignIn'>,
): Promise<ExchangeSignedIn> => {
  const { username, code } = body;
  const { system } = deps.db;
  const ofReseller = `exchange code ${resellerId} ${username}`;
  const ofUser = `exchange code ${username}`;
  await requireAttempt(system, ofReseller, triesOfReseller);
  await requireAttempt(system, ofUser, triesOfUser);
  const user = { customer: resellerId, username };
  const credentials = body.authType === 'passwordWith2fa' ? { code, password: body.password } : { code };
  const result = await askExchange(deps, unanswered, (exchange) => exchange.submitSignIn(user, credentials));
  if ('refusal' in result) throw Problem.badRequest(result.refusal);
  await Promise.all([forgetAttempts(system, ofReseller), forgetAttempts(system, ofUser)]);
  return { token: result.token };
};
