// The storefront document: which module answers which operation.
import { operations } from '#contract/storefront/operations.ts';
import type { operations as Types } from '#contract/storefront/paths.ts';
import { getAccount, getCurrentUser, getJoinerBonus, resellerOf, updateCurrentUser } from '../account/index.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { listDataPackages } from '../products/index.ts';
import {
  addApiCredentials,
  createDefaultSdkKey,
  listApiCredentials,
  listSdkKeys,
  removeApiCredentials,
  renameApiCredentials,
  rollApiSecret,
  rollSdkKey,
  syncApiCredentials,
} from '../credentials/index.ts';
import { getCredit, setAutoTopUp, switchCurrency } from '../credit/index.ts';
import { searchCustomers, updateCustomer } from '../customers/index.ts';
import { getConnectivityStatus } from '../esim/index.ts';
import { bearerScheme, type SecurityScheme } from '../http/authentication.ts';
import { type ContractRouter, createContractRouter } from '../http/contract-router.ts';
import { ok } from '../http/reply.ts';
import type { WebIdentity } from '../http/web-tokens.ts';
import { getInventoryItem, listInventory, updateInventory, updateInventoryItem } from '../inventory/index.ts';
import { acceptTermsAndConditions, getPrivacyPolicy, getTermsAndConditions, type LegalDeps } from '../legal/index.ts';
import {
  addPaymentMethod,
  calculateCartPrice,
  deletePaymentMethod,
  getPaymentDetails,
  getPaymentMethod,
  listBulkDiscounts,
  listCurrencies,
  listPaymentHistory,
  listPaymentMethods,
  type PaymentDeps,
  startExchangeSignIn,
  submitCart,
  submitCreditTopUp,
  submitExchangeSignIn,
} from '../payments/index.ts';
import { eraseCustomer, exportCustomer } from '../customers/index.ts';
import { getCustomerProfile, getEsimProfile, type ProfileDeps, replaceShareLinks } from '../profiles/index.ts';
import { getReceipt, type ReceiptFile } from '../payments/receipts/index.ts';
import { getRevenue } from '../analysis/index.ts';
import {
  activateActivatedItem,
  exportActivatedItems,
  getActivatedItem,
  listActivatedItems,
  refundActivatedItem,
  registerActivation,
  type SaleDeps,
  topUpActivation,
} from '../activations/index.ts';
import type { Services } from './services.ts';
import { version } from '../core/version.ts';
import {
  getDeviceVerificationUrl,
  getWebhookPublicKey,
  listWebhookUrls,
  removeDeviceVerificationUrl,
  removeWebhookUrl,
  setDeviceVerificationUrl,
  setWebhookUrl,
  type WebhookDeps,
} from '../webhooks/index.ts';

export type StorefrontDeps = Services & {
  sales: SaleDeps;
  payments: PaymentDeps;
  webhooks: WebhookDeps;
  profiles: ProfileDeps;
};

const pointOfSale: Caller['channel'] = { id: null, name: 'Point of sale', type: 'POS' };

/** A signed-in account acts as its reseller, which its first call creates. */
const webScheme = ({ config, db, verifyWebToken }: Services): SecurityScheme<Caller> => {
  const findReseller = resellerOf(db.system, (resellerId) => createDefaultSdkKey(db, config.secret, resellerId));
  return bearerScheme(verifyWebToken, async (identity: WebIdentity) => {
    const { issuer, subject, email = `${subject}@invalid`, givenName = '', familyName = '' } = identity;
    const resellerId = await findReseller({ issuer, subject, email, givenName, familyName });
    return { resellerId, actor: email, channel: pointOfSale };
  });
};

const download = ({ fileName, pdf }: ReceiptFile) => ({
  status: 200 as const,
  headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
  body: pdf,
});

