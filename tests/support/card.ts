// A stored card, by the provider's form, as the reseller's browser would go through it.
import { until } from './poll.ts';
import { bodyOf, type Reseller } from './reseller.ts';

type Store = { url: string };

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** Presses a button of the card form; returns where the browser goes, if anywhere. */
export const fillCardForm = async (
  formUrl: string,
  fields: { action: string; number?: string; expiry?: string },
): Promise<{ status: number; location: string | null }> => {
  const body = new URLSearchParams({ number: GOOD_CARD, expiry: '12/37', ...fields });
  const response = await fetch(formUrl, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') };
};

/** Opens a card form, as the credits page does. */
export const openCardForm = async (store: Store, { api }: Reseller): Promise<string> => {
  const { paymentUrl } = await bodyOf(
    api.POST('/users/current/payment-method', { params: {}, body: { callbackUrl: `${store.url}/credits` } }),
  );
  return paymentUrl;
};

/** Waits until the store knows the card of this form. */
export const storeCard = async (store: Store, reseller: Reseller, number = GOOD_CARD): Promise<void> => {
  await fillCardForm(await openCardForm(store, reseller), { action: 'save', number });
  await until('the card is stored', async () => {
    const { data } = await reseller.api.GET('/users/current/payment-method');
    return data?.last4 === number.slice(-4);
  });
};
