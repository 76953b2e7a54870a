import { use } from 'react';
import { type OpenSale, openSales } from '#web/browser-storage/open-sales.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { SessionContext } from '#web/session/session-context.ts';

/** The account whose sales these are. */
export const useOwner = (): string => use(SessionContext)?.email ?? '';

const of = (owner: string, sales: readonly OpenSale[]): OpenSale | undefined =>
  sales.find((sale) => sale.owner === owner);

/** Whether this account has sent a sale from this browser without seeing the outcome; not only from this tab. */
export const hasOpenSale = (owner: string): boolean => of(owner, openSales.read()) !== undefined;

/** The sale that this account sent from this browser without seeing the outcome, the first one of several. */
export const useOpenSale = (): OpenSale | undefined => of(useOwner(), useStored(openSales));
