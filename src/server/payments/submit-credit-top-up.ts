import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import { type Caller, toCall } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { requireTopUpAmount } from './pricing/currencies.ts';
import { quoteCredit } from './pricing/quote.ts';
import { submitPayment } from './submission/submit-payment.ts';

/** Starts the payment of credit. */
export const submitCreditTopUp = (
  deps: PaymentDeps,
  caller: Caller,
  input: Input<'submitCreditTopUp'>,
): Promise<PaymentSubmitted> =>
  submitPayment(deps, 'submitCreditTopUp', toCall(caller, input), 'CREDIT', async (tx) => {
    const amount = input.body.cart[0]?.amount ?? 0;
    await requireTopUpAmount(tx, caller.resellerId, amount);
    return quoteCredit(tx, caller.resellerId, amount);
  });
