import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { type CartLine, lostLines, toWireCart } from '#domain/cart.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { type SubmitCartMutationVariables, useSubmitCart } from '#web/api/storefront/payments/payments.ts';
import { useListDataPackages } from '#web/api/storefront/products/products.ts';
import { netOf, priceSummaryOf } from '#web/components/payment/price-summary.ts';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { paths } from '#web/navigation/paths.ts';
import { type CartPriceResult, useCartPrice } from '#web/queries/use-cart-price.ts';
import { useLostLines } from '#web/queries/use-lost-lines.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Checkout } from './Checkout.tsx';
import type { ChangedElsewhereProps } from './components/ChangedElsewhere.tsx';
import { type OrderLine, OrderLines } from './components/OrderLines.tsx';
import { paymentTerms, usePaymentStart } from './use-payment-start.ts';
import { usePaidElsewhere } from './PaymentReturn.tsx';
import { PriceFailed } from './PriceFailed.tsx';
import { useCheckoutFailure } from './FailureModal.tsx';

const NOT_FOUND = 404;

/**
 * Where a package of the cart is not on offer any more, the checkout goes on with the others.
 *
 * @param errors Of the price and of the payment.
 * @returns Whether that is being found out: until then the error is none to tell.
 */
const useOffOffer = (
  lines: readonly CartLine[],
  setAmount: (id: string, amount: number) => void,
  errors: readonly (ApiError | null)[],
): boolean => {
  const isGone = errors.some((error) => error?.status === NOT_FOUND);
  const { data, isFetching } = useListDataPackages({ query: { enabled: isGone, staleTime: 0 } });
  const packages = isGone && !isFetching ? data?.dataPackages : undefined;
  useLostLines(lines, setAmount, packages);
  return isGone && (isFetching || (packages !== undefined && lostLines(lines, packages).length > 0));
};

type Priced = { lines: readonly CartLine[]; price: CartPrice };

/**
 * The lines, each with its package and its price as far as they are known: the server prices them in the order of the
 * cart.
 */
const orderLines = (lines: readonly CartLine[], priced: Priced | undefined): OrderLine[] =>
  lines.map(({ id, amount }) => {
    const item = priced?.price.items[priced.lines.findIndex((line) => line.id === id)];
    return {
      id,
      amount,
      item: item && { name: item.description, facts: item.dataPackage },
      price: item?.amount === amount ? item.prices[0] : undefined,
    };
  });

type Order = CartPriceResult & { orderLines: OrderLine[] };

/** The cart at the checkout: a change shows at once, and its prices follow. */
const useOrder = (lines: readonly CartLine[]): Order => {
  const result = useCartPrice(lines);
  const { price, isStale } = result;
  const [priced, keep] = useState<Priced>();
  if (price && !isStale && price !== priced?.price) keep({ lines, price });
  return { ...result, orderLines: orderLines(lines, priced) };
};

type CartCheckoutProps = {
  /** What the cart holds: product ids and numbers of units. */
  lines: readonly CartLine[];
  /** Called with a package's id and its new number of units; 0 removes it. */
  onAmount: (id: string, amount: number) => void;
  /** What another tab made of the cart. */
  changed?: ChangedElsewhereProps | undefined;
};

/** Address at which the checkout waits for the outcome of a payment. */
export const processing = paths.packagesCheckout({ 'process-payment': 'true' });

/** Pays for the packages in the cart. */
export const CartCheckout = ({ lines, onAmount, changed }: CartCheckoutProps): ReactElement => {
  const { t } = useTranslation(['checkout', 'shop']);
  const cart = toWireCart(lines);
  const order = useOrder(lines);
  // A price from before the last change of the cart is not the one to pay.
  const { price, isStale, error, orderLines } = order;
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const isFindingOut = useOffOffer(lines, onAmount, [error, refusal]);
  const failures = useCheckoutFailure(isFindingOut ? null : error, processing);
  const { isCancelled, lookUp } = usePaidElsewhere('cart', paths.packagesCheckout);
  const { mutation, pay, isBusy, kept, open } = usePaymentStart<SubmitCartMutationVariables>(failures, lines, lookUp);
  const submit = useSubmitCart({
    mutation: {
      ...mutation,
      onError: (failure, sent) => {
        setRefusal(failure);
        mutation.onError(failure, sent);
      },
    },
  });
  const isPaying = submit.isPending || isBusy;
  const isNamed = orderLines.some(({ item }) => item !== undefined);
  return (
    <Checkout
      totals={price?.totalPrices}
      areTotalsStale={isStale}
      order={
        <Card title={t('shop:checkout.order')}>
          {(isNamed || !error) && (
            // A payment of unknown outcome is tried again as the same call.
            <OrderLines lines={orderLines} onAmount={onAmount} isLocked={isPaying || kept !== undefined} />
          )}
          {error && !isFindingOut && <PriceFailed price={order} />}
        </Card>
      }
      summary={
        price ? (
          <PriceSummary
            {...priceSummaryOf(price)}
            lines={[{ key: 'packages', label: t('summary.packages'), price: netOf(price) }]}
            isStale={isStale}
          />
        ) : (
          <PriceSummarySkeleton />
        )
      }
      onPay={(choice) =>
        pay(() => submit.mutateAsync(kept ?? { data: { cart, ...paymentTerms(choice, paths.packagesCheckout()) } }))
      }
      cancelled={isCancelled && !isPaying ? t('checkout:cancelled.cart') : undefined}
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
