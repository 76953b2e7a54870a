import type { Buyer } from '#domain/buyer.ts';
import { SELL_ACTIVATION_MODES, type SellFlow } from '#domain/sell-flow.ts';

/** A sale that was sent and whose outcome this tab has not seen yet. */
export interface SaleAttempt extends Pick<SellFlow, 'notes' | 'activationMode'> {
  /** Ties every try of this sale to one idempotency key. */
  id: string;
  /** Who buys what. */
  sale: string;
  /** Of the package. */
  name: string;
}

const SLOT = 'saleAttempts';

const isAttempt = (value: unknown): value is SaleAttempt => {
  const { id, sale, name, notes, activationMode } = (value ?? {}) as Partial<SaleAttempt>;
  const areTexts = [id, sale, name, notes].every((text) => typeof text === 'string');
  return areTexts && SELL_ACTIVATION_MODES.some((mode) => mode === activationMode);
};

/** For this tab only; without storage an interrupted sale is found in the history alone. */
export const readSaleAttempts = (): SaleAttempt[] => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(SLOT) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isAttempt) : [];
  } catch {
    return [];
  }
};

const write = (attempts: readonly SaleAttempt[]): void => {
  try {
    if (attempts.length === 0) sessionStorage.removeItem(SLOT);
    else sessionStorage.setItem(SLOT, JSON.stringify(attempts));
  } catch {
    // The keys then live as long as the page.
  }
};

export const saleName = (buyer: Buyer, itemId: string): string => {
  if (buyer.type === 'guest') return `guest ${itemId}`;
  return `${buyer.type === 'new' ? buyer.email.toLowerCase() : buyer.customerUid} ${itemId}`;
};

export const openSaleAttempt = (sale: string): SaleAttempt | undefined =>
  readSaleAttempts().find((attempt) => attempt.sale === sale);

/** Takes up an open attempt, so that selling the same again after a reload is the same sale to the server. */
export const beginSaleAttempt = (begun: Omit<SaleAttempt, 'id'>): SaleAttempt => {
  const attempt = { ...begun, id: openSaleAttempt(begun.sale)?.id ?? crypto.randomUUID() };
  write([...readSaleAttempts().filter(({ id }) => id !== attempt.id), attempt]);
  return attempt;
};

/** The outcome is known, or the seller has looked it up: the next such sale is another one. */
export const endSaleAttempt = (id: string): void => write(readSaleAttempts().filter((attempt) => attempt.id !== id));
