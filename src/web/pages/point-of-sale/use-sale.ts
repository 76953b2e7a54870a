import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { isCharged, type Sale, type SaleDetails, saleOf } from '#domain/sell-flow.ts';
import { useRegisterActivation, useTopUpActivation } from '#web/api/storefront/activations/activations.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { saleOnce, toRegistration, toTopUp } from './sale.ts';

export type SaleControl = {
  sale: Sale;
  /** @param customerProfileDomainId Which of several balances is topped up. */
  send: (details: SaleDetails, customerProfileDomainId: string | undefined) => Promise<void>;
  /** After a refusal: resets to the state before the call. */
  reopen: () => void;
};

/**
 * The one call of a sale: a registration, or a top-up for a customer who has an eSIM.
 *
 * @param onEnd Called with every outcome, wherever the seller is by then: the sale, if it was made.
 */
export const useSale = (
  buyer: Buyer,
  item: InventoryItem,
  onEnd: (made: ActivationResult | undefined) => void,
): SaleControl => {
  const options = {
    mutation: {
      onSuccess: (result: ActivationResult) => onEnd(isCharged(result) ? result : undefined),
      onError: () => onEnd(undefined),
    },
    request: { once: saleOnce(buyer, item, usePackageName()(item)) },
  };
  const registration = useRegisterActivation(options);
  const topUp = useTopUpActivation(options);
  const { status, data, error, reset } = buyer.type === 'existing' ? topUp : registration;
  const sale = saleOf({ status, result: data, problem: error?.problem });
  const call = (details: SaleDetails, domainId: string | undefined): Promise<ActivationResult> =>
    buyer.type === 'existing'
      ? topUp.mutateAsync({ data: toTopUp(buyer, item, details, domainId) })
      : registration.mutateAsync({ data: toRegistration(buyer, item, details) });
  return {
    sale,
    // The sale reports a failure.
    send: (details, domainId) =>
      call(details, domainId).then(
        () => undefined,
        () => undefined,
      ),
    reopen: reset,
  };
};
