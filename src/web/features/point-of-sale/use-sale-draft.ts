import type { SaleDetails } from '#domain/sell-flow.ts';
import type { CustomerFormValues } from './components/CustomerForm.tsx';
import { type Draft, useDraft } from '#web/session/use-draft.ts';

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
