import { use, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { Buyer } from '#domain/buyer.ts';
import type { SaleDetails } from '#domain/sell-flow.ts';
import { onceSent } from '#web/api/idempotency.ts';
import { endSaleAttempt } from '#web/api/storefront/activations/activations.ts';
import { type OpenSale, openSales } from '#web/browser-storage/open-sales.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { SessionContext } from '#web/session/session-context.ts';
import { type Draft, useDraft } from '#web/session/use-draft.ts';
import { sellHref } from './addresses.ts';
import type { CustomerFormValues } from './components/CustomerForm.tsx';

/** The id of another attempt at a sale: in its address, and its idempotency key. */
export const newAttempt = (): string => crypto.randomUUID();

/** Asks what became of the attempt. Where nothing did, nothing will: the server ends it. */
export const settleAttempt = (attempt: string, signal: AbortSignal): Promise<SaleAttempt> =>
  onceSent(attempt, signal, () => endSaleAttempt({ attempt }, { signal }));

/**
 * Begins the sale of a package at its last step: everything is known or has a default. Each call begins another sale.
 */
export const useSaleStart = (): ((buyer: Buyer, itemId: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (buyer, itemId) => void navigate(sellHref(buyer, itemId, { attempt: newAttempt(), from: 'till', state: 'notes' })),
    [navigate],
  );
};

/** What was typed for the sale that this tab is at. */
export type SaleDraft = {
  /** Its attempt; CARRIED for the sale to a customer who already exists. */
  name: string;
  details: SaleDetails;
};

/** The name of notes that wait for the customer to be found. */
export const CARRIED = 'carried';

/** The sale's notes outlive a reload and an expired session. */
export const useSaleDraft = (): Draft<SaleDraft> => useDraft<SaleDraft>('sale');

/** The fields of a new customer, or of a guest, until they lead on to the packages. */
export const useBuyerDraft = (type: 'new' | 'guest'): Draft<CustomerFormValues> =>
  useDraft<CustomerFormValues>(`buyer ${type}`);

/** The account whose sales these are. */
export const useOwner = (): string => use(SessionContext)?.email ?? '';

const of = (owner: string, sales: readonly OpenSale[]): OpenSale | undefined =>
  sales.find((sale) => sale.owner === owner);

/** Whether this account has sent a sale from this browser without seeing the outcome; not only from this tab. */
export const hasOpenSale = (owner: string): boolean => of(owner, openSales.read()) !== undefined;

/** The sale that this account sent from this browser without seeing the outcome, the first one of several. */
export const useOpenSale = (): OpenSale | undefined => of(useOwner(), useStored(openSales));
