// How it is found out what became of a change of the storefront whose answer was lost: a row for each (decision 91).
import type { QueryClient } from '@tanstack/react-query';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { Brand } from '#contract/storefront/model/brand.ts';
import type { Credit } from '#contract/storefront/model/credit.ts';
import type { Customer } from '#contract/storefront/model/customer.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Notifications } from '#contract/storefront/model/notifications.ts';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import type { Terms } from '#contract/storefront/model/terms.ts';
import type { User } from '#contract/storefront/model/user.ts';
import type { Webhook } from '#contract/storefront/model/webhook.ts';
import { toBrandForm } from '#domain/brand.ts';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { activationRefusal, isRefunded } from '#domain/sold-item.ts';
import { isSameWebAddress } from '#domain/webhook.ts';
import { ApiError } from '../api-error.ts';
import type { FindingOut, LookUp } from '../look-up.ts';
import {
  getBrand,
  getCurrentUser,
  getGetBrandQueryKey,
  getGetCurrentUserQueryKey,
  getGetNotificationsQueryKey,
  getNotifications,
  type UpdateBrandMutationVariables,
  type UpdateCurrentUserMutationVariables,
  type UpdateNotificationsMutationVariables,
} from '../storefront/account/account.ts';
import {
  type ActivateActivatedItemMutationVariables,
  getActivatedItem,
  getGetActivatedItemQueryKey,
  type RefundActivatedItemMutationVariables,
} from '../storefront/activations/activations.ts';
import {
  getListApiCredentialsQueryKey,
  getListSdkKeysQueryKey,
  listApiCredentials,
  listSdkKeys,
  type RemoveApiCredentialsMutationVariables,
  type RenameApiCredentialsMutationVariables,
} from '../storefront/credentials/credentials.ts';
import { getCredit, getGetCreditQueryKey, type SetAutoTopUpMutationVariables } from '../storefront/credit/credit.ts';
import {
  type EraseCustomerMutationVariables,
  exportCustomer,
  searchCustomers,
  type UpdateCustomerMutationVariables,
} from '../storefront/customers/customers.ts';
import {
  getGetInventoryItemQueryKey,
  getInventoryItem,
  type UpdateInventoryItemMutationVariables,
} from '../storefront/inventory/inventory.ts';
import {
  type AcceptTermsAndConditionsMutationVariables,
  getGetTermsAndConditionsQueryKey,
  getTermsAndConditions,
} from '../storefront/legal/legal.ts';
import {
  type CancelPaymentMutationVariables,
  getGetPaymentMethodQueryKey,
  getListPaymentHistoryQueryKey,
  getPaymentMethod,
  listPaymentHistory,
  type SwitchCurrencyMutationVariables,
} from '../storefront/payments/payments.ts';
import {
  getListWebhookUrlsQueryKey,
  listWebhookUrls,
  type RemoveDeviceVerificationUrlMutationVariables,
  type RemoveWebhookUrlMutationVariables,
  type SetDeviceVerificationUrlMutationVariables,
  type SetWebhookUrlMutationVariables,
} from '../storefront/webhooks/webhooks.ts';
import { fresh, isSame } from './held.ts';

/** The answer of a call that has none: 204. */
type None = null;

const NOT_FOUND = 404;

const readCredit = (queries: QueryClient): Promise<Credit> => fresh(queries, getGetCreditQueryKey(), () => getCredit());

const setAutoTopUp: LookUp<SetAutoTopUpMutationVariables, Credit> = async ({ data }, queries) => {
  const credit = await readCredit(queries);
  const { autoTopUpEnabled: enabled, topUpThreshold: threshold, topUpAmount: amount } = credit;
  // Switched off, it keeps the amounts.
  const isSet = data.enabled ? isSame(data, { enabled, threshold, amount }) : !enabled;
  return isSet ? credit : undefined;
};

const switchCurrency: LookUp<SwitchCurrencyMutationVariables, Credit> = async ({ data }, queries) => {
  const credit = await readCredit(queries);
  return credit.balance.currency === data.currencyCode ? credit : undefined;
};

const deletePaymentMethod: LookUp<void, None> = async (_, queries) => {
  const card = await fresh(queries, getGetPaymentMethodQueryKey(), async () => (await getPaymentMethod()) ?? null);
  return card === null ? null : undefined;
};

