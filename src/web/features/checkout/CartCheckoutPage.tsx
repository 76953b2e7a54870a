import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CartLine } from '#domain/cart.ts';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { useCart } from '#web/queries/use-cart.ts';
import { emptyPaidCart } from '#web/browser-storage/payment-marker.ts';
import type { ChangedElsewhereProps } from './components/ChangedElsewhere.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { METHOD_QUERY, withMethod } from '#web/navigation/billing-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePreviousView } from '#web/navigation/previous-view.ts';
import { useShownValue } from '#web/queries/use-shown-value.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CartIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CartCheckout, processing } from './CartCheckout.tsx';
import { OpenCharge } from './OpenCharge.tsx';
import { AddressFailure } from './FailureModal.tsx';
import { isPaymentReturn, PaymentReturn, type PaymentReturnProps } from './PaymentReturn.tsx';

/** Where the outcome of a payment leads (PKG-055, PKG-057, PKG-058). */
const destinationOf: PaymentReturnProps['destinationOf'] = (outcome, message) => {
  if (outcome === 'failure') return paths.packagesCheckout({ error: 'true', message });
  return paths.packagesCheckoutSuccess(outcome === 'success' ? {} : { pending: 'true' });
};

/** The cart is emptied at once, whatever the outcome (PKG-052). */
const Return = ({ named }: { named: string | null }): ReactElement => {
  useEffect(() => {
    emptyPaidCart(named);
  }, [named]);
  return <PaymentReturn destinationOf={destinationOf} />;
};

const Empty = (): ReactElement => {
  const { t } = useTranslation(['shop', 'checkout']);
  return (
    <Card>
      <EmptyState
        icon={CartIcon}
        title={t('checkout:emptyCart')}
        text={t('shop:checkout.emptyText')}
        action={
          <Link href={paths.dataPackages()} variant="primary">
            {t('shop:checkout.toPackages')}
          </Link>
        }
      />
    </Card>
  );
};

const isEmptyCart = (lines: readonly CartLine[]): boolean => lines.length === 0;

/** The cart as it was shown here: another tab may change, pay or empty it. */
const Pay = (): ReactElement => {
  const { t } = useTranslation('checkout');
  const { setAmount } = useCart();
  const { value: lines, other, take, keep } = useShownValue(cartProducts, isEmptyCart);
  if (lines.length === 0) {
    return (
      <>
        <OpenCharge processing={processing} cancelHref={paths.dataPackages()} />
        <Empty />
      </>
    );
  }
  const changed: ChangedElsewhereProps | undefined = other && {
    text: t(isEmptyCart(other.value) ? 'elsewhere.goneCart' : 'elsewhere.cart'),
    takeLabel: t(isEmptyCart(other.value) ? 'elsewhere.leave' : 'elsewhere.takeCart'),
    onTake: take,
    keepLabel: t('elsewhere.keepCart'),
    onKeep: keep,
  };
  const change = (id: string, amount: number): void => {
    setAmount(id, amount);
    take();
  };
  return <CartCheckout lines={lines} onAmount={change} changed={changed} />;
};

/** /data-packages/checkout: pays for the cart. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('shop');
  const [query] = useSearchParams();
  const previous = usePreviousView(paths.packagesCheckout());
  // On a phone the header leads back to the packages (SHE-020): one way is enough.
  const isInHeader = useIsMobile() && previous === paths.dataPackages();
  const content = (): ReactElement => {
    if (isPaymentReturn(query)) return <Return named={query.get('payment')} />;
    return <Pay />;
  };
  return (
    <PageFrame
      title={t('checkout.title')}
      back={isInHeader ? undefined : { href: paths.dataPackages(), label: t('page.title') }}
    >
      {content()}
      <AddressFailure
        checkoutHref={withMethod(paths.packagesCheckout(), query.get(METHOD_QUERY))}
        cancelHref={paths.dataPackages()}
        // The cart is empty by then: to try again is to choose again.
        retryHref={paths.dataPackages()}
      />
    </PageFrame>
  );
};
