import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { forgetPaidAmount } from '#web/browser-storage/payment-marker.ts';
import { topUpValue } from '#web/browser-storage/top-up.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import type { ChangedElsewhereProps } from './components/ChangedElsewhere.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useShownValue } from '#web/queries/use-shown-value.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { METHOD_QUERY, withMethod } from '#web/navigation/billing-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CartIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CreditCheckout, processing } from './CreditCheckout.tsx';
import { OpenCharge } from './OpenCharge.tsx';
import { AddressFailure } from './FailureModal.tsx';
import { isPaymentReturn, PaymentReturn, type PaymentReturnProps } from './PaymentReturn.tsx';

/** Where the outcome of a payment leads (PKG-056, PKG-057, PKG-059). */
const destinationOf: PaymentReturnProps['destinationOf'] = (outcome, message) => {
  if (outcome === 'failure') return paths.creditCheckout({ error: 'true', message });
  return paths.credits(outcome === 'success' ? 'success' : 'pending');
};

/** After a failure the amount stays, so that it can be tried again. */
const forgetPaid: PaymentReturnProps['onOutcome'] = (outcome, payment) => {
  if (outcome === 'success' || outcome === 'pending') forgetPaidAmount(payment);
};

const Empty = (): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <Card>
      <EmptyState
        icon={CartIcon}
        title={t('emptyCart')}
        text={t('credit.emptyText')}
        action={
          <Link href={paths.credits()} variant="primary">
            {t('credit.chooseAmount')}
          </Link>
        }
      />
    </Card>
  );
};

const isNone = (amount: number | null): boolean => amount === null;

/** The amount as it was shown here: another tab may choose, pay or remove another one. */
const Pay = (): ReactElement => {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const { data: credit } = useGetCredit();
  const { value: amount, other, take, keep } = useShownValue(topUpValue, isNone);
  if (amount === null) {
    return (
      <>
        <OpenCharge processing={processing} cancelHref={paths.credits()} />
        <Empty />
      </>
    );
  }
  const inCurrency = (value: number): string => money(value, credit?.balance.currency ?? DEFAULT_CURRENCY);
  const shown = inCurrency(amount);
  const changed: ChangedElsewhereProps | undefined = other && {
    text:
      other.value === null
        ? t('elsewhere.goneAmount', { shown })
        : t('elsewhere.amount', { shown, other: inCurrency(other.value) }),
    takeLabel:
      other.value === null ? t('elsewhere.leave') : t('elsewhere.takeAmount', { other: inCurrency(other.value) }),
    onTake: take,
    keepLabel: t('elsewhere.keepAmount', { shown }),
    onKeep: keep,
  };
  return <CreditCheckout key={amount} amount={amount} changed={changed} />;
};

/** /add-credits/checkout: pays for the amount that was chosen on /credits. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['checkout', 'credits']);
  const [query] = useSearchParams();
  const checkoutHref = withMethod(paths.creditCheckout(), query.get(METHOD_QUERY));
  const content = (): ReactElement => {
    if (isPaymentReturn(query)) return <PaymentReturn destinationOf={destinationOf} onOutcome={forgetPaid} />;
    return <Pay />;
  };
  return (
    <PageFrame
      title={t('checkout:credit.title')}
      context={t('checkout:credit.subtitle')}
      back={{ href: paths.credits(), label: t('credits:title') }}
    >
      {content()}
      <AddressFailure checkoutHref={checkoutHref} cancelHref={paths.credits()} retryHref={checkoutHref} />
    </PageFrame>
  );
};
