import { randomUUID } from 'node:crypto';
import type { operations } from '#contract/operator/operations.ts';
import { monthOf } from '#domain/month.ts';
import { recordOperator } from '#support/operator.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import { recordDeliveries } from '#support/supply-orders.ts';
import { recordTransfer } from '#support/transfers.ts';
import type { Call } from '../call.ts';
import { deskOf, newKey, type Stage } from '../environment.ts';
import type { CasesOf } from './case.ts';
import { addWebhook } from '#support/webhooks.ts';

/** The order of a sale that its supplier has delivered. */
const orderOf = async ({ db, seller }: Stage): Promise<string> => {
  const body = { inventoryItemId: seller.item.id };
  const { activatedItem } = await bodyOf(seller.api.POST('/activations/register', { params: {}, body }));
  await recordDeliveries({ db }, [activatedItem.uid]);
  return activatedItem.uid;
};

const webhookOf = (stage: Stage): Promise<string> => addWebhook(stage, stage.seller, 'COUNTRY_CHANGE');

const reseller = async (stage: Stage): Promise<Call> => ({ params: { id: await idOf(stage, stage.newcomer) } });

/** The account of the operator who calls. */
const ownAccount = async (stage: Stage): Promise<Call> => ({ params: { id: await idOf(stage, stage.seller) } });

const monthOfReseller = async (stage: Stage): Promise<Call> => ({
  params: { ...(await reseller(stage)).params, month: monthOf(new Date()) },
});

const monthOfNobody = (): Call => ({ params: { id: randomUUID(), month: '2026-01' } });

/** What the newcomer asks for. */
const requestOf = async ({ newcomer }: Stage): Promise<string> => {
  const body = { kind: 'CHANNEL', channel: 'Shop platform', message: 'Is it possible?' } as const;
  return (await bodyOf(newcomer.api.POST('/requests', { params: {}, body }))).id;
};

const pricing = { discountRate: 0, pricingGroup: '' };

/** Announced, so that no other test is asked to accept it. */
const nextTexts = async (stage: Stage) => {
  const { items } = await bodyOf(deskOf(stage).GET('/legal-texts'));
  const newest = items.find(({ document }) => document === 'PRIVACY');
  return { texts: { en: 'New.', de: 'Neu.' }, effectiveOn: '2999-01-01', seen: newest?.version ?? 0 };
};

const adjustmentBody = { value: 5, currencyCode: 'USD', reason: 'GOODWILL', note: 'A kindness' };

const adjustment = async (stage: Stage): Promise<Call> => ({
  ...(await reseller(stage)),
  headers: newKey(),
  body: adjustmentBody,
});

const priceRules = {
  newPackages: 'AFTER_APPROVAL',
  floor: 0.2,
  rules: [{ region: 'EU', marginPercent: 18, fixed: 0 }],
};

/** A change of credit that waits, entered by the operator of this e-mail address. */
const waitingOf = async (stage: Stage, email: string): Promise<Call> => {
  const { db, newcomer } = stage;
  const id = randomUUID();
  await db.system`
    insert into credit_adjustment (id, reseller_id, amount, currency, reason, note, state, operator_id)
    select ${id}, ${await idOf(stage, newcomer)}, 500, 'USD', 'GOODWILL', 'A kindness', 'WAITING', operator.id
    from operator where email = ${email}`;
  return { params: { id } };
};

/** A change that another operator entered. */
const waiting = async (stage: Stage): Promise<Call> => {
  return waitingOf(stage, (await recordOperator(stage)).email);
};

