import { type Stored, storedForAll } from './stored.ts';

/** A call that moves money, which an operator sent and whose outcome this browser does not know (decision 91). */
export type OpenChange = {
  /** Its idempotency key. */
  key: string;
  /** The operator, by the e-mail address: another one who signs in here is not told. */
  owner: string;
  operation: 'adjustCredit' | 'refundPayment';
  /** The reseller, or the payment. */
  id: string;
  value: number;
  currencyCode: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isOpenChange = (given: unknown): given is OpenChange => {
  const { key, owner, operation, id, value, currencyCode } = (given ?? {}) as Partial<OpenChange>;
  const isKnown = operation === 'adjustCredit' || operation === 'refundPayment';
  return isKnown && [key, id, currencyCode].every(isText) && typeof owner === 'string' && Number.isFinite(value);
};

const NONE: readonly OpenChange[] = [];

export const openChanges: Stored<readonly OpenChange[]> = storedForAll('openChanges', NONE, (value) =>
  Array.isArray(value) ? value.filter(isOpenChange) : undefined,
);

const without = (key: string): readonly OpenChange[] => openChanges.read().filter((change) => change.key !== key);

/** To be called before the call is sent. */
export const keepOpenChange = (change: OpenChange): void => openChanges.write([...without(change.key), change]);

/** To be called once the outcome is known. */
export const endOpenChange = (key: string): void => {
  const left = without(key);
  openChanges.write(left.length === 0 ? NONE : left);
};
