import { type Stored, storedForAll } from './stored.ts';

const asFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Whether `/` and `?` do nothing, for those whom keys without a modifier get in the way of (WCAG 2.1.4). */
export const singleKeysOff = storedForAll('singleKeysOff', false, asFlag);

/** Whether sales show what the seller pays: a customer may be looking at the screen, so only after a press (POS-080). */
export const purchasePriceShown = storedForAll('purchasePriceShown', false, asFlag);

const hidden = new Map<string, Stored<boolean>>();

/** The flag of a dismissed element, by the specification's name: an info card's hideVar, a hint. */
export const hideFlag = (hideVar: string): Stored<boolean> => {
  const flag = hidden.get(hideVar) ?? storedForAll(hideVar, false, asFlag);
  hidden.set(hideVar, flag);
  return flag;
};

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whether the inventory box is open: 'open' or 'closed'; null before the first choice. */
export const inventoryStatus: Stored<string | null> = storedForAll<string | null>('inventoryStatus', null, asText);
