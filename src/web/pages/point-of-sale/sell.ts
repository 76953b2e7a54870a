import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { isSettled } from '#domain/refusal.ts';
import type { SellFlow } from '#domain/sell-flow.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sendOnce } from '#web/api/idempotency.ts';
import { registerActivation, topUpActivation } from '#web/api/storefront/activations/activations.ts';
import { beginSaleAttempt, endSaleAttempt, saleName } from './sale-attempts.ts';

export interface Sale {
  buyer: Buyer;
  item: InventoryItem;
  flow: Pick<SellFlow, 'notes' | 'activationMode'>;
  /** Which of several balances of the customer is topped up. */
  customerProfileDomainId?: string | undefined;
}

/** Only what the contract knows: the list price carries its place in the list, too. */
const expected = (item: InventoryItem): { expectedPrice?: Price } => {
  const price = firstPrice(item.prices);
  return price ? { expectedPrice: { priceValue: price.priceValue, currencyCode: price.currencyCode } } : {};
};

/** Carries an answer other than success past sendOnce, which keeps the key only when a call fails. */
class NotSold extends Error {
  readonly result: ActivationResult;

  constructor(result: ActivationResult) {
    super(`The sale is ${result.status}`);
    this.name = 'NotSold';
    this.result = result;
  }
}

const sold = (result: ActivationResult): ActivationResult => {
  if (result.status !== 'success') throw new NotSold(result);
  return result;
};

const send = (purpose: string, { buyer, item, flow, customerProfileDomainId }: Sale): Promise<ActivationResult> => {
  const notes = flow.notes.trim();
  const base = {
    inventoryItemId: item.id,
    activationMode: flow.activationMode,
    ...(notes !== '' && { metatag: notes }),
    ...expected(item),
  };
  if (buyer.type === 'existing') {
    const { customerUid } = buyer;
    const body = { ...base, customerUid, ...(customerProfileDomainId !== undefined && { customerProfileDomainId }) };
    return sendOnce(purpose, body, async ({ data, headers }) => sold(await topUpActivation(data, headers)));
  }
  const { country } = buyer;
  const body = {
    ...base,
    ...(buyer.type === 'new' && { customerEmail: buyer.email }),
    ...(country !== undefined && { userCountry: country }),
  };
  return sendOnce(purpose, body, async ({ data, headers }) => sold(await registerActivation(data, headers)));
};

/** Sells once, whatever is pressed, reloaded or tried again: until an outcome is known every try has the same key. */
export const sell = async (sale: Sale): Promise<ActivationResult> => {
  const { buyer, item, flow } = sale;
  const { notes, activationMode } = flow;
  const attempt = beginSaleAttempt({ sale: saleName(buyer, item.id), name: item.name, notes, activationMode });
  try {
    const result = await send(`sale:${attempt.id}`, sale);
    endSaleAttempt(attempt.id);
    return result;
  } catch (error) {
    if (error instanceof NotSold) return error.result;
    if (error instanceof ApiError && isSettled(error.problem)) endSaleAttempt(attempt.id);
    throw error;
  }
};
