// A reseller who has something on every screen, made over HTTP.
import type { BrowserContext } from '@playwright/test';
import { DEVICE_COOKIE } from '#domain/page-cookie.ts';
import { giveSession } from '../e2e/give-session.ts';
import { guests, orderFor } from '#support/group-sales.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf, type Reseller } from '#support/reseller.ts';
import { operatorClient } from '#support/operator-client.ts';
import type { Shown } from '#support/screens.ts';
import type { Screen } from '#web/screens.ts';
import { newDeskOperator } from '../e2e/desk.ts';
import { newcomer } from '../e2e/store-under-test.ts';

export type Seller = Reseller &
  Shown & {
    url: string;
    productId: string;
    /** Who looks at the seller from the desk. */
    operator: Pick<Reseller, 'visitor'>;
  };

/** The same for all sellers of a worker. */
let operatorAtDesk: Promise<Reseller> | undefined;

/** Has credit for more than one sale, one package on the shelf, one customer with one sale, and one purchase. */
export const newSeller = async (url: string): Promise<Seller> => {
  const reseller = await newcomer(url);
  const { api, email } = reseller;
  await acceptCurrentTerms(reseller);
  await liveIn(reseller, 'DE');
  const payment = await bodyOf(
    api.POST('/payments/credit/submit', { params: {}, body: creditTopUp({ url }, 100, 119) }),
  );
  const { id: purchaseId } = await decide(reseller, payment);
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  const productId = dataPackages.find(({ name }) => name === 'Germany 1 GB')?.id ?? '';
  const { items } = await bodyOf(
    api.PUT('/products/inventory/', { body: { addedPacks: [productId], removedPacks: [] } }),
  );
  const itemId = items[0]?.id ?? '';
  const customerEmail = `tom-${email}`;
  const sale = await bodyOf(
    api.POST('/activations/register', {
      params: {},
      body: { inventoryItemId: itemId, customerEmail },
    }),
  );
  const customer = { uid: sale.customer.uid ?? '', email: customerEmail };
  operatorAtDesk ??= newDeskOperator();
  const operator = await operatorAtDesk;
  const query = { search: email };
  const { items: found } = await bodyOf(
    operatorClient({ url }, operator.token).GET('/resellers', { params: { query } }),
  );
  const resellerId = found[0]?.id ?? '';
  return {
    ...reseller,
    url,
    operator,
    resellerId,
    itemId,
    productId,
    saleId: sale.activatedItem.uid,
    groupId: await orderFor(reseller, itemId, guests(1)),
    purchaseId,
    customer,
  };
};

/** Gives a browser the session of who may open a screen, and signed in the day before. */
export const enter = async (
  context: BrowserContext,
  seller: Seller,
  access: Screen['access'] = 'reseller',
): Promise<void> => {
  await giveSession(context, seller.url, access === 'operator' ? seller.operator : seller);
  // To a browser that has told nothing of itself, pages come without data: all calls are the app's own.
  await context.clearCookies({ name: DEVICE_COOKIE });
};
