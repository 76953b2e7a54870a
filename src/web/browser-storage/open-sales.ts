import { type BuyerType, isBuyerType } from '#domain/buyer.ts';
import { type Stored, storedForAll } from './stored.ts';

/**
 * A sale that was sent and whose outcome this browser does not know (decision 30). It holds nothing about the customer.
 */
export type OpenSale = {
  /** Its idempotency key, which the address has too. */
  attempt: string;
  /** The account that sells, by its e-mail address: another account that signs in here does not see it. */
  owner: string;
  type: BuyerType;
  itemId: string;
  /** The package, as the seller knows it. */
  name: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isOpenSale = (value: unknown): value is OpenSale => {
  const { attempt, owner, type, itemId, name } = (value ?? {}) as Partial<OpenSale>;
  return [attempt, itemId, name].every(isText) && typeof owner === 'string' && isBuyerType(type);
};

const NONE: readonly OpenSale[] = [];

export const openSales: Stored<readonly OpenSale[]> = storedForAll('openSales', NONE, (value) =>
  Array.isArray(value) ? value.filter(isOpenSale) : undefined,
);

const without = (attempt: string): readonly OpenSale[] => openSales.read().filter((sale) => sale.attempt !== attempt);

/** To be called before the sale is sent. */
export const keepOpenSale = (sale: OpenSale): void => openSales.write([...without(sale.attempt), sale]);

/** To be called once the outcome is known. */
export const endOpenSale = (attempt: string): void => {
  const left = without(attempt);
  openSales.write(left.length === 0 ? NONE : left);
};
