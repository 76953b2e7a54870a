import { type Stored, storedForAll } from './stored.ts';

const asFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Whether `/` and `?` do nothing, for those whom keys without a modifier get in the way of (WCAG 2.1.4). */
export const singleKeysOff = storedForAll('singleKeysOff', false, asFlag);

const hidden = new Map<string, Stored<boolean>>();

/**
 * The sale of which the till shows what the seller pays: only after a press, and no other one, with the next customer in
 * front (POS-080).
 */
export const purchasePriceShown: Stored<string> = storedForAll('purchasePriceShown', '', (value) =>
  typeof value === 'string' ? value : undefined,
);

/** The flag of a dismissed element, by the specification's name: an info card's hideVar, a hint. */
export const hideFlag = (hideVar: string): Stored<boolean> => {
  const flag = hidden.get(hideVar) ?? storedForAll(hideVar, false, asFlag);
  hidden.set(hideVar, flag);
  return flag;
};
