// Starts the payment of a cart or of credit. It is booked only when the provider or the exchange reports that it was
// paid.
import type { ExpectedPrices } from '#contract/storefront/model/expectedPrices.ts';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { SubmitCartRequest } from '#contract/storefront/model/submitCartRequest.ts';
import type { SubmitCreditTopUpRequest } from '#contract/storefront/model/submitCreditTopUpRequest.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import { BALANCE_METHOD_ID } from '#domain/payment-method.ts';
import type { Call } from '../../core/caller.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { withIdempotency } from '../../db/idempotency.ts';
import { notFound } from '../../db/lookup.ts';
import type { PaymentMethod } from '../../gateways/index.ts';
import { refreshVatCheck } from '../vat/vat-check.ts';
import type { PaymentDeps } from '../deps.ts';
import { priceChanged, vatAdded } from '../pricing/price-changed.ts';
import type { Quote } from '../pricing/quote.ts';
import { requireCallbackUrls } from './callback-urls.ts';
import { methodsOf } from './methods.ts';
import { payByBalance } from './pay-by-balance.ts';
import { type NewPayment, recordPayment } from './record-payment.ts';
import { startPayment } from './start-payment.ts';

type Submission = SubmitCartRequest | SubmitCreditTopUpRequest;

const requireMethod = (deps: PaymentDeps, methodId: string, { currency }: Quote): PaymentMethod => {
  const method = methodsOf(deps).find(({ id }) => id === methodId);
  if (!method?.currencies.includes(currency)) throw notFound();
  return method;
};

/** Without a token of the exchange the payment is not recorded. */
const requireToken = ({ paymentMethodId, token = '' }: Submission): void => {
  if (paymentMethodId !== BALANCE_METHOD_ID || token !== '') return;
  throw Problem.badField('body.token', 'exchange_token_missing', 'Sign in at the exchange and send the token.');
};

/** Refuses when the current total is not the one that the reseller confirmed. */
const requireConfirmed = ([confirmed]: ExpectedPrices, { total, vat, currency, vatCheck }: Quote): void => {
  const isConfirmed = (amount: Minor): boolean =>
    confirmed?.priceValue === fromMinor(amount) && confirmed.currencyCode === currency;
  if (isConfirmed(total)) return;
  // VAL-100: the register was asked between the two.
  throw vatCheck?.outcome === 'invalid' && isConfirmed(total - vat) ? vatAdded(total, currency) : priceChanged();
};

/**
 * A large discount can make a package free. Such a package needs no stock, and no provider accepts a payment of zero.
 */
const requirePaidLines = ({ lines }: Quote): void => {
  const free = lines.find(({ total }) => total === 0);
  if (!free) return;
  const message = `${free.name} costs you nothing, so it needs no stock. Leave it out, and sell it as it is.`;
  throw Problem.badField('body.cart', 'costs_nothing', message, { name: free.name ?? '' });
};

/**
 * Records the payment, once for each key, and starts it with the provider. A repeated call finds the recorded payment
 * and starts it, unless that was completed.
 */
export const submitPayment = async (
  deps: PaymentDeps,
  operation: string,
  call: Call<Submission>,
  purpose: NewPayment['purpose'],
  quoteIn: (tx: TransactionSql) => Promise<Quote>,
): Promise<PaymentSubmitted> => {
  const { caller, body } = call;
  requireToken(body);
  await refreshVatCheck(deps, caller.resellerId);
  const { paymentId } = await withIdempotency(deps.db, operation, call, async (tx) => {
    const urls = requireCallbackUrls(body, deps.publicUrl);
    const quote = await quoteIn(tx);
    const method = requireMethod(deps, body.paymentMethodId, quote);
    requireConfirmed(body.expectedPrices, quote);
    requirePaidLines(quote);
    const { resellerId, actor } = caller;
    return { paymentId: await recordPayment(tx, { purpose, resellerId, actor, quote, method, urls }) };
  });
  if (body.paymentMethodId === BALANCE_METHOD_ID) return payByBalance(deps, caller, paymentId, body.token ?? '');
  return { paymentId, paymentUrl: await startPayment(deps, caller.resellerId, paymentId) };
};
