// A store with two operators, a reseller who pays, and what most tests of the desk do with them.
import { randomUUID } from 'node:crypto';
import type { Config } from '#server/settings/config.ts';
import type { Database } from '#server/db/connect.ts';
import { settlePayment } from '#server/payments/settle.ts';
import { newOperator, type Operator, type OperatorSchemas } from './operator-client.ts';
import { creditTopUp, liveIn } from './payer.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from './reseller.ts';
import { readCredit } from './sales.ts';
import { setCredit } from './stock-setup.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export type Desk = { server: TestServer; olivia: Operator; otto: Operator };

/** Nothing runs in the background. */
export const openDesk = async (settings: Partial<Config> = {}): Promise<Desk> => {
  const server = await startTestServer({ hasBackgroundWork: false, ...settings });
  return { server, olivia: await newOperator(server), otto: await newOperator(server) };
};

/** A new reseller in Germany, where 19 % of tax come on top, without any credit. */
export const newPayer = async (server: TestServer): Promise<Reseller> => {
  const reseller = await newReseller(server);
  await setCredit(server, reseller, 0);
  await liveIn(reseller, 'DE');
  return reseller;
};

/** A top-up of the payer that is not paid yet. */
export const orderTopUp = (
  server: TestServer,
  payer: Reseller,
  amount = 100,
  paymentMethodId = 'reference-card',
): Promise<Schemas['PaymentSubmitted']> =>
  bodyOf(
    payer.api.POST('/payments/credit/submit', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: { ...creditTopUp(server, amount, Math.round(amount * 119) / 100), paymentMethodId },
    }),
  );

/**
 * Presses the button of the payment page, and books the payment: where nothing runs in the background, nothing reports it. Returns
 * its id.
 */
export const pay = async (
  { db }: { db: Database },
  { paymentId, paymentUrl = '' }: Schemas['PaymentSubmitted'],
): Promise<string> => {
  await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  const [row] = await db.system<[{ amount: number; currency: string }]>`
    select total as amount, currency from payment where id = ${paymentId}`;
  await settlePayment(db, { id: paymentId, outcome: 'SUCCESS', ...row });
  return paymentId;
};

export type RefundDetails = { key?: string } & Partial<OperatorSchemas['RefundRequest']>;

export const refundPayment = (
  by: Operator,
  id: string,
  value: number,
  { key = randomUUID(), ...further }: RefundDetails = {},
) =>
  by.desk.POST('/payments/{id}/refund', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { value, currencyCode: 'USD', reason: 'Ordered by mistake', ...further },
  });

export const settleAdjustment = (by: Operator, id: string, how: 'confirm' | 'decline' = 'confirm') =>
  by.desk.POST(`/adjustments/{id}/${how}`, { params: { path: { id } } });

export const readDeskPayment = (by: Operator, id: string) =>
  bodyOf(by.desk.GET('/payments/{id}', { params: { path: { id } } }));

/** What the desk lists under this reference as needing attention. */
export const attentionTo = async (by: Operator, reference: string) =>
  (await bodyOf(by.desk.GET('/attention'))).items.filter((item) => item.reference === reference);

/** The credit, in whole units. */
export const balanceOf = async ({ api }: Pick<Reseller, 'api'>): Promise<number> => await readCredit({ api });

/** The code of a refusal; undefined where there was none. */
export const codeOf = async (answer: Promise<{ error?: { code: string } | undefined }>): Promise<string | undefined> =>
  (await answer).error?.code;
