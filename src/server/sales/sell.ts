// The two sales: to a new customer on a new eSIM, and to an existing one on what it has.
import { randomUUID } from 'node:crypto';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { RegisterActivationRequest } from '#contract/storefront/model/registerActivationRequest.ts';
import type { TopUpActivationRequest } from '#contract/storefront/model/topUpActivationRequest.ts';
import type { Call } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import { Problem } from '../http/problem.ts';
import { hashOf } from '../idempotency.ts';
import { requireMinor } from '../require-minor.ts';
import type { CustomerRow, EsimRow, SaleRow } from './rows.ts';
import { type ShareLinks, toCustomer, toEsim, toSoldItem } from './wire.ts';

export type SaleDeps = {
  db: Database;
  links: ShareLinks;
  /** Gets new eSIM profiles from the provisioning system, when a sale found none. */
  ensureProfiles(): Promise<void>;
};

type StoredSale = { sale: SaleRow; customer: CustomerRow; esim: EsimRow };

const noProfiles = (error: unknown): boolean => (error as { code?: string }).code === 'SS503';

const outOfStock = (): Problem =>
  new Problem(409, 'Out of stock', "selected product can't be provided in the desired quantity"); // spec section 8

/** What register_activation and top_up_activation take of a sale. */
const toSale = ({ caller, body }: Call<RegisterActivationRequest | TopUpActivationRequest>) => ({
  uid: randomUUID(),
  inventoryItemId: requireId(body.inventoryItemId),
  activationMode: body.activationMode ?? 'NOW',
  metatag: body.metatag,
  channelId: caller.channel.id,
  channelName: caller.channel.name,
  channelType: caller.channel.type,
  actor: caller.actor,
  ...(body.expectedPrice && {
    expectedPrice: requireMinor('body.expectedPrice.priceValue', body.expectedPrice.priceValue),
    expectedCurrency: body.expectedPrice.currencyCode,
  }),
});

/** Everything in the answer follows from what was stored, so a repeated call answers the same, letter for letter. */
const toResult = async ({ sale, customer, esim }: StoredSale, links: ShareLinks): Promise<ActivationResult> => {
  const soldAt = new Date(sale.createdAt);
  return {
    status: 'success',
    activatedItem: toSoldItem(sale, soldAt),
    customer: await toCustomer(customer, esim.id, links, soldAt),
    esimProfile: await toEsim(esim, links, soldAt),
  };
};

export const registerActivation = async (
  { db, links, ensureProfiles }: SaleDeps,
  call: Call<RegisterActivationRequest>,
): Promise<ActivationResult> => {
  const { caller, body, key } = call;
  const sale = { ...toSale(call), userCountry: body.userCountry, userIp: body.userIp };
  const customer = { id: randomUUID(), email: body.customerEmail?.toLowerCase(), country: body.userCountry };
  const sell = async (): Promise<StoredSale> => {
    const [row] = await db.app<[{ answer: StoredSale }]>`
      select register_activation(${caller.resellerId}, ${caller.name}, ${key ?? null}, ${hashOf(body)},
        ${db.app.json(sale)}, ${db.app.json(customer)}) as answer`;
    return row.answer;
  };
  const sellFromNewProfiles = async (error: unknown): Promise<StoredSale> => {
    if (!noProfiles(error)) throw error;
    await ensureProfiles();
    return sell();
  };
  try {
    return await toResult(await raisingProblems(sell().catch(sellFromNewProfiles)), links);
  } catch (error) {
    throw error instanceof Problem && error.status === 503 ? outOfStock() : error;
  }
};

export const topUpActivation = async (
  { db, links }: SaleDeps,
  call: Call<TopUpActivationRequest>,
): Promise<ActivationResult> => {
  const { caller, body, key } = call;
  const domain = body.customerProfileDomainId === undefined ? null : requireId(body.customerProfileDomainId);
  const [row] = await raisingProblems(db.app<[{ answer: StoredSale }]>`
    select top_up_activation(${caller.resellerId}, ${caller.name}, ${key ?? null}, ${hashOf(body)},
      ${db.app.json(toSale(call))}, ${requireId(body.customerUid)}, ${domain}) as answer`);
  return toResult(row.answer, links);
};
