// Credit, cards, purchases and the exchange.
import { randomUUID } from 'node:crypto';
import { storeCard } from '#support/card.ts';
import { newOperator } from '#support/operator-client.ts';
import { decide, submission, usd } from '#support/payer.ts';
import { recordTransfer } from '#support/transfers.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { setCredit } from '#support/stock-setup.ts';
import type { Call } from '../call.ts';
import { newKey, type Stage } from '../environment.ts';
import type { Cases } from './case.ts';

const by = ({ token }: Reseller): { authorization: string } => ({ authorization: `Bearer ${token}` });

type Submission = Schemas['SubmitCreditTopUpRequest'] | Schemas['SubmitCartRequest'];

/** Whatever is bought, a gateway is asked: it may be unknown, fail or say nothing. */
const submitCases = (operation: string, body: (stage: Stage) => Promise<Submission>): Cases => {
  const call = async (stage: Stage, further: Partial<Submission> = {}): Promise<Call> => ({
    headers: newKey(),
    body: { ...(await body(stage)), ...further },
  });
  return {
    200: (stage) => call(stage),
    404: (stage) => call(stage, { paymentMethodId: 'no-such-method' }),
    409: { running: operation, call },
    412: async (stage) => ({ ...(await call(stage)), ...by(stage.newcomer) }),
    422: async (stage) => {
      const first = await call(stage);
      return [
        first,
        { ...(await call(stage, { cancelCallbackUrl: `${stage.url}/credits` })), headers: first.headers ?? {} },
      ];
    },
    502: { during: 'failure', call },
    504: { during: 'silence', call },
  };
};

const topUpBody = async (stage: Stage): Promise<Schemas['SubmitCreditTopUpRequest']> => {
  const details = { amount: 25, currencyCode: 'USD' } as const;
  const { totalPrice } = await bodyOf(stage.seller.api.POST('/payments/details', { body: details }));
  return { ...submission(stage, totalPrice), cart: [{ dataPackageId: 'credit', amount: 25 }] };
};

const cartOf = ({ seller }: Stage): Schemas['Cart'] => [{ dataPackageId: seller.item.productId, amount: 2 }];

const cartBody = async (stage: Stage): Promise<Schemas['SubmitCartRequest']> => {
  const cart = cartOf(stage);
  const { totalPrices } = await bodyOf(stage.seller.api.POST('/products/calculate-cart-price', { body: cart }));
  return { ...submission(stage, totalPrices[0]?.priceValue ?? 0), cart };
};

const startTopUp = async (stage: Stage): Promise<Schemas['PaymentSubmitted']> => {
  const order = { params: { header: newKey() }, body: await topUpBody(stage) };
  return bodyOf(stage.seller.api.POST('/payments/credit/submit', order));
};

const paidTopUp = async (stage: Stage): Promise<Schemas['Purchase']> => decide(stage.seller, await startTopUp(stage));

const cancelCall = async (stage: Stage): Promise<Call> => ({ params: { id: (await startTopUp(stage)).paymentId } });

const receiptCases: Cases = {
  200: async (stage) => {
    const { id } = await paidTopUp(stage);
    return { params: { id } };
  },
};

/** The id of a refund of a transfer, which another operator than the seller makes by hand. */
const refundedTransfer = async (stage: Stage): Promise<string> => {
  const { desk } = await newOperator(stage);
  const path = { id: await recordTransfer(stage, stage.seller.email) };
  const sum = { value: 10, currencyCode: 'USD' };
  await bodyOf(
    desk.POST('/payments/{id}/settle', { params: { path }, body: { ...sum, valueDate: '2026-01-05', note: '' } }),
  );
  const body = { ...sum, value: 1, reason: 'Ordered by mistake', reference: 'Refund 1' };
  const { refunds } = await bodyOf(desk.POST('/payments/{id}/refund', { params: { path, header: newKey() }, body }));
  return refunds[0]?.id ?? '';
};

