import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentDetails } from '#contract/storefront/model/paymentDetails.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import {
  type SubmitCreditTopUpMutationVariables,
  useGetPaymentDetails,
  useSubmitCreditTopUp,
} from '#web/api/storefront/payments/payments.ts';
import type { ChangedElsewhereProps } from './components/ChangedElsewhere.tsx';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Checkout } from './Checkout.tsx';
import { paymentTerms, usePaymentStart } from './use-payment-start.ts';
import { usePaidElsewhere } from './PaymentReturn.tsx';
import { PriceFailed } from './PriceFailed.tsx';
import { useCheckoutFailure } from './FailureModal.tsx';

/** In US dollars where the server names no currency (PKG-037). */
const priceOf = (priceValue: number, { currencyCode }: Partial<PaymentDetails>): Price => ({
  priceValue,
  currencyCode: currencyCode ?? DEFAULT_CURRENCY,
});

/** What a top-up costs, in the currency of the credit. */
const useTopUpPrice = (amount: number) => {
  const credit = useGetCredit();
  const currencyCode = credit.data?.balance.currency ?? DEFAULT_CURRENCY;
  // A price is never taken from an earlier visit.
  const query = { enabled: !credit.isPending, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };
  return useGetPaymentDetails({ amount, currencyCode }, { query });
};

const Summary = ({ price }: { price: ReturnType<typeof useTopUpPrice> }): ReactElement => {
  const { t } = useTranslation('checkout');
  const { data, error } = price;
  if (!data) return error ? <PriceFailed price={price} /> : <PriceSummarySkeleton />;
  return (
    <PriceSummary
      lines={[{ key: 'credit', label: t('credit.line'), price: priceOf(data.price, data) }]}
      vat={priceOf(data.vat, data)}
      vatExemption={data.vatExemption}
      total={priceOf(data.totalPrice, data)}
    />
  );
};

type CreditCheckoutProps = {
  /** In whole units of the credit's currency. */
  amount: number;
  /** What another tab made of the amount. */
  changed?: ChangedElsewhereProps | undefined;
};

/** Address at which the checkout waits for the outcome of a payment. */
export const processing = paths.creditCheckout({ 'process-payment': 'true' });

/** Pays for an amount of credit. */
export const CreditCheckout = ({ amount, changed }: CreditCheckoutProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const price = useTopUpPrice(amount);
  const { data, error, refetch } = price;
  const failures = useCheckoutFailure(error, processing);
  const { isCancelled, lookUp } = usePaidElsewhere('credit', paths.creditCheckout);
  const { mutation, pay, isBusy, kept, open } = usePaymentStart<SubmitCreditTopUpMutationVariables>(
    failures,
    null,
    lookUp,
  );
  const submit = useSubmitCreditTopUp({ mutation });
  const isPaying = submit.isPending || isBusy;
  const cart = [{ dataPackageId: 'credit' as const, amount }];
  return (
    <Checkout
      totals={data && [priceOf(data.totalPrice, data)]}
      summary={<Summary price={price} />}
      onPay={(choice) =>
        pay(() => submit.mutateAsync(kept ?? { data: { cart, ...paymentTerms(choice, paths.creditCheckout()) } }))
      }
      cancelled={isCancelled && !isPaying ? t('cancelled.credit') : undefined}
      isUnclear={kept !== undefined}
      open={open}
      changed={changed}
      isPaying={isPaying}
      failures={failures}
      onRetry={() => void refetch()}
      cancelHref={paths.credits()}
    />
  );
};
