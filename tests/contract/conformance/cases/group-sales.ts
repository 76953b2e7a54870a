// Sales to groups.
import { randomUUID } from 'node:crypto';
import { bodyOf, type Schemas } from '#support/reseller.ts';
import type { Call } from '../call.ts';
import { newKey, type Stage } from '../environment.ts';
import type { Cases } from './case.ts';
import { suspended } from './sales.ts';

const quoteOf = ({ seller }: Stage): Schemas['GroupSaleQuoteRequest'] => ({
  inventoryItemId: seller.item.id,
  travellers: [{ name: 'Anna Berg', country: 'DE' }],
});

const newGroup = async (stage: Stage): Promise<Schemas['NewGroupSale']> => {
  const body = quoteOf(stage);
  const { price, retailPrice } = await bodyOf(stage.seller.api.POST('/group-sales/quote', { body }));
  return { ...body, activationMode: 'FIRST_USE', expectedPrice: price, expectedRetailPrice: retailPrice };
};

const order = async (stage: Stage): Promise<Call> => ({ headers: newKey(), body: await newGroup(stage) });

/** A group sale that was made. */
const ofGroup = async (stage: Stage): Promise<Call> => {
  const body = await newGroup(stage);
  const { id } = await bodyOf(stage.seller.api.POST('/group-sales', { params: {}, body }));
  return { params: { id }, headers: newKey() };
};

const changeCases = (operation: string, call: (stage: Stage) => Promise<Call>): Cases => ({
  200: call,
  409: { running: operation, call },
  422: async (stage) => {
    const [first, second] = [await call(stage), await call(stage)];
    return [first, { ...second, headers: first.headers ?? {} }];
  },
});

export const groupSaleCases = (scheme: 'web' | 'partner') =>
  ({
    listGroupSales: { 200: () => ({}) },
    createGroupSale: {
      200: order,
      404: async (stage) => ({
        headers: newKey(),
        body: { ...(await newGroup(stage)), inventoryItemId: randomUUID() },
      }),
      409: { running: 'createGroupSale', call: order },
      422: async (stage) => {
        const first = await order(stage);
        return [first, { ...first, body: { ...(first.body as object), activationMode: 'NOW' } }];
      },
    },
    quoteGroupSale: {
      200: (stage) => ({ body: quoteOf(stage) }),
      404: (stage) => ({ body: { ...quoteOf(stage), inventoryItemId: randomUUID() } }),
      409: async (stage) => ({ body: quoteOf(stage), authorization: await suspended(stage, scheme) }),
    },
    getGroupSale: {
      200: async (stage) => {
        const { params = {} } = await ofGroup(stage);
        return { params };
      },
    },
    retryGroupSale: changeCases('retryGroupSale', ofGroup),
    mailGroupSale: changeCases('mailGroupSale', ofGroup),
  }) satisfies Record<string, Cases>;
