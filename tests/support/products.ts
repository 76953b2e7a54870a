// Packages of the reference catalogue, which no supplier offers and no operator changes.
import type { Database } from '#server/db/connect.ts';

type Store = { db: Database };

/** Brings the price of a package to so many minor units. */
export const setPrice = async ({ db }: Store, id: string, price: number): Promise<void> => {
  await db.system`update product set price = ${price} where id = ${id}`;
};

/** Adds so many minor units to the price of a package. */
export const raisePrice = async ({ db }: Store, id: string, by: number): Promise<void> => {
  await db.system`update product set price = price + ${by} where id = ${id}`;
};

/** Puts a package on sale, or takes it off. */
export const setOnSale = async ({ db }: Store, id: string, isOnSale: boolean): Promise<void> => {
  await db.system`update product set active = ${isOnSale} where id = ${id}`;
};

/** Has a package ordered from the simulated supplier, in place of taken from the pool. */
export const orderFromSimulator = async ({ db }: Store, name: string, supplierPackage: string): Promise<void> => {
  await db.system`
    update product set supplier = 'simulator', supplier_package = ${supplierPackage} where name = ${name}`;
};
