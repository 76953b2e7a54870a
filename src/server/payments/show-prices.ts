// The operations that say what something costs.
import type { Cart } from '#contract/storefront/model/cart.ts';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { PaymentDetails } from '#contract/storefront/model/paymentDetails.ts';
import type { PaymentDetailsRequest } from '#contract/storefront/model/paymentDetailsRequest.ts';
import type { PaymentMethods } from '#contract/storefront/model/paymentMethods.ts';
import type { PaymentMethodsRequest } from '#contract/storefront/model/paymentMethodsRequest.ts';
import { fromMinor, toMoney, toRate } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { PaymentDeps } from './deps.ts';
import { type MethodDeps, methodsOf } from './methods.ts';
import { type Quote, quoteCart, quoteCredit } from './quote.ts';

const toCartPrice = ({ lines, currency, discountBps, discount, vat, total }: Quote): CartPrice => ({
  items: lines.map(({ amount, name, total }) => ({
    amount,
    description: name ?? '',
    prices: [toMoney(total, currency)],
  })),
  totalPrices: [toMoney(total, currency)],
  ...(discountBps > 0 && {
    bulkDiscount: { discountRate: toRate(discountBps), discountValues: [toMoney(discount, currency)] },
  }),
  vat: [toMoney(vat, currency)],
});

export const calculateCartPrice = async ({ db }: PaymentDeps, { resellerId }: Caller, cart: Cart): Promise<CartPrice> =>
  toCartPrice(await db.forReseller(resellerId, (tx) => quoteCart(tx, resellerId, cart)));

/** The price of a credit top-up. */
export const getPaymentDetails = async (
  { db }: PaymentDeps,
  { resellerId }: Caller,
  { amount, currencyCode }: PaymentDetailsRequest,
): Promise<PaymentDetails> => {
  const { currency, price, vat, total } = await db.forReseller(resellerId, (tx) => quoteCredit(tx, resellerId, amount));
  if (currencyCode !== currency) {
    const message = `Your credit is held in ${currency}.`;
    throw Problem.badRequest(message, [{ field: 'body.currencyCode', message }]);
  }
  return { price: fromMinor(price), vat: fromMinor(vat), totalPrice: fromMinor(total), currencyCode: currency };
};

/** The methods that take one of the expected prices. */
export const listPaymentMethods = (deps: MethodDeps, { expectedPrices }: PaymentMethodsRequest): PaymentMethods =>
  methodsOf(deps)
    .filter(({ currencies }) => expectedPrices.some(({ currencyCode }) => currencies.includes(currencyCode)))
    .map(({ id, name, isCustomPaymentMethod }) => ({ id, name, isCustomPaymentMethod }));