const cancelPayment: LookUp<CancelPaymentMutationVariables, None> = async ({ id }, queries) => {
  const page = { page_size: HISTORY_PAGE_SIZE };
  const { items } = await fresh(queries, getListPaymentHistoryQueryKey(page), () => listPaymentHistory(page));
  const found = items.find((purchase) => purchase.id === id);
  if (!found) throw new Error('An older payment than those of the list');
  return found.items.some(({ status }) => status === 'FAILURE') ? null : undefined;
};

const updateCurrentUser: LookUp<UpdateCurrentUserMutationVariables, User> = async ({ data }, queries) => {
  const user = await fresh(queries, getGetCurrentUserQueryKey(), () => getCurrentUser());
  const { address, ...person } = data;
  return isSame(person, user) && isSame(address, user.addresses[0]) ? user : undefined;
};

const updateBrand: LookUp<UpdateBrandMutationVariables, Brand> = async ({ data }, queries) => {
  const brand = await fresh(queries, getGetBrandQueryKey(), () => getBrand());
  // The whole brand is replaced: what was not sent is empty then.
  const isSaved = Object.entries(toBrandForm(brand)).every(([name, held]) =>
    isSame(data[name as keyof typeof data], held),
  );
  return isSaved ? brand : undefined;
};

const removeLogo: LookUp<void, None> = async (_, queries) => {
  const { uploadedLogoUrl } = await fresh(queries, getGetBrandQueryKey(), () => getBrand());
  return uploadedLogoUrl === undefined ? null : undefined;
};

const updateNotifications: LookUp<UpdateNotificationsMutationVariables, Notifications> = async ({ data }, queries) => {
  const held = await fresh(queries, getGetNotificationsQueryKey(), () => getNotifications());
  return isSame(data, held) && data.creditMark === held.creditMark ? held : undefined;
};

const readChannels = (queries: QueryClient): Promise<ApiChannel[]> =>
  fresh(queries, getListApiCredentialsQueryKey(), () => listApiCredentials());

const renameApiCredentials: LookUp<RenameApiCredentialsMutationVariables, ApiChannel> = async (
  { id, data },
  queries,
) => {
  const channels = await readChannels(queries);
  // In other capitals it is another name.
  return channels.find((channel) => channel.id === id && channel.name === data.name.trim());
};

const removeApiCredentials: LookUp<RemoveApiCredentialsMutationVariables, None> = async ({ id }, queries) => {
  const channels = await readChannels(queries);
  return channels.some((channel) => channel.id === id) ? undefined : null;
};

const readSdkChannel = async (queries: QueryClient, sdkKey: string): Promise<SdkChannel> => {
  const channels = await fresh(queries, getListSdkKeysQueryKey(), () => listSdkKeys());
  const found = channels.find(({ key }) => key === sdkKey);
  if (!found) throw new Error('The channel has another key by now');
  return found;
};

const setDeviceVerificationUrl: LookUp<SetDeviceVerificationUrlMutationVariables, Webhook> = async (
  { data, headers },
  queries,
) => {
  const { webhookUrl } = await readSdkChannel(queries, headers.sdkKey);
  return webhookUrl !== null && isSameWebAddress(data.url, webhookUrl)
    ? { type: 'SDK_ACTIVATION', url: webhookUrl }
    : undefined;
};

const removeDeviceVerificationUrl: LookUp<RemoveDeviceVerificationUrlMutationVariables, None> = async (
  { headers },
  queries,
) => ((await readSdkChannel(queries, headers.sdkKey)).webhookUrl === null ? null : undefined);

const readWebhook = async (
  queries: QueryClient,
  { type }: RemoveWebhookUrlMutationVariables,
): Promise<string | undefined> => {
  const [webhook] = await fresh(queries, getListWebhookUrlsQueryKey(type), () => listWebhookUrls(type));
  return webhook?.url;
};

const setWebhookUrl: LookUp<SetWebhookUrlMutationVariables, Webhook> = async ({ type, data }, queries) => {
  const url = await readWebhook(queries, { type });
  return url !== undefined && isSameWebAddress(data.url, url) ? { type: type as Webhook['type'], url } : undefined;
};

