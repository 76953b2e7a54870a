import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { CartLine } from '#domain/cart.ts';
import { useCheckoutFailure } from '#web/api/use-checkout-failure.ts';
import { OrderLines } from '#web/components/packages/checkout/OrderLines.tsx';
import { priceSummaryOf } from '#web/components/packages/price-summary.ts';
import { PaymentMethodList } from '#web/components/payment/PaymentMethodList.tsx';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { paths } from '#web/paths.ts';
import styles from './CartCheckout.module.css';
import { CartFailureModal } from './CartFailureModal.tsx';
import { type CartPriceResult, useCartPrice } from './use-cart-price.ts';
import { usePayCart } from './use-pay-cart.ts';
import { type MethodChoice, usePaymentMethods } from './use-payment-methods.ts';

const Order = ({ result, count }: { result: CartPriceResult; count: number }): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card title={t('checkout.order')}>
      {result.error ? (
        <ErrorState title={t('checkout.priceFailed')} onRetry={result.retry} isRetrying={result.isRetrying} />
      ) : (
        <OrderLines price={result.price} count={count} />
      )}
    </Card>
  );
};

interface MethodsProps {
  choice: MethodChoice;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

const Methods = ({ choice, ...list }: MethodsProps): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card title={t('checkout.method')}>
      {choice.isError ? (
        <ErrorState title={t('checkout.methodsFailed')} onRetry={choice.retry} isRetrying={choice.isRetrying} />
      ) : (
        <PaymentMethodList methods={choice.methods} {...list} />
      )}
    </Card>
  );
};

interface PayProps {
  price: CartPrice | undefined;
  hasMethod: boolean;
  isPaying: boolean;
  onPay: () => void;
}

const Pay = ({ price, hasMethod, isPaying, onPay }: PayProps): ReactElement => {
  const { t } = useTranslation(['shop', 'checkout']);
  const { money } = useFormat();
  const total = price?.totalPrices[0];
  const reason = total ? t('checkout:methods.paymentMethodMissing') : t('shop:checkout.waitForPrice');
  return (
    <Card title={t('checkout:summary.label')}>
      <div className={styles.pay}>
        {price ? <PriceSummary {...priceSummaryOf(price)} lines={[]} /> : <PriceSummarySkeleton lines={1} />}
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={isPaying}
          onPress={onPay}
          disabledReason={total && hasMethod ? undefined : reason}
        >
          {total && hasMethod
            ? t('shop:checkout.pay', { amount: money(total.priceValue, total.currencyCode) })
            : t('shop:checkout.payOnly')}
        </Button>
        <p className={styles.hint}>{t('shop:checkout.hint')}</p>
      </div>
    </Card>
  );
};

/** What is bought, how it is paid, and what it costs. */
export const CartCheckout = ({ lines }: { lines: readonly CartLine[] }): ReactElement => {
  const result = useCartPrice(lines);
  const price = result.isStale ? undefined : result.price;
  const choice = usePaymentMethods(price?.totalPrices);
  const [chosenId, choose] = useState<string>();
  const methodId = chosenId ?? choice.methods?.[0]?.id ?? null;
  const { failure, showError, showOutcome, close } = useCheckoutFailure(
    result.error,
    paths.packagesCheckout({ 'process-payment': 'true' }),
  );
  const { pay, isPaying } = usePayCart({ paidInPage: showOutcome, error: showError });
  const submit = (): void => {
    if (price && methodId !== null) pay({ lines, price, methodId });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Order result={result} count={lines.length} />
        <Methods choice={choice} selectedId={methodId} onSelect={choose} />
      </div>
      <div className={styles.side}>
        <Pay price={price} hasMethod={methodId !== null} isPaying={isPaying} onPay={submit} />
      </div>
      <CartFailureModal
        failure={failure}
        onClose={close}
        onRetry={() => {
          close();
          result.retry();
        }}
      />
    </div>
  );
};