/** A discount of the newcomer that waits: entered by this operator, or by another one. */
const waitingPricing = async (stage: Stage, email?: string): Promise<Call> => {
  const { db, newcomer } = stage;
  const [id, resellerId] = [randomUUID(), await idOf(stage, newcomer)];
  const by = email ?? (await recordOperator(stage)).email;
  await db.system`delete from pricing_change where reseller_id = ${resellerId}`;
  await db.system`
    insert into pricing_change (id, reseller_id, discount_bps, pricing_group, former_discount_bps, former_pricing_group, operator_id)
    select ${id}, ${resellerId}, 6000, r.pricing_group, r.discount_bps, r.pricing_group, operator.id
    from operator, reseller r where operator.email = ${by} and r.reseller_id = ${resellerId}`;
  return { params: { id } };
};

/** A change that is in the credit. */
const booked = async (stage: Stage): Promise<Call> => {
  const call = await waiting(stage);
  const params = { path: { id: call.params?.['id'] ?? '' } };
  await bodyOf(deskOf(stage).POST('/adjustments/{id}/confirm', { params }));
  return call;
};

const costRate = { currency: 'EUR', rate: '1.0842', asOf: '2026-01-05' };

/** A rate that waits: entered by this operator, or by another one. */
const waitingPrice = async (stage: Stage, email?: string): Promise<Call> => {
  const { db } = stage;
  const id = randomUUID();
  const by = email ?? (await recordOperator(stage)).email;
  await db.system`delete from price_change where state = 'WAITING'`;
  await db.system`
    insert into price_change (id, kind, subject, change, state, operator_id)
    select ${id}, 'RATE', 'rate CHF', ${db.system.json({ currency: 'CHF', ratePpm: 1_100_000, asOf: '2026-01-05' })},
      'WAITING', operator.id
    from operator where email = ${by}`;
  const { revision: seen } = await bodyOf(deskOf(stage).GET('/price-rules'));
  return { params: { id }, body: { seen } };
};

const withoutBody = ({ params }: Call): Call => ({ ...(params && { params }) });

const transfer = async (stage: Stage): Promise<Call> => ({
  params: { id: await recordTransfer(stage, stage.newcomer.email) },
});

const receipt = { value: 10, currencyCode: 'USD', valueDate: '2026-01-05', note: 'Statement 1' };

/** The whole amount came. */
const received = async (stage: Stage): Promise<Call> => ({
  ...(await transfer(stage)),
  headers: newKey(),
  body: receipt,
});

const refund = { value: 10, currencyCode: 'USD', reason: 'Ordered by mistake', reference: 'Refund 1' };

/** A payment that is not paid, of which nothing can be refunded. */
const refundOf = async (stage: Stage): Promise<Call> => ({
  ...(await transfer(stage)),
  headers: newKey(),
  body: refund,
});

/** A transfer that came. */
const refundable = async (stage: Stage): Promise<Call> => {
  const { params } = await transfer(stage);
  const path = { id: params?.['id'] ?? '' };
  await bodyOf(deskOf(stage).POST('/payments/{id}/settle', { params: { path }, body: receipt }));
  return { params: path, headers: newKey(), body: refund };
};

