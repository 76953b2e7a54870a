import { randomUUID } from 'node:crypto';
import { monthOf } from '#domain/month.ts';
import type { operations } from '#contract/storefront/operations.ts';
import { dot } from '#support/dot.ts';
import { bodyOf, newReseller, type Schemas } from '#support/reseller.ts';
import type { Call } from '../call.ts';
import { newKey, type Stage } from '../environment.ts';
import type { Cases, CasesOf } from './case.ts';
import {
  connectivityCases,
  customerCases,
  customerUpdateCases,
  erasureCases,
  profileCases,
  searchCases,
  shareLinkCases,
} from './customers.ts';
import { groupSaleCases } from './group-sales.ts';
import { paymentCases } from './payments.ts';
import {
  activateCases,
  attemptCases,
  inventoryItemCases,
  inventoryItemUpdateCases,
  inventoryPricesCases,
  outdated,
  inventoryUpdateCases,
  refundCases,
  registerCases,
  replaceEsimCases,
  saleCasesBy,
  sendLinkCases,
  suspended,
  suspendIn,
  topUpCases,
  topUpWithProfileCases,
} from './sales.ts';

const plain: Cases = { 200: () => ({}) };

const thisMonth = (): Call => ({ query: { month: monthOf(new Date()) } });

/** A list that the caller may have already. */
const list: Cases = { ...plain, 304: () => ({ headers: { 'If-None-Match': '*' } }) };

const provider = { provider: 'simshelf' };
const alert = { type: 'BALANCE_ALERT' } as const;
const webhook: Call = { params: alert };
const hook = { url: 'https://example.com/hook' };

const webhookWithUrl = async ({ seller }: Stage): Promise<Call> => {
  await bodyOf(seller.api.POST('/users/current/webhook-url/{type}', { params: { path: alert }, body: hook }));
  return webhook;
};

const brand = { name: 'Berg Reisen', accentColor: '#0b6e4f' };
let brands = 0;

/** Another colour each time: a brand that is set already adds nothing. */
const newBrand = () => {
  brands += 1;
  return { ...brand, accentColor: `#0b6e${String(brands % 100).padStart(2, '0')}` };
};

/** A delivery with an attempt, whether that was recorded by the server or not yet. */
const newDelivery = async (stage: Stage): Promise<Call> => {
  await webhookWithUrl(stage);
  const { api } = stage.seller;
  const { id } = await bodyOf(api.POST('/users/current/webhook-url/{type}/test', { params: { path: alert } }));
  await stage.db.system`
    insert into webhook_attempt (reseller_id, event_id, url, status, milliseconds)
    select reseller_id, id, ${hook.url}, 204, 80 from event where id = ${id}`;
  return { params: { id } };
};

const newChannel = ({ seller }: Stage): Promise<Schemas['ApiChannel']> =>
  bodyOf(seller.api.POST('/users/current/api-credentials', { body: { name: randomUUID() } }));

/** A reseller has so many channels at most. */
export const removeChannels = async ({ db, seller }: Stage): Promise<void> => {
  await db.system`
    delete from channel using reseller r
    where r.reseller_id = channel.reseller_id and r.email = ${seller.email} and type = 'API' and not is_default`;
};

const sdkKey = async ({ seller }: Stage): Promise<{ sdkKey: string }> => {
  const [channel] = await bodyOf(seller.api.GET('/users/current/sdk-key'));
  return { sdkKey: channel?.key ?? '' };
};

const unknownKey = { sdkKey: 'sdk_unknown' };

const newRoll = async (stage: Stage): Promise<Call> => ({
  params: { id: (await newChannel(stage)).id },
  headers: newKey(),
  body: { previousValidForSeconds: 3_600 },
});

const newSdkRoll = async (stage: Stage): Promise<Call> => ({
  headers: { ...(await sdkKey(stage)), ...newKey() },
  body: { previousValidForSeconds: 3_600 },
});

const request = { kind: 'DISCOUNT', monthlySales: 250, message: 'Is there a better price?' };

/** By a new reseller: each sends a few a day. */
const newRequest = async (stage: Stage): Promise<Call> => {
  const { token } = await newReseller(stage.servers.usual);
  return { authorization: `Bearer ${token}`, headers: newKey(), body: request };
};

const termsPath = '/legal-content/{provider}/terms_and_conditions';

