import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { RegisterActivationRequest } from '#contract/storefront/model/registerActivationRequest.ts';
import type { TopUpActivationRequest } from '#contract/storefront/model/topUpActivationRequest.ts';
import { type Buyer, type ExistingCustomer, isToppedUp } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { NO_ANSWER } from '#domain/refusal.ts';
import {
  isCharged,
  isStockUsedUp,
  isUncertain,
  newSaleDetails,
  type Sale,
  type SaleDetails,
  saleOf,
  sellFailure,
} from '#domain/sell-flow.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { whileSending } from '#web/api/idempotency.ts';
import {
  registerActivation,
  topUpActivation,
  topUpActivationWithProfile,
} from '#web/api/storefront/activations/activations.ts';
import { lastActivationMode } from '#web/browser-storage/activation-mode.ts';
import { endOpenSale, keepOpenSale, type OpenSale } from '#web/browser-storage/open-sales.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { CARRIED, hasOpenSale, type SaleDraft, useOwner } from './attempt.ts';

/** What is sent: the item as it was shown. */
type SaleCall = {
  sale: OpenSale;
  buyer: Buyer;
  item: InventoryItem;
  details: SaleDetails;
  /** Which of several balances is topped up, or which one a new eSIM shares. */
  domainId: string | undefined;
};

const keyOf = (attempt: string) => ['sale', attempt] as const;

/** Without a balance to share, a new eSIM gets its own. */
const sellToCustomer = (
  key: string,
  topUp: TopUpActivationRequest,
  buyer: ExistingCustomer,
): Promise<ActivationResult> => {
  const once = { key };
  if (isToppedUp(buyer)) return topUpActivation(topUp, { once });
  const body = topUp.customerProfileDomainId === undefined ? { ...topUp, dedicated: true } : topUp;
  return topUpActivationWithProfile(body, { once });
};

const callSale = ({ sale: { attempt: key }, buyer, item, details, domainId }: SaleCall): Promise<ActivationResult> =>
  buyer.type === 'existing'
    ? sellToCustomer(key, toTopUp(buyer, item, details, domainId), buyer)
    : registerActivation(toRegistration(buyer, item, details), { once: { key } });

/** The browser had no connection from the beginning to the end of the call. */
const isUnsent = ({ effect, status }: ApiError): boolean => status === NO_ANSWER && effect === 'none';

/** The sale stays open until its outcome is known, in every tab of this browser. */
const sell = (call: SaleCall): Promise<ActivationResult> => {
  const { attempt } = call.sale;
  return whileSending(attempt, async () => {
    try {
      const result = await callSale(call);
      if (isCharged(result)) endOpenSale(attempt);
      return result;
    } catch (error) {
      if (isUnsent(error as ApiError) || !isUncertain(sellFailure((error as ApiError).problem))) endOpenSale(attempt);
      throw error;
    }
  });
};

/**
 * Sends the sale of this attempt: a registration, or for a customer who exists a top-up or a new eSIM. Nothing is sent
 * while another sale is open.
 *
 * @param onEnd Called with every outcome, wherever the seller is by then: the sale, if it was made.
 */
export const useSell = (
  attempt: string,
  buyer: Buyer,
  item: InventoryItem,
  onEnd: (made: ActivationResult | undefined) => void,
): ((details: SaleDetails, domainId: string | undefined) => Promise<void>) => {
  const owner = useOwner();
  const name = usePackageName()(item);
  const { mutateAsync } = useMutation<ActivationResult, ApiError, SaleCall>({
    mutationKey: keyOf(attempt),
    // What became of it is asked for by its attempt as long as this page lives.
    gcTime: Infinity,
    mutationFn: sell,
    onSuccess: (result) => onEnd(isCharged(result) ? result : undefined),
    onError: () => onEnd(undefined),
  });
  return async (details, domainId) => {
    if (hasOpenSale(owner)) return;
    const sale: OpenSale = { attempt, owner, type: buyer.type, itemId: item.id, name };
    // At once, before anything is sent: two presses are one sale.
    keepOpenSale(sale);
    lastActivationMode.write(details.activationMode);
    // The sale reports a failure.
    await mutateAsync({ sale, buyer, item, details, domainId }).catch(() => undefined);
  };
};

/** The call of an attempt that this page has sent. */
export type SentSale = {
  sale: Sale;
  /** Undefined before it is sent. */
  open: OpenSale | undefined;
  buyer: Buyer | undefined;
  /** The stock was to pay for the sale, and the credit did. */
  isStockUsedUp: boolean;
};

type State = MutationState<ActivationResult, ApiError, SaleCall>;

/** The sale of this attempt, as far as this page has sent it; also after the seller was on another page. */
export const useSentSale = (attempt: string): SentSale => {
  const states = useMutationState({
    filters: { mutationKey: keyOf(attempt) },
    select: ({ state }) => state as State,
  });
  const { status = 'idle', data, error, variables } = states.at(-1) ?? {};
  return {
    sale: saleOf({
      status,
      result: data,
      problem: error?.problem,
      isUnsent: error !== null && error !== undefined && isUnsent(error),
    }),
    open: variables?.sale,
    buyer: variables?.buyer,
    isStockUsedUp: variables !== undefined && data !== undefined && isStockUsedUp(variables.item, data.activatedItem),
  };
};

type NewBuyer = Exclude<Buyer, ExistingCustomer>;

/** What was typed for this attempt, or carried from a sale to a customer who turned out to exist. */
export const startDetails = (attempt: string, buyer: Buyer, draft: SaleDraft | undefined): SaleDetails => {
  const isForThis = draft?.name === attempt || (draft?.name === CARRIED && buyer.type === 'existing');
  const fresh = newSaleDetails(lastActivationMode.read());
  return isForThis ? { ...fresh, ...draft.details } : fresh;
};

/** Only the contract's fields: the list price also has its position in the list. */
const toPrice = ({ priceValue, currencyCode }: Price): Price => ({ priceValue, currencyCode });

/** What the seller was shown: at other prices nothing is sold. */
const expected = (item: InventoryItem): { expectedPrice?: Price; expectedRetailPrice?: Price } => {
  const price = firstPrice(item.prices);
  const retailPrice = firstPrice(item.retailPrices);
  return {
    ...(price && { expectedPrice: toPrice(price) }),
    ...(retailPrice && { expectedRetailPrice: toPrice(retailPrice) }),
  };
};

const base = (item: InventoryItem, { metatag, activationMode }: SaleDetails) => ({
  inventoryItemId: item.id,
  activationMode,
  ...(metatag.trim() !== '' && { metatag: metatag.trim() }),
  ...expected(item),
});

/** The sale of a new eSIM. */
const toRegistration = (buyer: NewBuyer, item: InventoryItem, details: SaleDetails): RegisterActivationRequest => ({
  ...base(item, details),
  ...(buyer.type === 'new' && { customerEmail: buyer.email }),
  ...(buyer.country !== undefined && { userCountry: buyer.country }),
});

/**
 * The sale to a customer.
 *
 * @param customerProfileDomainId Which of several balances is topped up, or which one a new eSIM shares.
 */
const toTopUp = (
  { customerUid }: ExistingCustomer,
  item: InventoryItem,
  details: SaleDetails,
  customerProfileDomainId: string | undefined,
): TopUpActivationRequest => ({
  ...base(item, details),
  customerUid,
  ...(customerProfileDomainId !== undefined && { customerProfileDomainId }),
});
