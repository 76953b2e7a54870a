// A reseller who pays by the reference card.
import { randomUUID } from 'node:crypto';
import { until } from './poll.ts';
import { bodyOf, type Reseller, type Schemas } from './reseller.ts';

type Store = { url: string };

export const usd = (priceValue: number): [Schemas['Price']] => [{ priceValue, currencyCode: 'USD' }];

/** Fills in the account of a reseller. */
export const fillAccount = async (
  { api }: Reseller,
  address: Schemas['UpdateUserRequest']['address'],
  person: Partial<Schemas['UpdateUserRequest']> = {},
): Promise<void> => {
  const body = { firstName: 'Ann', lastName: 'Example', companyName: '', taxId: '', address, ...person };
  await bodyOf(api.PUT('/users/current', { body }));
};

/** Gives the reseller a billing address, which every payment needs. */
export const liveIn = (reseller: Reseller, country: string, taxId = ''): Promise<void> =>
  fillAccount(reseller, { country }, { taxId });

/** The fields of every submission beside its cart. */
export const submission = ({ url }: Store, total: number, currencyCode = 'USD') => ({
  paymentMethodId: 'reference-card',
  expectedPrices: [{ priceValue: total, currencyCode }] as [Schemas['Price']],
  useIncentivesBalance: false,
  token: '',
  successCallbackUrl: `${url}/data-packages/checkout?process-payment=true`,
  errorCallbackUrl: `${url}/data-packages/checkout?error=true`,
  cancelCallbackUrl: `${url}/data-packages/checkout`,
});

/** Asks for so many whole units of credit, at this total with tax. */
export const creditTopUp = (
  store: Store,
  amount: number,
  total = amount,
  currencyCode = 'USD',
): Schemas['SubmitCreditTopUpRequest'] => ({
  ...submission(store, total, currencyCode),
  cart: [{ dataPackageId: 'credit', amount }],
});

export const purchases = async ({ api }: Reseller): Promise<Schemas['Purchase'][]> =>
  (await bodyOf(api.GET('/payments/history', { params: { query: { page_size: 9_999 } } }))).items;

/** Presses a button of the payment page and waits until the store has booked it. */
export const decide = async (
  reseller: Reseller,
  { paymentId, paymentUrl = '' }: Schemas['PaymentSubmitted'],
  action: 'pay' | 'fail' = 'pay',
): Promise<Schemas['Purchase']> => {
  await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  const find = async () => (await purchases(reseller)).find(({ id }) => id === paymentId);
  await until('the payment is settled', async () => (await find())?.hasPending === false);
  return (await find()) as Schemas['Purchase'];
};

/** Buys so many whole units of credit, at this total with tax. */
export const buyCredit = async (store: Store, reseller: Reseller, amount: number, total = amount): Promise<void> => {
  const body = creditTopUp(store, amount, total);
  await decide(reseller, await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body })));
};

/** Orders packages at their price of now. */
export const orderPackages = async (
  store: Store,
  { api }: Reseller,
  cart: Schemas['Cart'],
): Promise<Schemas['PaymentSubmitted']> => {
  const { totalPrices } = await bodyOf(api.POST('/products/calculate-cart-price', { body: cart }));
  const body = { ...submission(store, totalPrices[0]?.priceValue ?? 0), cart };
  return bodyOf(api.POST('/payments/submit', { params: { header: { 'Idempotency-Key': randomUUID() } }, body }));
};
