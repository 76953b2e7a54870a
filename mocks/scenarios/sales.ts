import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { Problem } from '#contract/storefront/model/problem.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import {
  getGetActivatedItemResponseMock,
  getListActivatedItemsResponseMock,
  getRegisterActivationResponseMock,
} from '../generated/storefront/activations/activations.msw.ts';
import { getSearchCustomersResponseMock } from '../generated/storefront/customers/customers.msw.ts';

// Sales as stories and tests need them: the contract's examples with one thing changed.

const [charged, pending, refunded] = getListActivatedItemsResponseMock().items as [SoldItem, SoldItem, SoldItem];

/** Charged to credit, active, some of its data used. */
export const chargedItem: SoldItem = charged;

const { activatedAt: _, expiresAt: __, ...unstarted } = charged.balance;

/** Charged to credit and not used yet: refundable. */
export const unusedItem: SoldItem = {
  ...charged,
  balance: {
    ...unstarted,
    activationMode: 'FIRST_USE',
    availableBalance: charged.balance.size,
    usedBalance: { sizeValue: 0, sizeUnit: 'B' },
  },
};

/** An unlimited top-up that waits to be activated. */
export const pendingItem: SoldItem = pending;

export const refundedItem: SoldItem = refunded;

/** Taken from own stock: not refundable. */
export const stockItem: SoldItem = { ...charged, state: 'activated' };

/** Unlimited, running, with all fields of its policy. */
export const unlimitedItem: SoldItem = {
  ...pending,
  balance: {
    ...pending.balance,
    activationMode: 'NOW',
    activatedAt: '2026-03-14T09:30:00.000Z',
    expiresAt: '2026-03-24T09:30:00.000Z',
    dailyBalance: { sizeValue: 1.25, sizeUnit: 'GB' },
    extendedDataPolicy: {
      type: 'unlimited',
      ...pending.balance.extendedDataPolicy,
      nextResetTime: '2026-03-16T09:30:00.000Z',
      remainingHighSpeedVolume: { sizeValue: 1.25, sizeUnit: 'GB' },
    },
  },
};

/** Never ends. */
export const endlessItem: SoldItem = { ...charged, balance: { ...charged.balance, validityUnlimited: true } };

/** Pending, but its time to be activated is over. */
export const expiredItem: SoldItem = {
  ...pending,
  balance: { ...pending.balance, expiresAt: '2026-03-20T00:00:00.000Z' },
};

export const longItem: SoldItem = {
  ...charged,
  uid: 'a-very-long-name',
  name: 'Europe and United Kingdom including Switzerland and Turkey, business travellers, 50 GB',
  salesChannel: 'Partner portal of Berg Reisen, airport branch',
  purchasePrice: { priceValue: 1234567.89, currencyCode: 'USD' },
  retailPrice: { priceValue: 9999999.99, currencyCode: 'USD' },
};

/** A sale of another day, with a uid of its own. */
export const saleOn = (salesDate: string, changes: Partial<SoldItem> = {}): SoldItem => ({
  ...charged,
  uid: `sale-${salesDate}`,
  salesDate,
  ...changes,
});

export const esim = (changes: Partial<Esim> = {}): Esim => ({
  ...(getGetActivatedItemResponseMock().relatedEsims[0] as Esim),
  ...changes,
});

export const usedEsim: Esim = esim({
  iccid: '8949000000000000022',
  uid: 'esim-in-use',
  state: 'ENABLED',
  activatedAt: '2026-03-15T10:00:00.000Z',
  lastSeen: '2026-03-15T11:00:00.000Z',
  lastTimeConnected: '2026-03-15T10:00:00.000Z',
  lastDataConsumed: '2026-03-15T10:30:00.000Z',
  lastNetwork: { countrySymbol: 'DE', network: 'Example Mobile' },
});

export const inactiveEsim: Esim = esim({
  iccid: '8949000000000000030',
  uid: 'esim-gone',
  state: 'DELETED',
  active: false,
});

export const detail = (changes: Partial<SoldItemDetail> = {}): SoldItemDetail => ({
  ...getGetActivatedItemResponseMock(),
  ...changes,
});

/** A sale, its detail showing this item. */
export const detailOf = (item: SoldItem): SoldItemDetail => detail({ activatedItem: item, state: item.state });

/** A customer without an e-mail address. */
export const guestDetail: SoldItemDetail = detail({
  customer: { uid: 'guest', profileUrl: 'https://store.example/customer/profile?token=eyJhbGciOi' },
});

/** The person was erased: the sale stays, its eSIMs ended. */
export const erasedDetail: SoldItemDetail = detail({
  customer: { uid: 'erased', profileUrl: guestDetail.customer.profileUrl, erasedAt: '2026-03-20T12:00:00.000Z' },
  relatedEsims: [inactiveEsim],
  totalAvailableBalance: { sizeValue: 0, sizeUnit: 'B' },
});

const XML = '<booking><number>4711</number><agent>Anna Berg</agent><paid currency="USD">14.90</paid></booking>';

export const withMetatag = (metatag: string): SoldItemDetail => detail({ activatedItem: { ...charged, metatag } });
export const xmlDetail: SoldItemDetail = withMetatag(XML);

const [tom] = getSearchCustomersResponseMock().items as [CustomerDetails];

export const customerDetails = (changes: Partial<CustomerDetails> = {}): CustomerDetails => ({
  ...tom,
  ...changes,
});

/** Found by ICCID: bought as a guest. */
export const guestDetails: CustomerDetails = customerDetails({ customer: guestDetail.customer });

/** Two balances of the same kind: the seller has to say which one is topped up. */
export const twoDomains: CustomerDetails = customerDetails({
  relatedEsims: [esim(), esim({ ...usedEsim, customerProfileDomainId: 'second-domain' })],
});

/** A sale from stock, of which the items of the examples have some. */
export const activationResult = (changes: Partial<ActivationResult> = {}): ActivationResult => ({
  ...getRegisterActivationResponseMock(),
  activatedItem: stockItem,
  ...changes,
});

const { esimProfile: ___, ...prepared } = getRegisterActivationResponseMock();

/** Charged, while the supplier prepares the eSIM. */
export const pendingResult: ActivationResult = { ...prepared, status: 'pending' };

/** The same sale, asked for. */
export const preparingDetail: SoldItemDetail = detail({ relatedEsims: [], isBeingPrepared: true });

/** Links as long as real tokens make them. */
export const longLink = `https://store.example/customer/profile?token=${'eyJhbGciOiJFUzI1NiJ9'.repeat(6)}`;

export const problem = (status: number, code: Problem['code'], title: string, message: string): Problem => ({
  type: 'about:blank',
  title,
  code,
  status,
  path: '/client-api/activations/register',
  message,
});
