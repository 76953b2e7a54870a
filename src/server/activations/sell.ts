// Shared by the three sales. Each is one call of a SQL function, which is a transaction.
import { randomUUID } from 'node:crypto';
import type { TopUpWithProfileRequest } from '#contract/partner/model/topUpWithProfileRequest.ts';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { RegisterActivationRequest } from '#contract/storefront/model/registerActivationRequest.ts';
import type { TopUpActivationRequest } from '#contract/storefront/model/topUpActivationRequest.ts';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { composed } from '#domain/plain-text.ts';
import type { Call, Caller } from '../core/caller.ts';
import { measure } from '../core/measures.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor } from '../core/read-fields.ts';
import { carryOn, currentRequest } from '../core/request-context.ts';
import { retryConflicts } from '../db/conflicts.ts';
import { hashOf } from '../db/idempotency.ts';
import { requireId } from '../db/lookup.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import { gatewayProblem } from '../gateways/index.ts';
import type { ActivationDeps } from './deps.ts';
import { type ShareLinks, toCustomer, toEsim, toSoldItem } from './mappers.ts';
import type { CustomerRow, EsimRow, SaleRow } from './rows.ts';

type StoredSale = {
  sale: SaleRow;
  customer: CustomerRow;
  /** Absent while a new eSIM is on order. */
  esim?: EsimRow | null;
  /** Its supplier has not delivered it yet. */
  isOrdered?: true;
};

/** A sale with its uid, which a repetition does not use. */
type NewSale = {
  uid: string;
  inventoryItemId: string;
  /** Calls its SQL function, which is a transaction. */
  select: () => PromiseLike<[{ answer: StoredSale }]>;
};

const count = ({ channelType: channel, currency, state, purchasePrice: amount }: SaleRow): void =>
  measure('sale', { channel, currency, from: state === 'activated' ? 'stock' : 'credit', amount });

/** What a sale on a new eSIM needs, up to its order at the supplier. */
export type SellDeps = Pick<ActivationDeps, 'ensureProfiles' | 'topUps'>;

const callSale = async (
  { topUps }: Pick<ActivationDeps, 'topUps'>,
  { resellerId }: Caller,
  { uid, inventoryItemId, select }: NewSale,
): Promise<StoredSale> => {
  const stored = await topUps.sellWithTopUp(resellerId, inventoryItemId, () =>
    retryConflicts(async () => (await select())[0].answer),
  );
  carryOn();
  if (stored.sale.uid === uid) count(stored.sale);
  return stored;
};

/** Whether the pool of profiles is empty. */
export const noProfiles = (error: unknown): boolean => (error as { code?: string }).code === 'SS503';

type SaleRequest = RegisterActivationRequest | TopUpActivationRequest | TopUpWithProfileRequest;

/** The arguments of a sale that the SQL functions take. */
export const toSale = ({ caller, body }: Call<SaleRequest>) => ({
  uid: randomUUID(),
  inventoryItemId: requireId(body.inventoryItemId),
  activationMode: body.activationMode ?? 'NOW',
  metatag: body.metatag === undefined ? undefined : composed(body.metatag),
  channelId: caller.channel.id,
  channelName: caller.channel.name,
  channelType: caller.channel.type,
  actor: caller.actor,
  restrictedCountries: RESTRICTED_COUNTRIES,
  right: currentRequest()?.right,
  ...(body.expectedPrice && {
    expectedPrice: requireMinor('body.expectedPrice.priceValue', body.expectedPrice.priceValue),
    expectedCurrency: body.expectedPrice.currencyCode,
  }),
  ...(body.expectedRetailPrice && {
    expectedRetailPrice: requireMinor('body.expectedRetailPrice.priceValue', body.expectedRetailPrice.priceValue),
    expectedRetailCurrency: body.expectedRetailPrice.currencyCode,
  }),
});

/**
 * Everything follows from what was stored, so a repeated call returns exactly the same, except links that were replaced
 * since.
 */
const toResult = async (
  { sale, customer, esim, isOrdered }: StoredSale,
  links: ShareLinks,
): Promise<ActivationResult> => {
  const soldAt = new Date(sale.createdAt);
  return {
    status: isOrdered ? 'pending' : 'success',
    activatedItem: toSoldItem(sale, soldAt),
    customer: await toCustomer(customer, links),
    ...(esim && { esimProfile: await toEsim(esim, links) }),
  };
};

const readDelivered = ({ db }: ActivationDeps, { resellerId }: Caller, uid: string): Promise<EsimRow | undefined> =>
  db.forReseller(resellerId, async (tx) => {
    const [row] = await tx<{ esim: EsimRow }[]>`
      select esim_json(e) as esim from supply_order o
      join esim e on e.reseller_id = current_reseller() and e.id = o.esim_id
      where o.reseller_id = current_reseller() and o.uid = ${uid}`;
    return row?.esim;
  });

/**
 * Waits for the supplier of an ordered sale. What is not delivered in time stays pending, and is continued by a job.
 */
const finish = async (deps: ActivationDeps, caller: Caller, stored: StoredSale): Promise<StoredSale> => {
  if (!stored.isOrdered) return stored;
  const { sale, customer } = stored;
  const state = await deps.orders.deliver(caller.resellerId, sale.uid);
  if (state === 'PENDING') return stored;
  if (state === 'REFUSED') {
    throw new Problem('out_of_stock', "selected product can't be provided in the desired quantity"); // ERR-023
  }
  return { sale, customer, ...omitNullish({ esim: await readDelivered(deps, caller, sale.uid) }) };
};

/** Sells on an eSIM that the customer has. */
export const sellOnProfile = async (deps: ActivationDeps, caller: Caller, sale: NewSale): Promise<ActivationResult> =>
  toResult(await finish(deps, caller, await raisingProblems(callSale(deps, caller, sale))), deps.links);

/**
 * Sells on a new eSIM, which its supplier may still have to deliver. When none is left, it tries once more after new
 * ones have arrived (ERR-060, ERR-061).
 */
export const sellNewEsim = async (deps: SellDeps, caller: Caller, sale: NewSale): Promise<StoredSale> => {
  const sell = () => callSale(deps, caller, sale);
  const sellFromNewProfiles = async (empty: unknown): Promise<StoredSale> => {
    if (!noProfiles(empty)) throw empty;
    const failure = await deps.ensureProfiles().catch((error: unknown) => error);
    if (isDatabaseAway(failure)) throw failure;
    // Also after a failure: the first profiles may have arrived.
    return sell().catch((error: unknown) => {
      throw noProfiles(error) ? gatewayProblem(failure ?? error, 'supplier') : error;
    });
  };
  return raisingProblems(sell().catch(sellFromNewProfiles));
};

/** Sells on a new eSIM, and waits for its supplier. */
export const sellWithProfile = async (deps: ActivationDeps, caller: Caller, sale: NewSale): Promise<ActivationResult> =>
  toResult(await finish(deps, caller, await sellNewEsim(deps, caller, sale)), deps.links);

/**
 * What identifies a sale for idempotency: its key and its content. The same body on another path is another call
 * (PAR-017).
 */
export const repetition = (operation: string, { body, key }: Call<SaleRequest>) => {
  const email = 'customerEmail' in body ? body.customerEmail?.toLowerCase() : undefined;
  return { key: key ?? null, hash: hashOf({ ...body, customerEmail: email, operation }) };
};

/** The customer's profile domain that a top-up names; null when it names none. */
export const domainOf = ({
  customerProfileDomainId: id,
}: TopUpActivationRequest | TopUpWithProfileRequest): string | null => (id === undefined ? null : requireId(id));
