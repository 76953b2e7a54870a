import {
  getEndSaleAttemptMockHandler,
  getGetSaleAttemptMockHandler,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import { keepOpenSale, type OpenSale, openSales } from '#web/browser-storage/open-sales.ts';

/** The attempt in the addresses of these stories. */
export const ATTEMPT = '5f1f6f5c-6a0e-4b51-9a3b-0c2f5a1d7e11';

const { id: itemId } = item();

/** Sent to a new customer, and the answer was lost: by this page before a reload, or by another tab. */
export const openSale: OpenSale = { attempt: ATTEMPT, owner: '', type: 'new', itemId, name: 'City trip' };

export const leaveSaleOpen = (): void => keepOpenSale(openSale);

/** The names of the packages whose sales have no known outcome. */
export const openPackages = (): string[] => openSales.read().map(({ name: open }) => open);

/** What the server says of every attempt: when it is looked at, and when it is to be settled. */
export const attemptIs = (looked: SaleAttempt, settled: SaleAttempt = looked): void =>
  network.use(getGetSaleAttemptMockHandler(looked), getEndSaleAttemptMockHandler(settled));