/** Mounts the storefront API below /client-api. */
export const createStorefrontRouter = (deps: StorefrontDeps): ContractRouter => {
  const { config, db, log, limitRequests, heavyPlaces, sales, payments, webhooks, profiles } = deps;
  const { limits } = config;
  const { links } = sales;
  const legal: LegalDeps = { db, storeName: config.storeName, storeSlug: config.storeSlug };
  return createContractRouter<Types, { web: Caller }>()({
    operations,
    checkResponses: config.checkResponses,
    log,
    mountPath: (path) => `/client-api${path}`,
    schemes: { web: webScheme(deps) },
    admit: (known, { address }) =>
      known ? limitRequests(limits.reseller, known.caller.resellerId) : limitRequests(limits.visitor, address),
    placesOf: (known, { address }) => heavyPlaces(known?.caller.resellerId ?? address),
    handlers: {
      getVersion: () => ok(version),

      getAccount: async ({ caller }) => ok(await getAccount(db, caller, config.storeSlug)),
      getCurrentUser: async ({ caller }) => ok(await getCurrentUser(db, caller)),
      updateCurrentUser: async ({ caller, body }) => ok(await updateCurrentUser(db, caller, body)),
      listApiCredentials: async ({ caller }) => ok(await listApiCredentials(db, config.secret, caller)),
      syncApiCredentials: async ({ caller }) => {
        await syncApiCredentials(db, config.secret, caller);
        return { status: 204 };
      },
      addApiCredentials: async ({ caller, body }) => ({
        status: 201,
        body: await addApiCredentials(db, config.secret, caller, body),
      }),
      renameApiCredentials: async ({ caller, params, body }) =>
        ok(await renameApiCredentials(db, config.secret, caller, params.id, body)),
      rollApiSecret: async ({ caller, params, headers, body }) =>
        ok(await rollApiSecret(db, config.secret, toCall({ caller, headers, body: { ...body, ...params } }))),
      removeApiCredentials: async ({ caller, params }) => {
        await removeApiCredentials(db, caller, params.id);
        return { status: 204 };
      },
      listSdkKeys: async ({ caller }) => ok(await listSdkKeys(db, config.secret, caller)),
      rollSdkKey: async ({ caller, headers, body }) =>
        ok(await rollSdkKey(db, config.secret, toCall({ caller, headers, body: { ...body, sdkKey: headers.sdkKey } }))),

      listWebhookUrls: async ({ caller, params }) => ok(await listWebhookUrls(webhooks, caller, params.type)),
      setWebhookUrl: async ({ caller, params, body }) => ok(await setWebhookUrl(webhooks, caller, params.type, body)),
      removeWebhookUrl: async ({ caller, params }) => {
        await removeWebhookUrl(webhooks, caller, params.type);
        return { status: 204 };
      },
      getDeviceVerificationUrl: async ({ caller, headers }) =>
        ok(await getDeviceVerificationUrl(webhooks, caller, headers.sdkKey)),
      setDeviceVerificationUrl: async ({ caller, headers, body }) =>
        ok(await setDeviceVerificationUrl(webhooks, caller, headers.sdkKey, body)),
      removeDeviceVerificationUrl: async ({ caller, headers }) => {
        await removeDeviceVerificationUrl(webhooks, caller, headers.sdkKey);
        return { status: 204 };
      },
      getWebhookPublicKey: ({ caller }) => ok(getWebhookPublicKey(webhooks, caller)),

      getCredit: async ({ caller }) => ok(await getCredit(db, caller)),
      setAutoTopUp: async ({ caller, body }) => ok(await setAutoTopUp(db, caller, body)),
      getPaymentMethod: async ({ caller }) => {
        const card = await getPaymentMethod(payments, caller);
        return card ? ok(card) : { status: 204 };
      },
      addPaymentMethod: async (input) => ok(await addPaymentMethod(payments, toCall(input))),
      deletePaymentMethod: async ({ caller }) => {
        await deletePaymentMethod(payments, caller);
        return { status: 204 };
      },
      listCurrencies: async ({ caller }) => ok(await listCurrencies(db, caller)),
      switchCurrency: async ({ caller, body }) => ok(await switchCurrency(db, caller, body)),
      listPaymentMethods: ({ body }) => ok(listPaymentMethods(payments, body)),
      getPaymentDetails: async ({ caller, body }) => ok(await getPaymentDetails(payments, caller, body)),
      submitCreditTopUp: async (input) => ok(await submitCreditTopUp(payments, toCall(input))),
      submitCart: async (input) => ok(await submitCart(payments, toCall(input))),
      startExchangeSignIn: async ({ caller, body }) => ok(await startExchangeSignIn(payments, caller, body)),
      submitExchangeSignIn: async ({ caller, body }) => ok(await submitExchangeSignIn(payments, caller, body)),
      listBulkDiscounts: async ({ caller }) => ok(await listBulkDiscounts(payments, caller)),
      listPaymentHistory: async ({ caller, query }) => ok(await listPaymentHistory(payments, caller, query)),
      getReceipt: async ({ caller, params, headers }) =>
        download(await getReceipt({ db, storeName: config.storeName }, caller, params.id, headers.Locale)),

      listDataPackages: async ({ caller }) => ok(await listDataPackages(db, caller)),
      calculateCartPrice: async ({ caller, body }) => ok(await calculateCartPrice(payments, caller, body)),
      getJoinerBonus: async ({ caller }) => ok(await getJoinerBonus(db, caller)),

      listInventory: async ({ caller }) => ok(await listInventory(db, caller)),
      updateInventory: async (input) => ok(await updateInventory(db, toCall(input))),
      getInventoryItem: async ({ caller, params }) => ok(await getInventoryItem(db, caller, params.id)),
      updateInventoryItem: async ({ caller, params, body }) =>
        ok(await updateInventoryItem(db, caller, params.id, body)),

      registerActivation: async (input) => ok(await registerActivation(sales, toCall(input))),
      topUpActivation: async (input) => ok(await topUpActivation(sales, toCall(input))),
      listActivatedItems: async ({ caller, query, headers }) =>
        ok(await listActivatedItems(db, caller, query, headers['Device-TimeZone'])),
      exportActivatedItems: ({ caller, query, headers }) => exportActivatedItems(deps, caller, query, headers),
      getActivatedItem: async ({ caller, params }) => ok(await getActivatedItem(db, links, caller, params.id)),
      refundActivatedItem: async ({ caller, params, headers }) =>
        ok(await refundActivatedItem(sales, toCall({ caller, headers, body: params }))),
      activateActivatedItem: async ({ caller, params, headers }) =>
        ok(await activateActivatedItem(sales, toCall({ caller, headers, body: params }))),

      getRevenue: async ({ caller, query, headers }) =>
        ok(await getRevenue(db, caller, query, headers['Device-TimeZone'])),

      searchCustomers: async ({ caller, body }) => ok(await searchCustomers(db, links, caller, body)),
      updateCustomer: async ({ caller, params, body }) =>
        ok(await updateCustomer(db, links, caller, params.customerUid, body)),
      exportCustomer: ({ caller, params }) => exportCustomer(db, caller, params.customerUid),
      eraseCustomer: async ({ caller, params }) => {
        await eraseCustomer(deps, caller, params.customerUid);
        return { status: 204 };
      },
      replaceShareLinks: async ({ caller, params, headers }) =>
        ok(await replaceShareLinks(sales, toCall({ caller, headers, body: params }))),

      getConnectivityStatus: async ({ caller, params }) => ok(await getConnectivityStatus(db, caller, params.iccid)),

      getCustomerProfile: async ({ query }) => ok(await getCustomerProfile(profiles, query)),
      getEsimProfile: async ({ query }) => ok(await getEsimProfile(profiles, query)),

      getTermsAndConditions: async ({ caller, params, headers }) =>
        ok(await getTermsAndConditions(legal, caller, params.provider, headers.Locale)),
      acceptTermsAndConditions: async ({ caller, params, headers, body }) =>
        ok(await acceptTermsAndConditions(legal, caller, params.provider, body.version, headers.Locale)),
      getPrivacyPolicy: ({ params, headers }) => ok(getPrivacyPolicy(legal, params.provider, headers.Locale)),
    },
  });
};
