// Sales and the inventory they come from: the same operations in both documents.
import { randomUUID } from 'node:crypto';
import { newReseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { addStock, setCredit } from '#support/stock-setup.ts';
import type { Call } from '../call.ts';
import { callersOf, newKey, newSeller, plenty, type Stage } from '../environment.ts';
import type { Cases } from './case.ts';

const usd = (priceValue: number): Schemas['Price'] => ({ priceValue, currencyCode: 'USD' });

export const newSale = (
  { seller }: Stage,
  further: Partial<Schemas['RegisterActivationRequest']> = {},
): Promise<Schemas['ActivationResult']> => sellPackage(seller, seller.item.id, further);

/** Later cases sell again. */
export const restoreCredit = ({ servers, seller }: Stage): Promise<void> => setCredit(servers.usual, seller, plenty);

type Body = (stage: Stage) => object | Promise<object>;

/** A sale by this body: too dear, of nothing, twice at once, and twice with one key. */
const saleCases = (body: Body): Cases => {
  const call = async (stage: Stage, further: object = {}): Promise<Call> => ({
    headers: newKey(),
    body: { ...(await body(stage)), ...further },
  });
  return {
    200: (stage) => call(stage),
    402: async (stage) => {
      const made = await call(stage);
      await setCredit(stage.servers.usual, stage.seller, 0);
      return made;
    },
    404: (stage) => call(stage, { inventoryItemId: randomUUID() }),
    409: { running: 'sale', call },
    422: async (stage) => {
      const first = await call(stage);
      return [first, { ...first, body: { ...(first.body as object), metatag: 'another' } }];
    },
  };
};

/** A sale of a new eSIM too: its supplier may fail or say nothing. */
const saleWithProfileCases = (body: Body): Cases => {
  const call = async (stage: Stage): Promise<Call> => ({ headers: newKey(), body: await body(stage) });
  return { ...saleCases(body), 502: { during: 'failure', call }, 504: { during: 'silence', call } };
};

export const registerCases = saleWithProfileCases(({ seller }) => ({ inventoryItemId: seller.item.id }));

export const topUpCases = saleCases(async (stage) => {
  const { customer } = await newSale(stage);
  return { inventoryItemId: stage.seller.item.id, customerUid: customer.uid };
});

export const topUpWithProfileCases = saleWithProfileCases(async (stage) => {
  const { customer } = await newSale(stage);
  return { inventoryItemId: stage.seller.item.id, customerUid: customer.uid, dedicated: true };
});

/** Operations that change one sale, named by this parameter, and do so once. */
const changeCases = (parameter: string, sell: (stage: Stage) => Promise<Schemas['ActivationResult']>): Cases => {
  const call = async (stage: Stage): Promise<Call> => {
    const { activatedItem } = await sell(stage);
    return { params: { [parameter]: activatedItem.uid }, headers: newKey() };
  };
  return {
    200: call,
    409: async (stage) => {
      const first = await call(stage);
      return [first, { ...first, headers: newKey() }];
    },
    422: async (stage) => {
      const [first, second] = [await call(stage), await call(stage)];
      return [first, { ...second, headers: first.headers ?? {} }];
    },
  };
};

export const refundCases = changeCases('id', (stage) => newSale(stage));

export const activateCases = (parameter: string): Cases =>
  changeCases(parameter, (stage) => newSale(stage, { activationMode: 'ON_DEMAND' }));

const mailedSale = async (stage: Stage, email = `${randomUUID()}@example.com`): Promise<Call> => {
  const { activatedItem } = await newSale(stage, { customerEmail: email });
  return { params: { id: activatedItem.uid }, headers: newKey() };
};

export const sendLinkCases: Cases = {
  200: mailedSale,
  409: async (stage) => {
    const { activatedItem } = await newSale(stage);
    return { params: { id: activatedItem.uid }, headers: newKey() };
  },
  422: async (stage) => {
    const [first, second] = [await mailedSale(stage), await mailedSale(stage)];
    return [first, { ...second, headers: first.headers ?? {} }];
  },
};

/** An eSIM of which something is left. */
const replacement = async (stage: Stage): Promise<Call> => ({
  params: { iccid: (await newSale(stage)).esimProfile?.iccid ?? '' },
  headers: newKey(),
  body: { reason: 'NEW_DEVICE' },
});

export const replaceEsimCases: Cases = {
  200: replacement,
  404: async (stage) => ({ ...(await replacement(stage)), params: { iccid: '8949000000000000018' } }),
  409: async (stage) => {
    const first = await replacement(stage);
    return [first, { ...first, headers: newKey() }];
  },
  422: async (stage) => {
    const [first, second] = [await replacement(stage), await replacement(stage)];
    return [first, { ...second, headers: first.headers ?? {} }];
  },
  502: { during: 'failure', call: replacement },
  504: { during: 'silence', call: replacement },
};

/** An attempt that no call was made with. */
export const attemptCases: Cases = { 200: () => ({ query: { attempt: randomUUID() } }) };

/** Reads one sale. */
export const saleCasesBy = (parameter: string): Cases => ({
  200: async (stage) => ({ params: { [parameter]: (await newSale(stage)).activatedItem.uid } }),
});

export const inventoryItemCases: Cases = { 200: ({ seller }) => ({ params: { id: seller.item.id } }) };

/** Suspends the reseller with this e-mail address, the default caller too, which is an operator and may not do that itself. */
export const suspendIn = async ({ db, seller }: Stage, email: string): Promise<void> => {
  await db.system`
    insert into suspension (reseller_id, reason, operator_id)
    select r.reseller_id, 'Disputes', o.id from reseller r, operator o
    where r.email = ${email} and o.email = ${seller.email}`;
};

/** The credentials of a reseller who is suspended. */
export const suspended = async (stage: Stage, scheme: 'web' | 'partner' = 'web'): Promise<string> => {
  const reseller = await newReseller(stage.servers.usual);
  const callers = await callersOf(stage.servers.usual, reseller);
  await suspendIn(stage, reseller.email);
  return callers[scheme] ?? '';
};

/** The opposite of `suspendIn`. */
export const liftIn = async ({ db }: Stage, email: string): Promise<void> => {
  await db.system`
    delete from suspension using reseller r where r.reseller_id = suspension.reseller_id and r.email = ${email}`;
};

/** Of something that was changed since. */
export const outdated = { 'If-Match': '"earlier"' };

export const inventoryItemUpdateCases = (scheme: 'web' | 'partner'): Cases => ({
  200: ({ seller }) => ({ params: { id: seller.item.id }, body: { name: 'City trip', retailPrice: usd(9.99) } }),
  409: async (stage) => {
    const { email, item, callers } = await newSeller(stage.servers.usual);
    await suspendIn(stage, email);
    return { params: { id: item.id }, body: { name: 'City trip' }, authorization: callers[scheme] ?? null };
  },
  412: ({ seller }) => ({ params: { id: seller.item.id }, body: { name: 'Another trip' }, headers: outdated }),
});

export const inventoryPricesCases: Cases = {
  200: ({ seller }) => ({
    body: { changes: [{ id: seller.item.id, version: seller.item.version ?? '*', retailPrice: usd(12.99) }] },
  }),
  404: ({ seller }) => ({
    body: { changes: [{ id: 'nothing', version: seller.item.version ?? '*', retailPrice: null }] },
  }),
  409: async (stage) => {
    const { email, item, callers } = await newSeller(stage.servers.usual);
    await suspendIn(stage, email);
    const changes = [{ id: item.id, version: item.version ?? '*', retailPrice: null }];
    return { body: { changes }, authorization: callers['web'] ?? null };
  },
};

const update = (addedPacks: string[], removedPacks: string[]): Call => ({
  headers: newKey(),
  body: { addedPacks, removedPacks },
});

export const inventoryUpdateCases: Cases = {
  200: () => update([], []),
  404: () => update([randomUUID()], []),
  409: async (stage) => {
    const { item, callers } = await newSeller(stage.servers.usual);
    await addStock(stage, item.id, 1);
    return { ...update([], [item.productId]), authorization: callers['web'] ?? null };
  },
  422: () => {
    const first = update([], []);
    return [first, { ...update([], [randomUUID()]), headers: first.headers ?? {} }];
  },
};
