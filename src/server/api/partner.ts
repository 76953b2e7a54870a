// The partner document: its operations and its security schemes.
import { operations } from '#contract/partner/operations.ts';
import type { operations as Types } from '#contract/partner/paths.ts';
import {
  activateActivatedItem,
  getActivatedItem,
  listActivatedItems,
  registerActivation,
  replaceEsim,
  topUpActivation,
  topUpActivationWithProfile,
} from '../activations/index.ts';
import {
  authenticateReseller,
  BASIC_CHALLENGE,
  basicCredentials,
  CREDENTIALS_ADVICE,
  type ClientCredentials,
} from '../credentials/index.ts';
import type { Caller } from '../core/caller.ts';
import {
  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  listProfileDomains,
  searchCustomers,
  updateCustomer,
} from '../customers/index.ts';
import { getConnectivityStatus, getCountryFlag, listCountries } from '../esim/index.ts';
import {
  createGroupSale,
  getGroupSale,
  listGroupSales,
  mailGroupSale,
  quoteGroupSale,
  retryGroupSale,
} from '../group-sales/index.ts';
import { bearerScheme } from '../http/authentication.ts';
import { type ContractRouter, createContractRouter } from '../http/contract-router.ts';
import { getInventoryItem, listInventory, updateInventoryItem } from '../inventory/index.ts';
import { getVersion } from '../service/index.ts';
import type { ApiDeps } from './deps.ts';
import type { Services } from './services.ts';

const handlers = {
  authenticateReseller,

  getVersion,

  getInventoryItem,
  listInventory,
  updateInventoryItem,

  activateActivatedItem,
  getActivatedItem,
  listActivatedItems,
  registerActivation,
  replaceEsim,
  topUpActivation,
  topUpActivationWithProfile,

  createGroupSale,
  getGroupSale,
  listGroupSales,
  mailGroupSale,
  quoteGroupSale,
  retryGroupSale,

  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  listProfileDomains,
  searchCustomers,
  updateCustomer,

  getConnectivityStatus,
  getCountryFlag,
  listCountries,
};

type PartnerCallers = { partner: Caller; channel: ClientCredentials };

const tokenAdvice = 'Send the access token that POST /reseller/authenticate returns as Authorization: Bearer.';
const defaultPrefix = '/simshelf';

/** Mounts the partner API; the store's own prefix replaces the document's. */
export const createPartnerRouter = (services: Services, deps: ApiDeps): ContractRouter => {
  const { config, log, limitRequests, heavyPlaces } = services;
  return createContractRouter<Types, PartnerCallers, ApiDeps>()({
    document: 'partner',
    operations,
    handlers,
    deps,
    checkResponses: config.checkResponses,
    log,
    mountPath: (path) =>
      path.startsWith(`${defaultPrefix}/`) ? `/${config.partnerPrefix}${path.slice(defaultPrefix.length)}` : path,
    schemes: {
      partner: bearerScheme(deps.access.callerOf, (caller) => caller, tokenAdvice),
      channel: {
        challenge: BASIC_CHALLENGE,
        advice: CREDENTIALS_ADVICE,
        authenticate: basicCredentials,
        rightOf: () => undefined,
      },
    },
    admit: (known, { address }) =>
      known?.scheme === 'partner'
        ? limitRequests(config.limits.channel, known.caller.channel.id ?? '')
        : limitRequests(config.limits.visitor, address),
    placesOf: (known, { address }) => heavyPlaces(known?.scheme === 'partner' ? known.caller.resellerId : address),
  });
};