export const storefrontCases: CasesOf<typeof operations> = {
  ...paymentCases,
  ...groupSaleCases('web'),
  getVersion: plain,
  getAccount: plain,
  getCurrentUser: plain,
  updateCurrentUser: {
    200: () => ({ body: { firstName: 'Anna', lastName: 'Berg', address: { country: 'DE' } } }),
    409: async (stage) => ({
      body: { firstName: 'Anna', lastName: 'Berg', companyName: 'Berg Reisen', address: { country: 'DE' } },
      authorization: await suspended(stage),
    }),
    412: () => ({
      body: { firstName: 'Berta', lastName: 'Berg', address: { country: 'DE' } },
      headers: outdated,
    }),
  },
  getBrand: plain,
  updateBrand: {
    200: () => ({ body: newBrand() }),
    409: async (stage) => ({ body: brand, authorization: await suspended(stage) }),
    412: () => ({ body: { ...newBrand(), accentColor: '#123457' }, headers: outdated }),
  },
  uploadLogo: {
    200: () => ({ body: { picture: dot } }),
    409: async (stage) => ({ body: { picture: dot }, authorization: await suspended(stage) }),
  },
  removeLogo: { 204: () => ({}) },
  listRequests: plain,
  submitRequest: {
    200: newRequest,
    409: { running: 'submitRequest', call: () => ({ headers: newKey(), body: request }) },
    422: async (stage) => {
      const call = await newRequest(stage);
      return [call, { ...call, body: { ...request, message: 'Another one' } }];
    },
  },
  getNotifications: plain,
  updateNotifications: {
    // Nothing is turned on that customers get: that goes on while the reseller is suspended.
    200: () => ({ body: { creditMark: 12.5, customerLink: false, customerDataLow: false } }),
    409: async (stage) => ({
      body: { customerLink: true, customerDataLow: true },
      authorization: await suspended(stage),
    }),
    412: () => ({ body: { creditMark: 77.77, customerLink: false, customerDataLow: false }, headers: outdated }),
  },
  getCredit: plain,
  getCreditStatement: { 200: thisMonth },
  listCreditChanges: { 200: thisMonth },
  exportCreditStatement: { 200: thisMonth },
  exportCreditStatementWorkbook: { 200: thisMonth },
  getCreditStatementDocument: { 200: thisMonth },
  listApiCredentials: plain,
  addApiCredentials: {
    201: () => ({ body: { name: randomUUID() } }),
    409: async (stage) => ({ body: { name: (await newChannel(stage)).name } }),
    422: () => {
      const first = { headers: newKey(), body: { name: randomUUID() } };
      return [first, { ...first, body: { name: randomUUID() } }];
    },
  },
  syncApiCredentials: { 204: () => ({}) },
  renameApiCredentials: {
    200: async (stage) => ({ params: { id: (await newChannel(stage)).id }, body: { name: randomUUID() } }),
    409: async (stage) => ({
      params: { id: (await newChannel(stage)).id },
      body: { name: (await newChannel(stage)).name },
    }),
    412: async (stage) => ({
      params: { id: (await newChannel(stage)).id },
      body: { name: randomUUID() },
      headers: outdated,
    }),
  },
  rollApiSecret: {
    200: newRoll,
    409: { running: 'rollApiSecret', call: newRoll },
    422: async (stage) => {
      const first = await newRoll(stage);
      return [first, { ...first, body: { previousValidForSeconds: 60 } }];
    },
  },
  removeApiCredentials: { 204: async (stage) => ({ params: { id: (await newChannel(stage)).id } }) },
  listSdkKeys: plain,
  rollSdkKey: {
    200: newSdkRoll,
    404: () => ({ headers: { ...unknownKey, ...newKey() }, body: { previousValidForSeconds: 0 } }),
    409: { running: 'rollSdkKey', call: newSdkRoll },
    422: async (stage) => {
      const first = await newSdkRoll(stage);
      return [first, { ...first, body: { previousValidForSeconds: 60 } }];
    },
  },
  getDeviceVerificationUrl: {
    200: async (stage) => ({ headers: await sdkKey(stage) }),
    404: () => ({ headers: unknownKey }),
  },
  setDeviceVerificationUrl: {
    200: async (stage) => ({ headers: await sdkKey(stage), body: hook }),
    404: () => ({ headers: unknownKey, body: hook }),
    412: async (stage) => ({
      headers: { ...(await sdkKey(stage)), ...outdated },
      body: { url: 'https://example.com/another' },
    }),
    409: async (stage) => {
      const { api, email, token } = await newReseller(stage.servers.usual);
      const [channel] = await bodyOf(api.GET('/users/current/sdk-key'));
      await suspendIn(stage, email);
      return { headers: { sdkKey: channel?.key ?? '' }, body: hook, authorization: `Bearer ${token}` };
    },
  },
  removeDeviceVerificationUrl: {
    204: async (stage) => ({ headers: await sdkKey(stage) }),
    404: () => ({ headers: unknownKey }),
  },
  listWebhookUrls: { 200: () => webhook },
  setWebhookUrl: {
    200: () => ({ ...webhook, body: hook }),
    412: () => ({ ...webhook, body: { url: 'https://example.com/another' }, headers: outdated }),
    409: async (stage) => ({ ...webhook, body: hook, authorization: await suspended(stage) }),
  },
  removeWebhookUrl: { 204: () => webhook },
  sendTestEvent: {
    200: webhookWithUrl,
    409: () => ({ params: { type: 'COUNTRY_CHANGE' } }),
    422: async (stage) => {
      const { params } = await webhookWithUrl(stage);
      const headers = { 'Idempotency-Key': randomUUID() };
      await bodyOf(
        stage.seller.api.POST('/users/current/webhook-url/{type}/test', { params: { path: alert, header: headers } }),
      );
      return { params: { ...params, type: 'COUNTRY_CHANGE' }, headers };
    },
  },
  listWebhookDeliveries: { 200: async (stage) => (await newDelivery(stage), {}) },
  getWebhookDelivery: { 200: newDelivery },
  resendWebhookDelivery: {
    200: newDelivery,
    409: async (stage) => {
      const call = await newDelivery(stage);
      await stage.seller.api.DELETE('/users/current/webhook-url/{type}', { params: { path: alert } });
      return call;
    },
    422: async (stage) => {
      const [first, other] = [await newDelivery(stage), await newDelivery(stage)];
      const headers = { 'Idempotency-Key': randomUUID() };
      const params = { path: { id: first.params?.['id'] ?? '' }, header: headers };
      await bodyOf(stage.seller.api.POST('/users/current/webhook-deliveries/{id}/resend', { params }));
      return { ...other, headers };
    },
  },
  getWebhookPublicKey: plain,
  listDataPackages: list,
  getJoinerBonus: plain,
  listBestSellers: plain,
  listInventory: list,
  updateInventory: inventoryUpdateCases,
  getInventoryItem: inventoryItemCases,
  updateInventoryItem: inventoryItemUpdateCases('web'),
  changeInventoryPrices: inventoryPricesCases,
  listInventorySales: { 200: () => ({}) },
  registerActivation: registerCases,
  replaceEsim: replaceEsimCases,
  topUpActivation: topUpCases,
  topUpActivationWithProfile: topUpWithProfileCases,
  listActivatedItems: list,
  exportActivatedItems: { 200: () => ({ headers: { Locale: 'de' } }) },
  exportActivatedItemsWorkbook: { 200: () => ({ headers: { Locale: 'de' } }) },
  getActivatedItem: saleCasesBy('id'),
  getSaleAttempt: attemptCases,
  endSaleAttempt: attemptCases,
  getSaleSuggestions: plain,
  refundActivatedItem: refundCases,
  sendActivatedItemLink: sendLinkCases,
  activateActivatedItem: activateCases('id'),
  searchCustomers: searchCases,
  listCustomerSummaries: plain,
  exportCustomers: { 200: () => ({ headers: { Locale: 'de' } }) },
  exportCustomersWorkbook: { 200: () => ({ headers: { Locale: 'de' } }) },
  search: { 200: () => ({ query: { text: 'example' } }) },
  getCustomer: customerCases('customerUid'),
  updateCustomer: customerUpdateCases('customerUid'),
  exportCustomer: customerCases('customerUid'),
  eraseCustomer: erasureCases('customerUid'),
  replaceShareLinks: shareLinkCases,
  getCustomerProfile: profileCases,
  getEsimProfile: profileCases,
  getConnectivityStatus: connectivityCases,
  getRevenue: { 200: () => ({ headers: { 'Device-TimeZone': 'Europe/Berlin' } }) },
  getTermsAndConditions: {
    200: () => ({ params: provider, authorization: null }),
    401: () => ({ params: provider, authorization: 'Bearer expired' }),
  },
  acceptTermsAndConditions: {
    200: async ({ seller }) => {
      const { currentVersion } = await bodyOf(seller.api.GET(termsPath, { params: { path: provider } }));
      return { params: provider, body: { version: currentVersion } };
    },
    409: () => ({ params: provider, body: { version: '2000-01-01' } }),
  },
  getPrivacyPolicy: { 200: () => ({ params: provider }) },
};
