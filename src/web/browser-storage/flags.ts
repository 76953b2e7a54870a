import { type Stored, storedForAll } from './stored.ts';

const asFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

const hidden = new Map<string, Stored<boolean>>();

/** The flag of a dismissed element, by the specification's name: an info card's hideVar, a hint. */
export const hideFlag = (hideVar: string): Stored<boolean> => {
  const flag = hidden.get(hideVar) ?? storedForAll(hideVar, false, asFlag);
  hidden.set(hideVar, flag);
  return flag;
};
