import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { RegisterActivationRequest } from '#contract/storefront/model/registerActivationRequest.ts';
import type { TopUpActivationRequest } from '#contract/storefront/model/topUpActivationRequest.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { isCharged, NEW_SALE_DETAILS, type SaleDetails, SELL_ACTIVATION_MODES } from '#domain/sell-flow.ts';
import { CARRIED, type SaleDraft } from './use-sale-draft.ts';
import { type Attempt, type Once, unfinishedAttempts } from '#web/api/idempotency.ts';

type ExistingCustomer = Extract<Buyer, { type: 'existing' }>;
type NewBuyer = Exclude<Buyer, ExistingCustomer>;

const PREFIX = 'sale ';

const buyerName = (buyer: Buyer): string => {
  if (buyer.type === 'guest') return 'guest';
  return buyer.type === 'new' ? buyer.email.toLowerCase() : buyer.customerUid;
};

export const saleName = (buyer: Buyer, itemId: string): string => `${PREFIX}${buyerName(buyer)} ${itemId}`;

/** The name of the sale's draft: a sale that begins with one press has notes and an outcome of its own. */
export const draftName = (buyer: Buyer, itemId: string, saleId: string | undefined): string =>
  saleId === undefined ? saleName(buyer, itemId) : `${saleName(buyer, itemId)} ${saleId}`;

/** Sales to this buyer are the same sale until the outcome is known; the seller knows it by the package's name. */
export const saleOnce = (buyer: Buyer, item: InventoryItem, label: string): Once => ({
  name: saleName(buyer, item.id),
  label,
  isOutcome: (answer) => isCharged(answer as ActivationResult),
});

/** Sales that this tab sent without seeing the outcome. */
export const interruptedSales = (): (Attempt & { label: string })[] =>
  unfinishedAttempts().filter(({ name }) => name.startsWith(PREFIX));

const interruptedSale = (buyer: Buyer, itemId: string): Attempt | undefined => {
  const wanted = saleName(buyer, itemId);
  return interruptedSales().find(({ name }) => name === wanted);
};

/** Whether this tab sent the same sale without seeing its outcome. */
export const isInterrupted = (buyer: Buyer, itemId: string): boolean => interruptedSale(buyer, itemId) !== undefined;

/** The input of this sale before it was interrupted, so that a repetition is the same sale; else what was typed for it. */
export const startDetails = (
  buyer: Buyer,
  itemId: string,
  ownDraft: string,
  draft: SaleDraft | undefined,
): SaleDetails => {
  const interrupted = interruptedSale(buyer, itemId);
  if (!interrupted) {
    const isForThis = draft?.name === ownDraft || (draft?.name === CARRIED && buyer.type === 'existing');
    return isForThis ? { ...NEW_SALE_DETAILS, ...draft.details } : NEW_SALE_DETAILS;
  }
  const { metatag = '', activationMode } = JSON.parse(interrupted.body) as RegisterActivationRequest;
  const mode = SELL_ACTIVATION_MODES.find((known) => known === activationMode) ?? NEW_SALE_DETAILS.activationMode;
  return { metatag, activationMode: mode };
};

/** Only the contract's fields: the list price also has its position in the list. */
const expected = (item: InventoryItem): { expectedPrice?: Price } => {
  const price = firstPrice(item.prices);
  return price ? { expectedPrice: { priceValue: price.priceValue, currencyCode: price.currencyCode } } : {};
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
