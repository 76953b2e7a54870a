import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type CartLine, toWireCart } from '#domain/cart.ts';
import { useSubmitCart } from '#web/api/storefront/payments/payments.ts';
import { useCalculateCartPrice } from '#web/api/storefront/products/products.ts';
import { OrderLines } from '#web/components/packages/checkout/OrderLines.tsx';
import { priceSummaryOf } from '#web/components/packages/price-summary.ts';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Checkout } from './Checkout.tsx';
import { paymentTerms } from './payment.ts';
import { PriceFailed } from './PriceFailed.tsx';
import { useCheckoutFailure } from './use-checkout-failure.ts';
import { usePaymentStart } from './use-payment-start.ts';

export type CartCheckoutProps = {
  /** What the cart holds: product ids and numbers of units. */
  lines: readonly CartLine[];
};

/** Pays for the packages in the cart. */
export const CartCheckout = ({ lines }: CartCheckoutProps): ReactElement => {
  const { t } = useTranslation(['checkout', 'shop']);
  const cart = toWireCart(lines);
  const query = useCalculateCartPrice(cart);
  const { error, refetch } = query;
  // One of before is no price to pay by.
  const price = error ? undefined : query.data;
  const failures = useCheckoutFailure(error, paths.packagesCheckout({ 'process-payment': 'true' }));
  const { mutation, isLeaving, token } = usePaymentStart(failures, lines);
  const submit = useSubmitCart({ mutation });
  return (
    <Checkout
      totals={price?.totalPrices}
      order={
        <Card
          title={t('shop:checkout.order')}
          action={
            <Link href={paths.dataPackages()} variant="secondary" size="small">
              {t('shop:checkout.change')}
            </Link>
          }
        >
          {error ? <PriceFailed price={query} /> : <OrderLines price={price} count={lines.length} />}
        </Card>
      }
      summary={price ? <PriceSummary {...priceSummaryOf(price)} lines={[]} /> : <PriceSummarySkeleton lines={1} />}
      hint={t('shop:checkout.hint')}
      onPay={(choice) => submit.mutateAsync({ data: { cart, ...paymentTerms(choice, paths.packagesCheckout()) } })}
      token={token}
      isPaying={submit.isPending || isLeaving}
      failures={failures}
      onRetry={() => void refetch()}
      cancelHref={paths.dataPackages()}
    />
  );
};
