import type { PaymentMethods } from '#contract/storefront/model/paymentMethods.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { methodsOf } from './submission/methods.ts';

/** The methods that accept one of the expected prices. */
export const listPaymentMethods = (
  deps: PaymentDeps,
  _caller: Caller,
  { body }: Input<'listPaymentMethods'>,
): PaymentMethods =>
  methodsOf(deps)
    .filter(({ currencies }) => body.expectedPrices.some(({ currencyCode }) => currencies.includes(currencyCode)))
    .map(({ id, name, isCustomPaymentMethod }) => ({ id, name, isCustomPaymentMethod }));
