import type { PaymentDetails } from '#contract/storefront/model/paymentDetails.ts';
import { fromMinor } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { quoteCredit } from './pricing/quote.ts';
import { withExemption } from './pricing/vat-exemption.ts';

/** The price of a credit top-up. */
export const getPaymentDetails = async (
  { db }: PaymentDeps,
  { resellerId }: Caller,
  { body: { amount, currencyCode } }: Input<'getPaymentDetails'>,
): Promise<PaymentDetails> => {
  const { currency, price, vat, vatBasis, total } = await db.forReseller(resellerId, (tx) =>
    quoteCredit(tx, resellerId, amount),
  );
  if (currencyCode !== currency) {
    const message = `Your credit is held in ${currency}.`;
    throw Problem.badRequest(message, [
      { field: 'body.currencyCode', code: 'currency_not_held', message, values: { currency } },
    ]);
  }
  return {
    price: fromMinor(price),
    vat: fromMinor(vat),
    totalPrice: fromMinor(total),
    ...withExemption(vatBasis),
    currencyCode: currency,
  };
};
