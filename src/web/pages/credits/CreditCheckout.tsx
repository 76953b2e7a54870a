import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentDetails } from '#contract/storefront/model/paymentDetails.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { useCheckoutFailure } from '#web/api/use-checkout-failure.ts';
import { PaymentMethodList } from '#web/components/payment/PaymentMethodList.tsx';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { paths } from '#web/paths.ts';
import styles from './CreditCheckout.module.css';
import { CheckoutFailureModal } from './CheckoutFailureModal.tsx';
import { useCreditPrice, useMethods } from './use-credit-price.ts';
import { usePayCredit } from './use-pay-credit.ts';

const priceOf = (priceValue: number, { currencyCode }: PaymentDetails): Price => ({ priceValue, currencyCode });

const Summary = ({ details }: { details: PaymentDetails }): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <PriceSummary
      lines={[{ key: 'credit', label: t('credit.line'), price: priceOf(details.price, details) }]}
      vat={priceOf(details.vat, details)}
      total={priceOf(details.totalPrice, details)}
    />
  );
};

export const CreditCheckout = ({ amount }: { amount: number }): ReactElement => {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const price = useCreditPrice(amount);
  const details = price.data;
  const total = details && priceOf(details.totalPrice, details);
  const methods = useMethods(total);
  const [chosenId, choose] = useState<string>();
  const methodId = chosenId ?? methods.data?.[0]?.id ?? null;
  const { failure, showError, showOutcome, close } = useCheckoutFailure(
    price.error,
    paths.creditCheckout({ 'process-payment': 'true' }),
  );
  const { pay, isPaying } = usePayCredit(showOutcome);

  const reason = (): string | undefined => {
    if (!total) return t('credit.waitForPrice');
    return methodId === null ? t('methods.paymentMethodMissing') : undefined;
  };
  const submit = (): void => {
    if (total && methodId !== null) pay({ amount, methodId, total }, { onError: showError });
  };
  const retry = (): void => {
    close();
    void price.refetch();
  };
  return (
    <div className={styles.columns}>
      <Card title={t('credit.method')}>
        {methods.isError ? (
          <ErrorState
            title={t('methods.missing')}
            onRetry={() => void methods.refetch()}
            isRetrying={methods.isRefetching}
          />
        ) : (
          <PaymentMethodList methods={methods.data} selectedId={methodId} onSelect={choose} />
        )}
      </Card>
      <Card title={t('summary.label')}>
        <div className={styles.summary}>
          {details ? (
            <Summary details={details} />
          ) : price.isError ? (
            <ErrorState onRetry={() => void price.refetch()} isRetrying={price.isRefetching} />
          ) : (
            <PriceSummarySkeleton />
          )}
          <Button
            variant="primary"
            size="large"
            isFullWidth
            isPending={isPaying}
            onPress={submit}
            disabledReason={reason()}
          >
            {total && methodId !== null
              ? t('credit.pay', { amount: money(total.priceValue, total.currencyCode) })
              : t('credit.payOnly')}
          </Button>
          <p className={styles.note}>{t('credit.country')}</p>
        </div>
      </Card>
      <CheckoutFailureModal failure={failure} onClose={close} onRetry={retry} />
    </div>
  );
};
