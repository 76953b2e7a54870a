import type { SaleDetails } from '#domain/sell-flow.ts';
import type { CustomerFormValues } from '#web/components/point-of-sale/CustomerForm.tsx';
import { type Draft, useDraft } from '#web/session/use-draft.ts';

/** What is known of the sale that this tab is at, until the next one begins. */
export type SaleDraft = {
  /** The sale, see `saleName`; CARRIED for the sale to a customer who already exists. */
  name: string;
  details: SaleDetails;
  /** Set once it is sold. */
  soldUid?: string;
};

/** The name of notes that wait for the customer to be found. */
export const CARRIED = 'carried';

/** The sale's notes outlive an expired session, its outcome a reload. */
export const useSaleDraft = (): Draft<SaleDraft> => useDraft<SaleDraft>('sale');

/** Another sale begins: the outcome of the last one is not shown in its place. */
export const dropSold = (draft: Draft<SaleDraft>): void => {
  if (draft.read()?.soldUid !== undefined) draft.drop();
};

/** The fields of a new customer, or of a guest, until they lead on to the packages. */
export const useBuyerDraft = (type: 'new' | 'guest'): Draft<CustomerFormValues> =>
  useDraft<CustomerFormValues>(`buyer ${type}`);
