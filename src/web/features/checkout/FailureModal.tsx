import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import { isCountryMissing, isPaymentUnknown } from '#domain/payment-refusal.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { forgetEndedPayment } from '#web/browser-storage/payment-marker.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePaymentStanding } from '#web/queries/use-payment-standing.ts';
import {
  CheckoutErrorModal,
  type CheckoutErrorModalProps,
  type CheckoutFailure,
  type CheckoutFailureKind,
} from './components/CheckoutErrorModal.tsx';
import { isPaymentReturn } from './PaymentReturn.tsx';

export type CheckoutFailures = {
  /** What the error modal says now; nothing while the address says one already. */
  failure: CheckoutFailure | undefined;
  /** Why there is no price, also after the modal was closed. */
  priceFailure: 'price' | 'country' | undefined;
  /** @param isPaidByCall The call itself would have charged: any other one opens a page on which is paid. */
  showError: (error: ApiError, isPaidByCall: boolean) => void;
  /** Whether an earlier payment was made could not be looked up, so this one was not sent. */
  showUnlooked: () => void;
  /** What a method that is paid inside the page answered; without a status it is not known. */
  showOutcome: (submitted: Pick<PaymentSubmitted, 'status' | 'message'>) => void;
  close: () => void;
};

/** A missing country stops whatever was begun. */
const kindOf = <Kind extends CheckoutFailureKind>({ problem }: ApiError, kind: Kind): Kind | 'country' =>
  isCountryMissing(problem) ? 'country' : kind;

/**
 * What went wrong at a checkout: the price first, then a payment that did not start. Closed once, it stays closed.
 *
 * @param processing Address at which the checkout waits for the outcome of a payment.
 */
export const useCheckoutFailure = (priceError: ApiError | null, processing: string): CheckoutFailures => {
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [shown, show] = useState<CheckoutFailure>();
  const [closedError, setClosedError] = useState<ApiError | null>(null);
  const describe = (error: ApiError, kind: CheckoutFailureKind): CheckoutFailure => ({
    kind: kindOf(error, kind),
    message: problemText(error),
  });
  const ofPrice = priceError && priceError !== closedError ? describe(priceError, 'price') : undefined;
  return {
    priceFailure: priceError ? kindOf(priceError, 'price') : undefined,
    failure: query.get('error') === 'true' ? undefined : (shown ?? ofPrice),
    showError: (error, isPaidByCall) => {
      const isUnknown = error.effect !== 'none' && isPaymentUnknown(error.problem);
      const kind = isPaidByCall ? 'unknown' : 'unopened';
      show(describe(error, isUnknown ? kind : 'payment'));
    },
    showUnlooked: () => show({ kind: 'unlooked' }),
    showOutcome: ({ status, message }) => {
      if (status === 'SUCCESS') void navigate(processing);
      else show({ kind: status === undefined ? 'unknown' : 'payment', message: message?.content });
    },
    close: () => {
      show(undefined);
      setClosedError(priceError);
    },
  };
};

type FailureModalProps = Pick<CheckoutErrorModalProps, 'failure' | 'onClose' | 'onRetry' | 'cancelHref'>;

/** Why the checkout stopped, with the ways on that every checkout has. */
export const FailureModal = (props: FailureModalProps): ReactElement => {
  const { pathname, search } = useLocation();
  return (
    <CheckoutErrorModal
      {...props}
      setupHref={billingAddressHref(pathname + search)}
      historyHref={paths.credits()}
      termsHref={paths.terms()}
    />
  );
};

type AddressFailureProps = {
  checkoutHref: string;
  cancelHref: string;
  /** Where trying again begins. */
  retryHref: string;
};

/** Says that the payment which this tab came back from has failed, as it is looked up (PKG-117). */
export const AddressFailure = ({ checkoutHref, cancelHref, retryHref }: AddressFailureProps): ReactElement => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isTold = query.get('error') === 'true' && !isPaymentReturn(query);
  const standing = usePaymentStanding(isTold);
  // Anybody may have written the address: it is no payment's unless the history says so.
  const isWrong = isTold && standing !== 'failure' && standing !== 'looking';
  useEffect(() => {
    if (isWrong) void navigate(checkoutHref, { replace: true });
  }, [checkoutHref, isWrong, navigate]);
  const leave = (href: string): void => {
    forgetEndedPayment();
    void navigate(href, { replace: href === checkoutHref });
  };
  return (
    <FailureModal
      failure={
        isTold && standing === 'failure' ? { kind: 'return', message: query.get('message') ?? undefined } : undefined
      }
      cancelHref={cancelHref}
      onClose={() => leave(checkoutHref)}
      onRetry={() => leave(retryHref)}
    />
  );
};
