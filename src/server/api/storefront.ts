// The storefront document: its operations and its security schemes.
import { operations } from '#contract/storefront/operations.ts';
import type { operations as Types } from '#contract/storefront/paths.ts';
import {
  getAccount,
  getBrand,
  getCurrentUser,
  getNotifications,
  resellerOf,
  removeLogo,
  updateBrand,
  updateCurrentUser,
  updateNotifications,
  uploadLogo,
} from '../account/index.ts';
import {
  activateActivatedItem,
  endSaleAttempt,
  exportActivatedItems,
  exportActivatedItemsWorkbook,
  getActivatedItem,
  getSaleAttempt,
  getSaleSuggestions,
  listActivatedItems,
  refundActivatedItem,
  sendActivatedItemLink,
  registerActivation,
  replaceEsim,
  topUpActivation,
  topUpActivationWithProfile,
  getRevenue,
} from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { WebIdentity } from '../core/web-identity.ts';
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
import {
  exportCreditStatement,
  exportCreditStatementWorkbook,
  getCreditStatement,
  getCreditStatementDocument,
  listCreditChanges,
} from '../statements/index.ts';
import {
  getCredit,
  setAutoTopUp,
  startExchangeSignIn,
  submitExchangeSignIn,
  addPaymentMethod,
  cancelPayment,
  deletePaymentMethod,
  getBankTransfer,
  getCreditNote,
  getPaymentDetails,
  getPaymentMethod,
  getReceipt,
  listBulkDiscounts,
  listCurrencies,
  listPaymentHistory,
  listPaymentMethods,
  submitCart,
  submitCreditTopUp,
  switchCurrency,
} from '../payments/index.ts';
import {
  eraseCustomer,
  exportCustomer,
  exportCustomers,
  exportCustomersWorkbook,
  getCustomer,
  listCustomerSummaries,
  replaceShareLinks,
  search,
  searchCustomers,
  updateCustomer,
  getCustomerProfile,
  getEsimProfile,
} from '../customers/index.ts';
import { getConnectivityStatus } from '../esim/index.ts';
import {
  createGroupSale,
  getGroupSale,
  listGroupSales,
  mailGroupSale,
  quoteGroupSale,
  retryGroupSale,
} from '../group-sales/index.ts';
import { alsoForPages, bearerScheme, type SecurityScheme } from '../http/authentication.ts';
import { type ContractRouter, createContractRouter } from '../http/contract-router.ts';
import {
  changeInventoryPrices,
  getInventoryItem,
  listInventory,
  listInventorySales,
  updateInventory,
  updateInventoryItem,
} from '../inventory/index.ts';
import { acceptTermsAndConditions, getPrivacyPolicy, getTermsAndConditions } from '../legal/index.ts';
import { calculateCartPrice, getJoinerBonus, listBestSellers, listDataPackages } from '../products/index.ts';
import { listRequests, submitRequest } from '../requests/index.ts';
import { getVersion } from '../service/index.ts';
import {
  getDeviceVerificationUrl,
  getWebhookDelivery,
  getWebhookPublicKey,
  listWebhookDeliveries,
  listWebhookUrls,
  removeDeviceVerificationUrl,
  removeWebhookUrl,
  resendWebhookDelivery,
  sendTestEvent,
  setDeviceVerificationUrl,
  setWebhookUrl,
} from '../webhooks/index.ts';
import type { ApiDeps } from './deps.ts';
import type { Services } from './services.ts';

