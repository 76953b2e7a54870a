// The webhooks of another store (Standard Webhooks, ed25519). An event only says that something happened; the store
// then asks what.
import { createPublicKey, verify } from 'node:crypto';
import * as zod from 'zod/mini';
import { BalanceActivationEvent } from '#contract/partner/zod/schemas/balanceActivationEvent.zod.ts';
import { BalanceAlertEvent } from '#contract/partner/zod/schemas/balanceAlertEvent.zod.ts';
import { CountryChangeEvent } from '#contract/partner/zod/schemas/countryChangeEvent.zod.ts';
import { CustomerRegistrationEvent } from '#contract/partner/zod/schemas/customerRegistrationEvent.zod.ts';
import { EsimStatusEvent } from '#contract/partner/zod/schemas/esimStatusEvent.zod.ts';
import { SoldItemDetail } from '#contract/partner/zod/schemas/soldItemDetail.zod.ts';
import { MOST_SIGNATURES } from '../../most-signatures.ts';
import { believe } from '../answer.ts';
import type { StoreClient } from './client.ts';

/** The address that is set in the supplying store for each type of event. */
export const storeEventsPath = '/supply-gateway/store';

const TOLERANCE_SECONDS = 300;

/** `whpk_` and the 32 bytes of an ed25519 key in base64. */
export const webhookKeyPattern = /^whpk_[A-Za-z0-9+/]{43}=$/;

type SignedHeaders = { id: string | undefined; timestamp: string | undefined; signatures: string | undefined };

/** Whether the owner of the key signed exactly this body a moment ago. There may be several signatures side by side. */
export const isStoreSigned = (
  webhookKey: string,
  { id, timestamp, signatures }: SignedHeaders,
  body: string,
): boolean => {
  if (id === undefined || !(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const x = Buffer.from(webhookKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.from(`${id}.${timestamp}.${body}`);
  return (signatures ?? '')
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .slice(0, MOST_SIGNATURES)
    .some((signature) => verify(null, signed, key, Buffer.from(signature.slice('v1a,'.length), 'base64')));
};

const event = zod.union([
  EsimStatusEvent,
  CountryChangeEvent,
  BalanceAlertEvent,
  BalanceActivationEvent,
  CustomerRegistrationEvent,
]);

export type StoreEvent = zod.output<typeof event>;

/** Reads an event whose signature was valid. Throws when it is not one of the contract's. */
export const parseStoreEvent = (body: string): StoreEvent => event.parse(JSON.parse(body));

/** The eSIMs that something happened on. */
export const iccidsOf = async (client: StoreClient, told: StoreEvent, signal: AbortSignal): Promise<string[]> => {
  if (told.test || told.type === 'CUSTOMER_REGISTRATION') return [];
  if (told.type === 'ESIM_STATUS' || told.type === 'COUNTRY_CHANGE') return [told.data.iccid];
  const params = { path: { uid: told.data.uid }, query: { only_active_profiles: false } };
  const answer = await client.GET('/simshelf/activations/activated-items/{uid}', { params, signal });
  return believe(SoldItemDetail, answer).relatedEsims.map(({ iccid }) => iccid);
};
