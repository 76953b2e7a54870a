import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CartLine, toWireCart } from '#domain/cart.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { type SubmitCartMutationVariables, useSubmitCart } from '#web/api/storefront/payments/payments.ts';
import { OrderLines } from './components/OrderLines.tsx';
import { priceSummaryOf } from '#web/components/packages/price-summary.ts';
import type { ChangedElsewhereProps } from './components/ChangedElsewhere.tsx';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Checkout } from './Checkout.tsx';
import { paymentTerms } from './payment.ts';
import { PriceFailed } from './PriceFailed.tsx';
import { useCheckoutFailure } from './use-checkout-failure.ts';
import { useOffOffer } from './use-off-offer.ts';
import { useOrder } from './use-order.ts';
import { usePaymentStart } from './use-payment-start.ts';

export type CartCheckoutProps = {
  /** What the cart holds: product ids and numbers of units. */
  lines: readonly CartLine[];
  /** Called with a package's id and its new number of units; 0 removes it. */
  onAmount: (id: string, amount: number) => void;
  /** What another tab made of the cart. */
  changed?: ChangedElsewhereProps | undefined;
};

/** Pays for the packages in the cart. */
export const CartCheckout = ({ lines, onAmount, changed }: CartCheckoutProps): ReactElement => {
  const { t } = useTranslation(['checkout', 'shop']);
  const cart = toWireCart(lines);
  const order = useOrder(lines);
  // One of before is no price to pay by.
  const { price, isStale, error, orderLines } = order;
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const isFindingOut = useOffOffer(lines, onAmount, [error, refusal]);
  const failures = useCheckoutFailure(
    isFindingOut ? null : error,
    paths.packagesCheckout({ 'process-payment': 'true' }),
  );
  const { mutation, isLeaving, kept, open } = usePaymentStart<SubmitCartMutationVariables>(failures, lines);
  const submit = useSubmitCart({
    mutation: {
      ...mutation,
      onError: (failure, sent) => {
        setRefusal(failure);
        mutation.onError(failure, sent);
      },
    },
  });
  const isPaying = submit.isPending || isLeaving;
  const isNamed = orderLines.some(({ item }) => item !== undefined);
  return (
    <Checkout
      totals={price?.totalPrices}
      areTotalsStale={isStale}
      order={
        <Card
          title={t('shop:checkout.order')}
          action={
            <Link href={paths.dataPackages()} variant="secondary" size="small">
              {t('shop:checkout.change')}
            </Link>
          }
        >
          {(isNamed || !error) && (
            // A payment of unknown outcome is tried again as the same call.
            <OrderLines lines={orderLines} onAmount={onAmount} isLocked={isPaying || kept !== undefined} />
          )}
          {error && !isFindingOut && <PriceFailed price={order} />}
        </Card>
      }
      summary={
        price ? (
          <PriceSummary {...priceSummaryOf(price)} lines={[]} isStale={isStale} />
        ) : (
          <PriceSummarySkeleton lines={1} />
        )
      }
      hint={t('shop:checkout.hint')}
      onPay={(choice) =>
        submit.mutateAsync(kept ?? { data: { cart, ...paymentTerms(choice, paths.packagesCheckout()) } })
      }
      isUnclear={kept !== undefined}
      open={open}
      changed={changed}
      isPaying={isPaying}
      failures={failures}
      onRetry={() => void order.refetch()}
      cancelHref={paths.dataPackages()}
    />
  );
};
