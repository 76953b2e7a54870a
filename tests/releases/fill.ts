// Gives a store in reference mode rows of every kind, by its front door where that leads to them.
import { randomUUID } from 'node:crypto';
import { reversePayment } from '#server/payments/reverse.ts';
import { storeCard } from '#support/card.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { askForReset } from '#support/password-reset.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { refundSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { idOf, shelve } from '#support/stock-setup.ts';
import type { Database } from '#server/db/connect.ts';

export type Store = { url: string; db: Database };

const keyed = () => ({ header: { 'Idempotency-Key': randomUUID() } });

const topUp = (
  store: Store,
  { api }: Reseller,
  paymentMethodId = 'reference-card',
): Promise<Schemas['PaymentSubmitted']> =>
  bodyOf(
    api.POST('/payments/credit/submit', {
      params: keyed(),
      body: { ...creditTopUp(store, 100, 119), paymentMethodId },
    }),
  );

const hasRows = (store: Store, table: string) => async (): Promise<boolean> =>
  (await store.db.system.unsafe(`select from ${table} limit 1`)).length > 0;

/** Everything that is bought and sold. Returns the payment by card. */
const trade = async (store: Store, reseller: Reseller): Promise<string> => {
  const { api } = reseller;
  await liveIn(reseller, 'DE');
  const paid = await topUp(store, reseller);
  await decide(reseller, paid);
  await bodyOf(
    api.GET('/payments/history/{id}/receipt', { params: { path: { id: paid.paymentId } }, parseAs: 'blob' }),
  );
  const item = await shelve(reseller, 'Germany 1 GB');
  const sold = await sellPackage(reseller, item.id, { customerEmail: 'traveller@example.com' }, randomUUID());
  const iccid = sold.esimProfile?.iccid ?? '';
  await switchOn(store, iccid);
  await consumeData(store, iccid, 900);
  await bodyOf(topUpCustomer(reseller, item.id, sold.customer.uid));
  await bodyOf(refundSale(reseller, (await sellPackage(reseller, item.id)).activatedItem.uid));
  const gone = await sellPackage(reseller, item.id, { customerEmail: 'gone@example.com' });
  await bodyOf(refundSale(reseller, gone.activatedItem.uid));
  await api.POST('/activations/customers/{customerUid}/erase', {
    params: { path: { customerUid: gone.customer.uid } },
  });
  const replaced = await sellPackage(reseller, item.id);
  await bodyOf(
    api.POST('/activations/esims/{iccid}/replace', {
      params: { path: { iccid: replaced.esimProfile?.iccid ?? '' } },
      body: { reason: 'LOST', note: 'At the airport' },
    }),
  );
  const partner = await partnerClient(store, reseller);
  await bodyOf(partner.POST('/simshelf/activations/register', { params: {}, body: { inventoryItemId: item.id } }));
  return paid.paymentId;
};

/** A sale of a package that is ordered from a supplier. */
const order = async (store: Store, reseller: Reseller): Promise<void> => {
  await store.db.system`
    update product set supplier = 'simulator', supplier_package = 'fr-1', profile_domain_key = 'ordered' where name = 'France 1 GB'`;
  const item = await shelve(reseller, 'France 1 GB');
  await sellPackage(reseller, item.id);
  await until('the order is delivered', async () => {
    const rows = await store.db.system`select from supply_order where state = 'DELIVERED'`;
    return rows.length > 0;
  });
};

/** A card, and the automatic top-up that is charged to it. */
const chargeCard = async (store: Store, reseller: Reseller): Promise<void> => {
  await storeCard(store, reseller);
  const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
  const body = { enabled: true, threshold: Math.ceil(balance.value) + 10, amount: 20 };
  await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
  await until('the top-up is charged', hasRows(store, 'reference_charge'));
  await until('the top-up is booked', hasRows(store, `payment where automatic and status = 'SUCCESS'`));
};

/** An operator gives a part back, and the bank takes back another part. */
const giveBack = async (store: Store, { desk }: Operator, reseller: Reseller, id: string): Promise<void> => {
  const body = { value: 11.9, currencyCode: 'USD', reason: 'Ordered by mistake' };
  await bodyOf(desk.POST('/payments/{id}/refund', { params: { path: { id }, ...keyed() }, body }));
  await until('the refund is made', hasRows(store, 'credit_note'));
  const [note] = await store.db.system<[{ refundId: string }]>`select refund_id from credit_note`;
  const path = { id: note.refundId };
  await bodyOf(reseller.api.GET('/payments/credit-notes/{id}', { params: { path }, parseAs: 'blob' }));
  const reversal = {
    id,
    reversal: 'dispute',
    reference: 'dp_1',
    amount: 1190,
    currency: 'USD',
    isFinal: true,
  } as const;
  await reversePayment(store.db, reversal);
};

const transfer = async (store: Store, { desk }: Operator, reseller: Reseller): Promise<void> => {
  const { paymentId } = await topUp(store, reseller, 'bank-transfer');
  const valueDate = new Date().toISOString().slice(0, 10);
  const body = { value: 119, currencyCode: 'USD', valueDate, note: '' };
  await bodyOf(desk.POST('/payments/{id}/settle', { params: { path: { id: paymentId } }, body }));
};

/** What the reseller sets. */
const set = async ({ api }: Reseller): Promise<void> => {
  const told = { creditMark: 5, customerLink: true, customerDataLow: true };
  await bodyOf(api.PUT('/users/current/notifications', { body: told }));
  const params = { path: { type: 'CUSTOMER_REGISTRATION' } } as const;
  // There is no such receiver, so attempts fail and the delivery waits.
  await bodyOf(
    api.POST('/users/current/webhook-url/{type}', { params, body: { url: 'https://receiver.invalid/hook' } }),
  );
};

/** What operators decide. */
const decideAtDesk = async (store: Store, { desk }: Operator, reseller: Reseller): Promise<void> => {
  const path = { id: await idOf(store, reseller) };
  const { revision } = await bodyOf(desk.GET('/price-rules'));
  await bodyOf(
    desk.PUT('/cost-rates', { body: { currency: 'GBP', rate: '1.25', asOf: '2026-11-20', seen: revision } }),
  );
  const texts = { en: '# Terms', de: '# Bedingungen' };
  await bodyOf(desk.PUT('/legal-texts/{document}/draft', { params: { path: { document: 'TERMS' } }, body: { texts } }));
  await bodyOf(desk.PUT('/resellers/{id}/suspension', { params: { path }, body: { reason: 'Asked for it' } }));
};

/** A second reseller, who does nothing that the first one would see. */
const other = async (store: Store, operator: Operator): Promise<void> => {
  const reseller = await newReseller({ url: store.url });
  await decideAtDesk(store, operator, reseller);
  await askForReset(store, reseller.email);
};

export const fill = async (store: Store): Promise<void> => {
  const operator = await newOperator(store);
  // By the inbox, so that it gets the welcome bonus.
  const reseller = await newReseller({ url: store.url });
  await set(reseller);
  const paid = await trade(store, reseller);
  await order(store, reseller);
  await chargeCard(store, reseller);
  await giveBack(store, operator, reseller, paid);
  await transfer(store, operator, reseller);
  await other(store, operator);
};
