import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { RegisterActivationRequest } from '#contract/storefront/model/registerActivationRequest.ts';
import type { TopUpActivationRequest } from '#contract/storefront/model/topUpActivationRequest.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { NEW_SALE_DETAILS, type SaleDetails } from '#domain/sell-flow.ts';
import { CARRIED, type SaleDraft } from './use-sale-draft.ts';

type ExistingCustomer = Extract<Buyer, { type: 'existing' }>;
type NewBuyer = Exclude<Buyer, ExistingCustomer>;

/** What was typed for this attempt, or carried from a sale to a customer who turned out to exist. */
export const startDetails = (attempt: string, buyer: Buyer, draft: SaleDraft | undefined): SaleDetails => {
  const isForThis = draft?.name === attempt || (draft?.name === CARRIED && buyer.type === 'existing');
  return isForThis ? { ...NEW_SALE_DETAILS, ...draft.details } : NEW_SALE_DETAILS;
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
export const toRegistration = (
  buyer: NewBuyer,
  item: InventoryItem,
  details: SaleDetails,
): RegisterActivationRequest => ({
  ...base(item, details),
  ...(buyer.type === 'new' && { customerEmail: buyer.email }),
  ...(buyer.country !== undefined && { userCountry: buyer.country }),
});

/**
 * The sale to the eSIMs of a customer.
 *
 * @param customerProfileDomainId Which of several balances is topped up.
 */
export const toTopUp = (
  { customerUid }: ExistingCustomer,
  item: InventoryItem,
  details: SaleDetails,
  customerProfileDomainId: string | undefined,
): TopUpActivationRequest => ({
  ...base(item, details),
  customerUid,
  ...(customerProfileDomainId !== undefined && { customerProfileDomainId }),
});
