// The operations by which a reseller signs in at the exchange, to pay by the balance there.
import type { ExchangeSignedIn } from '#contract/storefront/model/exchangeSignedIn.ts';
import type { ExchangeSignInStarted } from '#contract/storefront/model/exchangeSignInStarted.ts';
import type { StartExchangeSignInRequest } from '#contract/storefront/model/startExchangeSignInRequest.ts';
import type { SubmitExchangeSignInRequest } from '#contract/storefront/model/submitExchangeSignInRequest.ts';
import type { Caller } from '../core/caller.ts';
import { forgetAttempts, requireAttempt } from '../rate-limits/attempt-limit.ts';
import { Problem } from '../core/problem.ts';
import { askExchange } from './ask-exchange.ts';
import type { PaymentDeps } from '../payments/deps.ts';

const seconds = 15 * 60;
/** Each start may send an SMS that somebody pays for. */
const starts = { allowed: 20, seconds };
const triesOfReseller = { allowed: 5, seconds };
/** Of all resellers together: who makes many accounts must not guess more codes. */
const triesOfUser = { allowed: 50, seconds };

const unanswered = 'The exchange did not answer. Please try again later.';

/** Asks the exchange for a code, and answers how this account signs in. */
export const startExchangeSignIn = async (
  deps: PaymentDeps,
  { resellerId }: Caller,
  { username }: StartExchangeSignInRequest,
): Promise<ExchangeSignInStarted> => {
  await requireAttempt(deps.db.system, `exchange start ${resellerId}`, starts);
  const user = { customer: resellerId, username };
  return { authType: await askExchange(deps, unanswered, (exchange) => exchange.startSignIn(user)) };
};

/** Signs in, and answers a token that pays once. What the exchange refuses is a problem 400 with its message. */
export const submitExchangeSignIn = async (
  deps: PaymentDeps,
  { resellerId }: Caller,
  body: SubmitExchangeSignInRequest,
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