/** An account of the reference exchange (docs/settings.md). */
const username = '+491701234567';

const exchangeCases = (call: (stage: Stage) => Call | Promise<Call>): Cases => ({
  200: call,
  502: { during: 'failure', call },
  504: { during: 'silence', call },
});

const openCardForm = ({ url }: Stage): Call => ({ headers: newKey(), body: { callbackUrl: `${url}/credits` } });

const withCard = async (stage: Stage): Promise<{ authorization: string }> => {
  const reseller = await newReseller(stage.servers.usual);
  await storeCard(stage, reseller);
  return by(reseller);
};

const autoTopUp = (enabled: boolean): Call => ({ body: { enabled, threshold: 10, amount: 20 } });

export const paymentCases = {
  setAutoTopUp: {
    200: () => autoTopUp(false),
    409: () => autoTopUp(true),
    // There is no country yet; an outdated If-Match is tried in auto-top-up.test.ts.
    412: async (stage) => ({ ...autoTopUp(true), ...(await withCard(stage)) }),
  },
  getPaymentMethod: { 200: withCard, 204: (stage) => by(stage.newcomer) },
  addPaymentMethod: {
    200: openCardForm,
    409: { running: 'addPaymentMethod', call: openCardForm },
    422: (stage) => {
      const first = openCardForm(stage);
      return [first, { ...first, body: { callbackUrl: `${stage.url}/your-store/inventory` } }];
    },
    502: { during: 'failure', call: openCardForm },
    504: { during: 'silence', call: openCardForm },
  },
  deletePaymentMethod: { 204: () => ({}) },
  listCurrencies: { 200: () => ({}) },
  switchCurrency: {
    200: async (stage) => {
      const reseller = await newReseller(stage.servers.usual);
      await setCredit(stage.servers.usual, reseller, 0);
      return { body: { currencyCode: 'EUR' }, ...by(reseller) };
    },
    409: () => ({ body: { currencyCode: 'EUR' } }),
  },
  listPaymentMethods: { 200: () => ({ body: { expectedPrices: usd(25) } }) },
  getPaymentDetails: {
    200: () => ({ body: { amount: 25, currencyCode: 'USD' } }),
    412: (stage) => ({ body: { amount: 25, currencyCode: 'USD' }, ...by(stage.newcomer) }),
  },
  submitCreditTopUp: submitCases('submitCreditTopUp', topUpBody),
  submitCart: submitCases('submitCart', cartBody),
  cancelPayment: {
    204: cancelCall,
    409: async (stage) => {
      const { id } = await paidTopUp(stage);
      return { params: { id } };
    },
    502: { during: 'failure', call: cancelCall },
    504: { during: 'silence', call: cancelCall },
  },
  listBulkDiscounts: { 200: () => ({}) },
  listPaymentHistory: {
    200: () => ({ query: { page_size: '9999' } }),
    304: () => ({ headers: { 'If-None-Match': '*' } }),
  },
  getBankTransfer: {
    200: async (stage) => ({ params: { id: await recordTransfer(stage, stage.seller.email) } }),
  },
  getReceipt: receiptCases,
  getCreditNote: {
    200: async (stage) => ({ params: { id: await refundedTransfer(stage) } }),
  },
  startExchangeSignIn: exchangeCases(() => ({ body: { username } })),
  submitExchangeSignIn: exchangeCases(async ({ seller }) => {
    await bodyOf(seller.api.POST('/crypto-payments/authenticate/start', { body: { username } }));
    return { body: { username, code: '123456', authType: 'smsCode' } };
  }),
  calculateCartPrice: {
    200: (stage) => ({ body: cartOf(stage) }),
    404: () => ({ body: [{ dataPackageId: randomUUID(), amount: 1 }] }),
    412: (stage) => ({ body: cartOf(stage), ...by(stage.newcomer) }),
  },
} satisfies Record<string, Cases>;
