// Shortcuts to a reseller who can sell: an inventory, credit and stock. They book through the same SQL functions as the
// product, so the ledger stays whole.
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { simulatedPackages } from '#server/gateways/supply/simulator/catalogue.ts';
import { bodyOf, type Reseller, type Schemas } from './reseller.ts';

type Store = { db: Database };

/** The store's own name of the reseller. */
export const idOf = async ({ db }: Store, { email }: Pick<Reseller, 'email'>): Promise<string> => {
  const [row] = await db.system<{ resellerId: string }[]>`select reseller_id from reseller where email = ${email}`;
  if (!row) throw new Error(`There is no reseller ${email}`);
  return row.resellerId;
};

/** By their names. Every store in reference mode has them with these ids, and to read its catalogue takes longer. */
const referenceIds = new Map(simulatedPackages().map(({ id, name }) => [name, id]));

const findOffered = async ({ api }: Pick<Reseller, 'api'>, name: string): Promise<string> => {
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  const wanted = dataPackages.find((product) => product.name === name);
  if (!wanted) throw new Error(`There is no package ${name}`);
  return wanted.id;
};

/** Undefined when the store does not offer it. */
const add = async ({ api }: Pick<Reseller, 'api'>, id: string): Promise<Schemas['InventoryItem'] | undefined> => {
  const { data } = await api.PUT('/products/inventory/', { body: { addedPacks: [id], removedPacks: [] } });
  return data?.items.find(({ productId }) => productId === id);
};

/** The package of this name, on the shelf. */
export const shelve = async (reseller: Pick<Reseller, 'api'>, name: string): Promise<Schemas['InventoryItem']> => {
  const known = referenceIds.get(name);
  const item =
    (known === undefined ? undefined : await add(reseller, known)) ??
    (await add(reseller, await findOffered(reseller, name)));
  if (!item) throw new Error(`${name} did not come to the inventory`);
  return item;
};

/** Gives the reseller credit, in minor units, or takes it away: by hand, as an operator corrects an account. */
export const addCredit = async (store: Store, reseller: Reseller, amount: number, currency = 'USD'): Promise<void> => {
  const id = await idOf(store, reseller);
  await store.db.forReseller(
    id,
    (tx) => tx`
      select ledger_post(${id}, ${currency}, 'correction', ${randomUUID()}, 'test', '{payments,credit}',
        array[-${amount}::bigint, ${amount}::bigint])`,
  );
};

/** Brings the credit to exactly this amount of minor units. */
export const setCredit = async (store: Store, reseller: Reseller, amount: number): Promise<void> => {
  const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
  await addCredit(store, reseller, amount - Math.round(balance.value * 100));
};

/** Puts units on the shelf, by a payment that is settled. */
export const addStock = async ({ db }: Store, itemId: string, units: number): Promise<void> => {
  if (units === 0) return;
  const payment = { id: randomUUID(), purpose: 'CART', price: units, vat: 0, vatBps: 0, total: units };
  const method = { methodId: 'test', methodName: 'Test', actor: 'test', paymentUrl: '' };
  const urls = { successUrl: '', errorUrl: '', cancelUrl: '' };
  const [item] = await db.system<[{ resellerId: string; productId: string; name: string; currency: string }]>`
    select reseller_id, product_id, name, currency from inventory_item join reseller using (reseller_id)
    where id = ${itemId}`;
  const { resellerId, productId, name, currency } = item;
  await db.forReseller(resellerId, async (tx) => {
    await tx`insert into payment ${tx({ resellerId, currency, ...payment, ...method, ...urls })}`;
    await tx`
      insert into payment_line ${tx({ paymentId: payment.id, resellerId, productId, name, amount: units, total: units })}`;
    await tx`select settle_payment(${resellerId}, ${payment.id}, 'SUCCESS', ${units}, ${currency}, null)`;
  });
};

/** The reseller's price for a unit, in minor units. */
export const priceOf = (item: Schemas['InventoryItem']): number => Math.round((item.prices[0]?.priceValue ?? 0) * 100);
