import { useState } from 'react';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { CartLine } from '#domain/cart.ts';
import { isSettled, isUnheard } from '#domain/refusal.ts';
import type { ApiError } from '#web/api/api-error.ts';
import {
  markPaymentId,
  markPaymentStart,
  openChargeTime,
  readPaymentMarker,
} from '#web/browser-storage/payment-marker.ts';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import { withMethod } from '#web/navigation/billing-address.ts';
import type { OwnCharge } from './OpenCharge.tsx';
import type { CheckoutFailures } from './FailureModal.tsx';

/** Where the payment page sends the browser back to: the checkout it left (CLI-070). */
const callbacksTo = (checkoutHref: string) => {
  const checkout = new URL(checkoutHref, globalThis.location.origin);
  const telling = (name: string): string => {
    const url = new URL(checkout);
    url.searchParams.set(name, 'true');
    return url.href;
  };
  return {
    successCallbackUrl: telling('process-payment'),
    errorCallbackUrl: telling('error'),
    cancelCallbackUrl: checkout.href,
  };
};

/** How a payment is made: by a method, for the total that was shown, and by a token where the method asks for one. */
export type PaymentChoice = {
  methodId: string;
  /** The visitor chose it, so that the payment page leads back to it. */
  isMethodChosen: boolean;
  totals: Price[];
  /** The token of the sign-in at the exchange; empty for every other method. */
  token: string;
};

/** What every payment sends beside its cart (CLI-026, CLI-068). */
export const paymentTerms = ({ methodId, isMethodChosen, totals, token }: PaymentChoice, checkoutPath: string) => ({
  paymentMethodId: methodId,
  expectedPrices: totals,
  useIncentivesBalance: false,
  token,
  ...callbacksTo(withMethod(checkoutPath, isMethodChosen ? methodId : null)),
});

/** The variables of the call that submits the payment. */
type Sent = { data: { token?: string } };

/** A sign-in at the exchange came before it: the call itself charges. */
const isCharge = ({ data: { token = '' } }: Sent): boolean => token !== '';

type PaymentStart<Call extends Sent> = {
  /**
   * For the call that submits the payment: the marker is stored before it, and its answer leads to the payment page.
   */
  mutation: {
    onMutate: (sent: Call) => void;
    onSuccess: (submitted: PaymentSubmitted, sent: Call) => void;
    onError: (error: ApiError, sent: Call) => void;
  };
  /**
   * Sends the payment, unless one that this browser left for before was paid in another browser: they are looked up with
   * the press, because a page that was open since then does not know. The outcome is told instead.
   */
  pay: (send: () => Promise<unknown>) => Promise<void>;
  /** Earlier payments are looked up, or the browser leaves for the page of this one. */
  isBusy: boolean;
  /**
   * The payment by balance whose outcome is unknown: the next try must be this very call, whatever the price or the
   * address is by then, or it would pay a second time.
   */
  kept: Call | undefined;
  /** The same payment, to be looked up. */
  open: OwnCharge | undefined;
};

/**
 * Starts a payment and leaves for the payment page, or tells what a method inside the page said.
 *
 * @param cart What is paid for; null for credit.
 * @param isPaidElsewhere Looks up whether a payment that the browser left for before is paid.
 */
export const usePaymentStart = <Call extends Sent>(
  { showOutcome, showError, showUnlooked }: CheckoutFailures,
  cart: readonly CartLine[] | null,
  isPaidElsewhere: () => Promise<boolean>,
): PaymentStart<Call> => {
  const [isLeaving, leave] = useLeaving();
  const [isLooking, setLooking] = useState(false);
  const [open, setOpen] = useState<{ call: Call; startedAt: number; isSent: boolean }>();
  const kept = open?.call;
  const forget = (): void => setOpen(undefined);
  const end = (sent: Call): void => {
    if (!isCharge(sent)) return;
    forget();
    openChargeTime.clear();
  };
  const mayPay = async (): Promise<boolean> => {
    setLooking(true);
    try {
      return !(await isPaidElsewhere());
    } catch {
      showUnlooked();
      return false;
    } finally {
      setLooking(false);
    }
  };
  return {
    pay: async (send) => {
      // The same call again charges once, whatever became of it.
      if (kept !== undefined || (await mayPay())) await send();
    },
    mutation: {
      onMutate: (sent) => {
        if (kept !== undefined) return;
        markPaymentStart(cart);
        if (isCharge(sent)) {
          const startedAt = readPaymentMarker()?.startedAt ?? Date.now();
          setOpen({ call: sent, startedAt, isSent: false });
          openChargeTime.write(startedAt);
        }
      },
      onSuccess: (submitted, sent) => {
        end(sent);
        markPaymentId(submitted.paymentId);
        if (submitted.paymentUrl === undefined) showOutcome(submitted);
        else leave(submitted.paymentUrl);
      },
      onError: (error, sent) => {
        // Such a refusal tells nothing about a call that was sent before.
        const isSettledNow = isSettled(error.problem) && (kept === undefined || !isUnheard(error.problem));
        if (isSettledNow) end(sent);
        // Its answer would tell, so it is looked up only when that was lost.
        else if (isCharge(sent)) setOpen((known) => known && { ...known, isSent: true });
        showError(error, isCharge(sent));
      },
    },
    isBusy: isLooking || isLeaving,
    kept,
    open: open?.isSent ? { startedAt: open.startedAt, forget } : undefined,
  };
};