const removeWebhookUrl: LookUp<RemoveWebhookUrlMutationVariables, None> = async (variables, queries) =>
  (await readWebhook(queries, variables)) === undefined ? null : undefined;

const updateInventoryItem: LookUp<UpdateInventoryItemMutationVariables, InventoryItem> = async (
  { id, data: { name, retailPrice } },
  queries,
) => {
  const item = await fresh(queries, getGetInventoryItemQueryKey(id), () => getInventoryItem(id));
  const isPriced = ({ priceValue, currencyCode }: InventoryItem['retailPrices'][number]): boolean =>
    isSame(retailPrice, { priceValue, currencyCode });
  const isRecommended = retailPrice === null && !item.retailPriceEdited;
  const isSaved =
    (name === undefined || name.trim() === item.name) &&
    (retailPrice === undefined || isRecommended || item.retailPrices.some(isPriced));
  return isSaved ? item : undefined;
};

const updateCustomer: LookUp<UpdateCustomerMutationVariables, Customer> = async ({ customerUid, data }) => {
  const { items } = await searchCustomers({ searchKey: 'UID', searchQuery: customerUid });
  const customer = items[0]?.customer;
  if (!customer) throw new Error('The customer is not found any more');
  const { email: customerEmail, countryOfResidence } = customer;
  return isSame(data, { customerEmail, countryOfResidence }) ? customer : undefined;
};

const eraseCustomer: LookUp<EraseCustomerMutationVariables, None> = async ({ customerUid }) => {
  try {
    await exportCustomer(customerUid);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
};

const acceptTermsAndConditions: LookUp<AcceptTermsAndConditionsMutationVariables, Terms> = async (
  { provider, data },
  queries,
) => {
  const terms = await fresh(queries, getGetTermsAndConditionsQueryKey(provider), () => getTermsAndConditions(provider));
  return terms.acceptedVersion === data.version ? terms : undefined;
};

const readSale = (queries: QueryClient, id: string): Promise<SoldItemDetail> =>
  fresh(queries, getGetActivatedItemQueryKey(id), () => getActivatedItem(id));

const refundActivatedItem: LookUp<RefundActivatedItemMutationVariables, SoldItemDetail> = async ({ id }, queries) => {
  const sale = await readSale(queries, id);
  return isRefunded(sale.activatedItem) ? sale : undefined;
};

const activateActivatedItem: LookUp<ActivateActivatedItemMutationVariables, SoldItemDetail> = async (
  { id },
  queries,
) => {
  const sale = await readSale(queries, id);
  return activationRefusal(sale.activatedItem, new Date()) === 'active' ? sale : undefined;
};

export const lookUps = {
  setAutoTopUp,
  switchCurrency,
  deletePaymentMethod,
  cancelPayment,
  updateCurrentUser,
  updateBrand,
  removeLogo,
  // The same picture is the same logo.
  uploadLogo: 'again',
  updateNotifications,
  renameApiCredentials,
  removeApiCredentials,
  setDeviceVerificationUrl,
  removeDeviceVerificationUrl,
  setWebhookUrl,
  removeWebhookUrl,
  updateInventoryItem,
  updateCustomer,
  eraseCustomer,
  acceptTermsAndConditions,
  refundActivatedItem,
  activateActivatedItem,
  // With an idempotency key.
  addApiCredentials: 'again',
  rollApiSecret: 'again',
  rollSdkKey: 'again',
  updateInventory: 'again',
  replaceShareLinks: 'again',
  sendTestEvent: 'again',
  resendWebhookDelivery: 'again',
  submitRequest: 'again',
  createGroupSale: 'again',
  retryGroupSale: 'again',
  mailGroupSale: 'again',
  // A price that holds already is no change.
  changeInventoryPrices: 'again',
  // The till and the checkouts.
  registerActivation: 'screen',
  replaceEsim: 'again',
  sendActivatedItemLink: 'again',
  topUpActivation: 'screen',
  topUpActivationWithProfile: 'screen',
  endSaleAttempt: 'screen',
  submitCart: 'screen',
  submitCreditTopUp: 'screen',
  // Nothing of them lasts: who was not told begins again.
  addPaymentMethod: 'screen',
  startExchangeSignIn: 'screen',
  submitExchangeSignIn: 'screen',
} as const satisfies Readonly<Record<string, FindingOut>>;