const handlers = {
  getVersion,

  getAccount,
  getBrand,
  getCurrentUser,
  getNotifications,
  updateBrand,
  uploadLogo,
  removeLogo,
  updateCurrentUser,
  updateNotifications,

  addApiCredentials,
  listApiCredentials,
  listSdkKeys,
  removeApiCredentials,
  renameApiCredentials,
  rollApiSecret,
  rollSdkKey,
  syncApiCredentials,

  getDeviceVerificationUrl,
  getWebhookDelivery,
  getWebhookPublicKey,
  listWebhookDeliveries,
  listWebhookUrls,
  removeDeviceVerificationUrl,
  removeWebhookUrl,
  resendWebhookDelivery,
  sendTestEvent,
  setDeviceVerificationUrl,
  setWebhookUrl,

  getCredit,
  getCreditStatement,
  listCreditChanges,
  exportCreditStatement,
  exportCreditStatementWorkbook,
  getCreditStatementDocument,
  setAutoTopUp,

  addPaymentMethod,
  cancelPayment,
  deletePaymentMethod,
  getBankTransfer,
  getCreditNote,
  getPaymentDetails,
  getPaymentMethod,
  getReceipt,
  listBulkDiscounts,
  listCurrencies,
  listPaymentHistory,
  listPaymentMethods,
  submitCart,
  submitCreditTopUp,
  switchCurrency,

  startExchangeSignIn,
  submitExchangeSignIn,

  calculateCartPrice,
  getJoinerBonus,
  listBestSellers,
  listDataPackages,

  getInventoryItem,
  listInventory,
  updateInventory,
  updateInventoryItem,
  changeInventoryPrices,
  listInventorySales,

  activateActivatedItem,
  endSaleAttempt,
  exportActivatedItems,
  exportActivatedItemsWorkbook,
  getActivatedItem,
  getSaleAttempt,
  getSaleSuggestions,
  listActivatedItems,
  refundActivatedItem,
  sendActivatedItemLink,
  registerActivation,
  replaceEsim,
  topUpActivation,
  topUpActivationWithProfile,

  getRevenue,

  eraseCustomer,
  exportCustomer,
  exportCustomers,
  exportCustomersWorkbook,
  getCustomer,
  listCustomerSummaries,
  replaceShareLinks,
  search,
  searchCustomers,
  updateCustomer,

  getConnectivityStatus,

  getCustomerProfile,
  getEsimProfile,

  acceptTermsAndConditions,
  getPrivacyPolicy,
  getTermsAndConditions,

  listRequests,
  submitRequest,

  createGroupSale,
  getGroupSale,
  listGroupSales,
  mailGroupSale,
  quoteGroupSale,
  retryGroupSale,
};

const pointOfSale: Caller['channel'] = { id: null, name: 'Point of sale', type: 'POS' };

/**
 * A signed-in account acts as its reseller, which its first call creates; an operator may look at a reseller's store.
 */
const webScheme = (
  { config, db, verifyWebToken }: Services,
  { storeViews }: Pick<ApiDeps, 'storeViews'>,
): SecurityScheme<Caller> => {
  const findReseller = resellerOf(db.system, config, (resellerId) =>
    createDefaultSdkKey(db, config.secret, resellerId),
  );
  const toCaller = async (identity: WebIdentity): Promise<Caller> => {
    const { issuer, subject, email, givenName = '', familyName = '', grantId } = identity;
    // Another provider may have accounts without one (AUT-033).
    if (email === undefined) throw Problem.withoutEmail();
    const resellerId = await findReseller({ issuer, subject, email, givenName, familyName });
    return { resellerId, actor: email, channel: pointOfSale, right: { grantId, sellerId: resellerId } };
  };
  const identify = async (token: string): Promise<WebIdentity | Caller | undefined> =>
    (await verifyWebToken(token)) ?? storeViews.callerOf(token);
  const bearer = bearerScheme(identify, (known) => ('resellerId' in known ? known : toCaller(known)));
  return alsoForPages(bearer, toCaller);
};

/** Whose budget these calls count against: looking costs the reseller nothing. */
const budgetOf = ({ viewer, resellerId }: Caller): string => viewer ?? resellerId;

/** An operator who only looks can make only the calls that the contract marks for it. */
const requireInView = (caller: Caller | undefined, operationId: string): void => {
  if (caller?.viewer === undefined || operations[operationId as keyof typeof operations].isInStoreView) return;
  throw new Problem('only_looking', 'You only look at this store, so nothing was done. Leave the view first.');
};

/** Mounts the storefront API below /client-api. */
export const createStorefrontRouter = (services: Services, deps: ApiDeps): ContractRouter => {
  const { config, log, limitRequests, heavyPlaces } = services;
  const { limits } = config;
  return createContractRouter<Types, { web: Caller }, ApiDeps>()({
    document: 'storefront',
    operations,
    handlers,
    deps,
    checkResponses: config.checkResponses,
    // Its app says when it needs the newest state. Programs of integrators read what they wrote.
    readsMayBeOld: true,
    log,
    mountPath: (path) => `/client-api${path}`,
    schemes: { web: webScheme(services, deps) },
    admit: async (known, { address, operationId }) => {
      const headers = known
        ? await limitRequests(limits.reseller, budgetOf(known.caller))
        : await limitRequests(limits.visitor, address);
      requireInView(known?.caller, operationId);
      return headers;
    },
    placesOf: (known, { address }) => heavyPlaces(known ? budgetOf(known.caller) : address),
  });
};
