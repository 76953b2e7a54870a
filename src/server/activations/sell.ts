// The three sales: to a new customer, and to an existing one on what it has or on a further eSIM.
import { randomUUID } from 'node:crypto';
import type { TopUpWithProfileRequest } from '#contract/partner/model/topUpWithProfileRequest.ts';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { RegisterActivationRequest } from '#contract/storefront/model/registerActivationRequest.ts';
import type { TopUpActivationRequest } from '#contract/storefront/model/topUpActivationRequest.ts';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { isDedicatedOrAttached } from '#domain/profile-domain.ts';
import type { Call } from '../core/caller.ts';
import { retryConflicts } from '../db/conflicts.ts';
import type { Database } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import { Problem } from '../core/problem.ts';
import { hashOf } from '../db/idempotency.ts';
import { requireSupportedCountry } from '../core/read-fields.ts';
import { requireMinor } from '../core/read-fields.ts';
import type { CustomerRow, EsimRow, SaleRow } from './rows.ts';
import { type ShareLinks, toCustomer, toEsim, toSoldItem } from './mappers.ts';

export type SaleDeps = {
  db: Database;
  links: ShareLinks;
  /** Gets new eSIM profiles from the provisioning system, when a sale found none. */
  ensureProfiles(): Promise<void>;
};

type StoredSale = { sale: SaleRow; customer: CustomerRow; esim: EsimRow };

/** Calls the SQL function of a sale, which is a transaction of its own. */
type SelectSale = () => PromiseLike<[{ answer: StoredSale }]>;

const callSale = (select: SelectSale): Promise<StoredSale> => retryConflicts(async () => (await select())[0].answer);

const noProfiles = (error: unknown): boolean => (error as { code?: string }).code === 'SS503';

const outOfStock = (): Problem =>
  new Problem(409, 'Out of stock', "selected product can't be provided in the desired quantity"); // ERR-023

type SaleRequest = RegisterActivationRequest | TopUpActivationRequest | TopUpWithProfileRequest;

/** What the SQL functions take of a sale. */
const toSale = ({ caller, body }: Call<SaleRequest>) => ({
  uid: randomUUID(),
  inventoryItemId: requireId(body.inventoryItemId),
  activationMode: body.activationMode ?? 'NOW',
  metatag: body.metatag,
  channelId: caller.channel.id,
  channelName: caller.channel.name,
  channelType: caller.channel.type,
  actor: caller.actor,
  restrictedCountries: RESTRICTED_COUNTRIES,
  ...(body.expectedPrice && {
    expectedPrice: requireMinor('body.expectedPrice.priceValue', body.expectedPrice.priceValue),
    expectedCurrency: body.expectedPrice.currencyCode,
  }),
});

/**
 * Everything follows from what was stored, so a repeated call answers the same, letter for letter; only links that were
 * taken back since are others.
 */
const toResult = async ({ sale, customer, esim }: StoredSale, links: ShareLinks): Promise<ActivationResult> => {
  const soldAt = new Date(sale.createdAt);
  return {
    status: 'success',
    activatedItem: toSoldItem(sale, soldAt),
    customer: await toCustomer(customer, links),
    esimProfile: await toEsim(esim, links),
  };
};

/** Sells on a new eSIM; when none was left, once more after new ones have come. */
const sellWithProfile = async ({ links, ensureProfiles }: SaleDeps, select: SelectSale): Promise<ActivationResult> => {
  const sell = () => callSale(select);
  const sellFromNewProfiles = async (error: unknown): Promise<StoredSale> => {
    if (!noProfiles(error)) throw error;
    try {
      await ensureProfiles();
    } catch (cause) {
      throw isDatabaseAway(cause) ? cause : outOfStock();
    }
    return sell();
  };
  try {
    return await toResult(await raisingProblems(sell().catch(sellFromNewProfiles)), links);
  } catch (error) {
    throw error instanceof Problem && error.status === 503 ? outOfStock() : error;
  }
};

/** What a sale is repeated by: its key, and what it means. The same body says something else on another path (PAR-017). */
const repetition = (operation: string, { body, key }: Call<SaleRequest>) => {
  const email = 'customerEmail' in body ? body.customerEmail?.toLowerCase() : undefined;
  return { key: key ?? null, hash: hashOf({ ...body, customerEmail: email, operation }) };
};

export const registerActivation = (
  deps: SaleDeps,
  call: Call<RegisterActivationRequest>,
): Promise<ActivationResult> => {
  const { caller, body } = call;
  const { app } = deps.db;
  const country = body.userCountry && requireSupportedCountry('body.userCountry', body.userCountry);
  const sale = { ...toSale(call), userCountry: country, userIp: body.userIp };
  const customer = { id: randomUUID(), email: body.customerEmail?.toLowerCase(), country };
  const { key, hash } = repetition('registerActivation', call);
  return sellWithProfile(
    deps,
    () => app`
      select register_activation(${caller.resellerId}, ${key}, ${hash}, ${app.json(sale)}, ${app.json(customer)}) as answer`,
  );
};

const domainOf = ({ customerProfileDomainId: id }: TopUpActivationRequest | TopUpWithProfileRequest): string | null =>
  id === undefined ? null : requireId(id);

export const topUpActivation = async (
  { db, links }: SaleDeps,
  call: Call<TopUpActivationRequest>,
): Promise<ActivationResult> => {
  const { caller, body } = call;
  const [sale, customer, domain] = [toSale(call), requireId(body.customerUid), domainOf(body)];
  const { key, hash } = repetition('topUpActivation', call);
  const select: SelectSale = () => db.app`
    select top_up_activation(${caller.resellerId}, ${key}, ${hash}, ${db.app.json(sale)}, ${customer}, ${domain}) as answer`;
  return toResult(await raisingProblems(callSale(select)), links);
};

export const topUpActivationWithProfile = async (
  deps: SaleDeps,
  call: Call<TopUpWithProfileRequest>,
): Promise<ActivationResult> => {
  const { caller, body } = call;
  const { app } = deps.db;
  if (!isDedicatedOrAttached(body)) {
    throw Problem.badField('body.dedicated', 'Name either dedicated as true or customerProfileDomainId');
  }
  const [sale, customer, domain] = [toSale(call), requireId(body.customerUid), domainOf(body)];
  const { key, hash } = repetition('topUpActivationWithProfile', call);
  return sellWithProfile(
    deps,
    () => app`
      select top_up_activation_with_profile(${caller.resellerId}, ${key}, ${hash}, ${app.json(sale)}, ${customer},
        ${domain}) as answer`,
  );
};
