// The partner document: which module answers which operation.
import { operations } from '#contract/partner/operations.ts';
import type { operations as Types } from '#contract/partner/paths.ts';
import type { Caller } from './caller.ts';
import type { PartnerAccess } from './channels/index.ts';
import { getCountryFlag } from './esims/index.ts';
import { type AuthenticationRequest, bearerScheme } from './http/authentication.ts';
import { type ContractRouter, createContractRouter } from './http/contract-router.ts';
import { requireAttempt } from './http/limits.ts';
import { listSortedInventory } from './inventory/index.ts';
import { registerActivation, type SaleDeps } from './sales/index.ts';
import type { Services } from './services.ts';
import { version } from './version.ts';

type Credentials = { clientId: string; clientSecret: string };

type PartnerCallers = { partner: Caller; channel: Credentials };

const basicChallenge = 'Basic realm="partner"';
const defaultPrefix = '/simshelf';

const basicCredentials = ({ header }: AuthenticationRequest): Promise<Credentials | undefined> => {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(header('authorization') ?? '')?.[1];
  if (encoded === undefined) return Promise.resolve(undefined);
  const [clientId = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return Promise.resolve({ clientId, clientSecret: secret.join(':') });
};

export type PartnerDeps = Services & { access: PartnerAccess; sales: SaleDeps };

/** Mounts the partner API; the document's prefix gives way to the store's own slug. */
export const createPartnerRouter = ({ config, db, log, limitRequests, access, sales }: PartnerDeps): ContractRouter =>
  createContractRouter<Types, PartnerCallers>()({
    operations,
    checkResponses: config.checkResponses,
    log,
    mountPath: (path) =>
      path.startsWith(`${defaultPrefix}/`) ? `/${config.storeSlug}${path.slice(defaultPrefix.length)}` : path,
    schemes: {
      partner: bearerScheme(access.callerOf, (caller) => caller),
      channel: { challenge: basicChallenge, authenticate: basicCredentials },
    },
    admit: (known, { address }) =>
      known?.scheme === 'partner'
        ? limitRequests(config.limits.channel, known.caller.name)
        : limitRequests(config.limits.visitor, address),
    handlers: {
      authenticateReseller: async ({ caller, request }) => {
        await requireAttempt(
          db.system,
          `authenticate ${caller.clientId} ${request.address}`,
          config.limits.authenticationsPerClient,
        );
        return { status: 200, body: await access.authenticate(caller.clientId, caller.clientSecret) };
      },
      getVersion: () => ({ status: 200, body: version }),
      listInventory: async ({ caller, query }) => ({
        status: 200,
        body: await listSortedInventory(db, caller, query.sort_by, query.sort_dir),
      }),
      registerActivation: async ({ caller, body, headers }) => ({
        status: 200,
        body: await registerActivation(sales, { caller, body, key: headers['Idempotency-Key'] }),
      }),
      getCountryFlag: ({ params, headers }) => getCountryFlag(params.countryCode, headers['If-None-Match']),
    },
  });
