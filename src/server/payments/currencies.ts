import type { Currencies } from '#contract/storefront/model/currencies.ts';
import { TOP_UP_MIN } from '#domain/limits.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { Problem } from '../http/problem.ts';

const currencies: Currencies = [
  {
    code: DEFAULT_CURRENCY,
    name: 'US dollar',
    minimumTopUpAmount: TOP_UP_MIN,
    minimumTopUpThreshold: TOP_UP_MIN,
  },
];

/** The currencies that credit can be held in. */
export const listCurrencies = (): Currencies => currencies;

/** Refuses a top-up that the reseller's currency does not take. */
export const requireTopUpAmount = (currency: string, amount: number): void => {
  const minimum = currencies.find(({ code }) => code === currency)?.minimumTopUpAmount ?? 0;
  if (amount >= minimum) return;
  const message = `The entered value is below the minimum of ${minimum} ${currency}.`;
  throw Problem.badRequest(message, [{ field: 'body.cart.0.amount', message }]);
};
