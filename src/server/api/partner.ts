// The partner document: which module answers which operation.
import { operations } from '#contract/partner/operations.ts';
import type { operations as Types } from '#contract/partner/paths.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { BASIC_CHALLENGE, CREDENTIALS_ADVICE, type PartnerAccess } from '../credentials/index.ts';
import { getCustomer, listCustomers, listProfileDomains, searchCustomers, updateCustomer } from '../customers/index.ts';
import { getConnectivityStatus, getCountryFlag, listCountries } from '../esim/index.ts';
import { type AuthenticationRequest, bearerScheme } from '../http/authentication.ts';
import { type ContractRouter, createContractRouter } from '../http/contract-router.ts';
import { requireAttempt } from '../rate-limits/attempt-limit.ts';
import { ok } from '../http/reply.ts';
import { getInventoryItem, listSortedInventory, updateInventoryItem } from '../inventory/index.ts';
import { eraseCustomer, exportCustomer } from '../customers/index.ts';
import {
  activateActivatedItem,
  getActivatedItem,
  listSortedActivatedItems,
  registerActivation,
  type SaleDeps,
  topUpActivation,
  topUpActivationWithProfile,
} from '../activations/index.ts';
import type { Services } from './services.ts';
import { version } from '../core/version.ts';

type Credentials = { clientId: string; clientSecret: string };

type PartnerCallers = { partner: Caller; channel: Credentials };

const tokenAdvice = 'Send the access token that POST /reseller/authenticate answers as Authorization: Bearer.';
const defaultPrefix = '/simshelf';

/** Credentials hold no control characters (RFC 7617). */
const controlCharacter = /\p{Cc}/u;

const basicCredentials = ({ header }: AuthenticationRequest): Promise<Credentials | undefined> => {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(header('authorization') ?? '')?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString();
  if (text === '' || controlCharacter.test(text)) return Promise.resolve(undefined);
  const [clientId = '', ...secret] = text.split(':');
  return Promise.resolve({ clientId, clientSecret: secret.join(':') });
};

export type PartnerDeps = Services & { access: PartnerAccess; sales: SaleDeps };

/** Mounts the partner API; the document's prefix gives way to the store's own. */
export const createPartnerRouter = ({
  config,
  db,
  log,
  limitRequests,
  heavyPlaces,
  access,
  sales,
}: PartnerDeps): ContractRouter =>
  createContractRouter<Types, PartnerCallers>()({
    operations,
    checkResponses: config.checkResponses,
    log,
    mountPath: (path) =>
      path.startsWith(`${defaultPrefix}/`) ? `/${config.partnerPrefix}${path.slice(defaultPrefix.length)}` : path,
    schemes: {
      partner: bearerScheme(access.callerOf, (caller) => caller, tokenAdvice),
      channel: { challenge: BASIC_CHALLENGE, advice: CREDENTIALS_ADVICE, authenticate: basicCredentials },
    },
    admit: (known, { address }) =>
      known?.scheme === 'partner'
        ? limitRequests(config.limits.channel, known.caller.channel.id ?? '')
        : limitRequests(config.limits.visitor, address),
    placesOf: (known, { address }) => heavyPlaces(known?.scheme === 'partner' ? known.caller.resellerId : address),
    handlers: {
      authenticateReseller: async ({ caller, request }) => {
        await requireAttempt(
          db.system,
          `authenticate ${caller.clientId} ${request.address}`,
          config.limits.authenticationsPerClient,
        );
        return ok(await access.authenticate(caller.clientId, caller.clientSecret));
      },
      getVersion: () => ok(version),

      listInventory: async ({ caller, query }) => ok(await listSortedInventory(db, caller, query)),
      getInventoryItem: async ({ caller, params }) => ok(await getInventoryItem(db, caller, params.id)),
      updateInventoryItem: async ({ caller, params, body }) =>
        ok(await updateInventoryItem(db, caller, params.id, body)),

      registerActivation: async (input) => ok(await registerActivation(sales, toCall(input))),
      topUpActivation: async (input) => ok(await topUpActivation(sales, toCall(input))),
      topUpActivationWithProfile: async (input) => ok(await topUpActivationWithProfile(sales, toCall(input))),
      listActivatedItems: async ({ caller, query }) => ok(await listSortedActivatedItems(db, caller, query)),
      getActivatedItem: async ({ caller, params, query }) =>
        ok(await getActivatedItem(db, sales.links, caller, params.uid, query.only_active_profiles)),
      activateActivatedItem: async ({ caller, params, headers }) =>
        ok(await activateActivatedItem(sales, toCall({ caller, headers, body: { id: params.uid } }))),

      searchCustomers: async ({ caller, body }) => ok(await searchCustomers(db, sales.links, caller, body)),
      listCustomers: async ({ caller, query }) => ok(await listCustomers(db, sales.links, caller, query)),
      getCustomer: async ({ caller, params }) => ok(await getCustomer(db, sales.links, caller, params.customer_uid)),
      updateCustomer: async ({ caller, params, body }) =>
        ok(await updateCustomer(db, sales.links, caller, params.customer_uid, body)),
      listProfileDomains: async ({ caller, params }) =>
        ok(await listProfileDomains(db, sales.links, caller, params.customer_uid)),
      exportCustomer: ({ caller, params }) => exportCustomer(db, caller, params.customer_uid),
      eraseCustomer: async ({ caller, params }) => {
        await eraseCustomer({ db, log }, caller, params.customer_uid);
        return { status: 204 };
      },

      getConnectivityStatus: async ({ caller, params }) => ok(await getConnectivityStatus(db, caller, params.iccid)),
      listCountries: async ({ params, headers }) => ok(await listCountries(db, params.countrySet, headers.Locale)),
      getCountryFlag: ({ params, headers }) => getCountryFlag(params.countryCode, headers['If-None-Match']),
    },
  });
