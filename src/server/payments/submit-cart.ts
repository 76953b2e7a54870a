import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import { type Caller, toCall } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { quoteCart } from './pricing/quote.ts';
import { submitPayment } from './submission/submit-payment.ts';

/** Starts the payment of packages for stock. */
export const submitCart = (deps: PaymentDeps, caller: Caller, input: Input<'submitCart'>): Promise<PaymentSubmitted> =>
  submitPayment(deps, 'submitCart', toCall(caller, input), 'CART', (tx) =>
    quoteCart(tx, caller.resellerId, input.body.cart),
  );