export const operatorCases: CasesOf<typeof operations> = {
  getOperator: { 200: () => ({}) },
  getToday: { 200: () => ({}) },
  listAttention: { 200: () => ({}) },
  retryOrder: { 200: async (stage) => ({ params: { id: await orderOf(stage) } }) },
  giveUpOrder: { 200: async (stage) => ({ params: { id: await orderOf(stage) }, body: { note: 'Not there' } }) },
  declineGiveUp: { 200: async (stage) => ({ params: { id: await orderOf(stage) } }) },
  resendEvents: { 200: async (stage) => ({ params: { id: await webhookOf(stage) } }) },
  listResellers: { 200: () => ({ query: { search: 'a', sort: 'REVENUE' } }) },
  sumResellers: { 200: () => ({ query: { search: 'a', from: '2026-01-01T00:00:00Z' } }) },
  exportResellers: { 200: () => ({ query: { search: 'a', from: '2026-01-01T00:00:00Z' } }) },
  exportResellersWorkbook: { 200: () => ({ query: { to: '2999-01-01T00:00:00+01:00' } }) },
  getReseller: { 200: reseller },
  suspendReseller: {
    200: async (stage) => ({ ...(await reseller(stage)), body: { reason: 'Disputes' } }),
    409: async (stage) => ({ ...(await ownAccount(stage)), body: { reason: 'Disputes' } }),
  },
  liftSuspension: { 200: reseller, 409: ownAccount },
  setPricing: {
    200: async (stage) => ({ ...(await reseller(stage)), body: { ...pricing, seen: pricing } }),
    409: async (stage) => ({
      ...(await reseller(stage)),
      body: { ...pricing, discountRate: 5, seen: { ...pricing, discountRate: 10 } },
    }),
  },
  confirmPricing: {
    200: (stage) => waitingPricing(stage),
    409: (stage) => waitingPricing(stage, stage.seller.email),
  },
  declinePricing: {
    200: (stage) => waitingPricing(stage),
    409: async (stage) => {
      const call = await waitingPricing(stage);
      const path = { id: call.params?.['id'] ?? '' };
      await bodyOf(deskOf(stage).POST('/pricing-changes/{id}/confirm', { params: { path } }));
      return call;
    },
  },
  answerRequest: {
    200: async (stage) => ({ params: { id: await requestOf(stage) }, body: { text: 'Yes.' } }),
    409: async (stage) => {
      const path = { id: await requestOf(stage) };
      await bodyOf(deskOf(stage).POST('/requests/{id}/answer', { params: { path }, body: { text: 'Yes.' } }));
      return { params: path, body: { text: 'No.' } };
    },
  },
  listSignIns: { 200: reseller },
  viewStore: { 200: async (stage) => ({ ...(await reseller(stage)), body: { reason: 'A question' } }) },
  signOutReseller: { 200: async (stage) => ({ params: { id: await idOf(stage, await newReseller(stage)) } }) },
  listLegalDrafts: { 200: () => ({ params: { document: 'TERMS' } }) },
  saveLegalDraft: {
    200: () => ({ params: { document: 'TERMS' }, body: { texts: { en: 'In English.', de: 'Auf Deutsch.' } } }),
  },
  listLegalVersions: { 200: () => ({}) },
  publishLegalVersion: {
    200: async (stage) => ({ params: { document: 'PRIVACY' }, body: await nextTexts(stage) }),
    409: async (stage) => ({ params: { document: 'PRIVACY' }, body: { ...(await nextTexts(stage)), seen: 999 } }),
  },
  getLegalVersion: {
    200: () => ({ params: { document: 'TERMS', version: '1' } }),
    404: () => ({ params: { document: 'TERMS', version: '999' } }),
  },
  getStatement: { 200: reseller },
  getMonthlyStatement: { 200: monthOfReseller, 404: monthOfNobody },
  exportStatement: { 200: monthOfReseller, 404: monthOfNobody },
  exportStatementWorkbook: { 200: monthOfReseller, 404: monthOfNobody },
  getStatementDocument: { 200: monthOfReseller, 404: monthOfNobody },
  listSales: { 200: () => ({ query: { search: 'a', from: '2026-01-01T00:00:00Z' } }) },
  sumSales: { 200: () => ({ query: { search: 'a', from: '2026-01-01T00:00:00Z' } }) },
  exportSales: { 200: () => ({ query: { from: '2026-01-01T00:00:00Z', to: '2999-01-01T00:00:00+01:00' } }) },
  exportSalesWorkbook: { 200: () => ({ query: { search: 'a' } }) },
  getSale: { 200: async (stage) => ({ params: { id: await orderOf(stage) } }) },
  adjustCredit: {
    200: adjustment,
    409: async (stage) => ({ ...(await adjustment(stage)), body: { ...adjustmentBody, value: -400 } }),
    422: async (stage) => {
      const first = await adjustment(stage);
      return [first, { ...first, body: { ...adjustmentBody, value: 6 } }];
    },
  },
  confirmAdjustment: { 200: waiting, 409: (stage) => waitingOf(stage, stage.seller.email) },
  listPackages: { 200: () => ({ query: { search: 'germany', supplier: 'simulator', state: 'ON_SALE' } }) },
  setPackagesOnSale: {
    200: () => ({ body: { onSale: true, ids: [randomUUID()], seen: 0 } }),
    409: () => ({ body: { onSale: false, supplier: 'simulator', seen: 0 } }),
  },
  getPriceRules: { 200: () => ({}) },
  previewPriceRules: { 200: () => ({ body: priceRules }) },
  setPriceRules: {
    200: async (stage) => {
      const { newPackages, floor, rules, revision } = await bodyOf(deskOf(stage).GET('/price-rules'));
      return { body: { newPackages, floor, rules, seen: revision } };
    },
    409: () => ({ body: { ...priceRules, floor: 999, seen: 0 } }),
  },
  previewCostRate: { 200: () => ({ body: costRate }) },
  setCostRate: {
    200: async (stage) => {
      const { revision } = await bodyOf(deskOf(stage).GET('/price-rules'));
      return { body: { ...costRate, seen: revision } };
    },
    409: () => ({ body: { ...costRate, rate: '2', seen: 0 } }),
  },
  getPriceChange: { 200: async (stage) => withoutBody(await waitingPrice(stage)) },
  confirmPriceChange: {
    200: (stage) => waitingPrice(stage),
    409: (stage) => waitingPrice(stage, stage.seller.email),
  },
  declinePriceChange: {
    200: async (stage) => withoutBody(await waitingPrice(stage)),
    409: async (stage) => {
      const { params, body } = await waitingPrice(stage);
      const path = { id: params?.['id'] ?? '' };
      await bodyOf(
        deskOf(stage).POST('/price-changes/{id}/confirm', { params: { path }, body: body as { seen: number } }),
      );
      return { params: path };
    },
  },
  listSuppliers: { 200: () => ({}) },
  takeCatalogue: { 200: () => ({ params: { name: 'simulator' } }), 404: () => ({ params: { name: 'nobody' } }) },
  getPriceList: { 200: () => ({ query: { date: '2026-11-20' } }) },
  exportPackages: { 200: () => ({ query: { search: 'germany', state: 'ON_SALE' } }) },
  exportPackagesWorkbook: { 200: () => ({ query: { supplier: 'simulator' } }) },
  exportPriceList: { 200: () => ({ query: { date: '2026-11-20' } }) },
  exportPriceListWorkbook: { 200: () => ({ query: { date: '2026-11-20' } }) },
  listPayments: { 200: () => ({ query: { search: '10.00', state: 'PENDING', method: 'bank-transfer' } }) },
  sumPayments: { 200: () => ({ query: { state: 'TAKEN_BACK', purpose: 'CREDIT' } }) },
  exportPayments: { 200: () => ({ query: { state: 'TAKEN_BACK', purpose: 'CREDIT' } }) },
  exportPaymentsWorkbook: { 200: () => ({ query: { method: 'bank-transfer' } }) },
  getPayment: { 200: transfer },
  settleTransfer: {
    200: received,
    409: async (stage) => {
      const first = await received(stage);
      return [first, { ...first, headers: newKey(), body: { ...receipt, value: 9 } }];
    },
    422: async (stage) => {
      const first = await received(stage);
      return [first, { ...first, body: { ...receipt, value: 9 } }];
    },
  },
  refundPayment: {
    200: refundable,
    409: refundOf,
    422: async (stage) => {
      const first = await refundable(stage);
      return [first, { ...first, body: { ...refund, value: 9 } }];
    },
  },
  endAttempt: {
    200: async (stage) => ({ ...(await reseller(stage)), body: { operation: 'adjustCredit', key: randomUUID() } }),
  },
  declineAdjustment: { 200: waiting, 409: booked },
};
