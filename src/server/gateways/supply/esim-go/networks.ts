// Locations name a network by its TADIG code; the list of the country's networks has its numbers.
import { Networks } from '#contract/vendors/esim-go/zod/schemas/networks.zod.ts';
import { believe } from '../answer.ts';
import type { EsimGoClient } from './client.ts';

type NetworkNumbers = { mcc: number; mnc: number };

/** A call for networks costs half a second of the limit. */
const KEPT_MS = 86_400_000;

type Kept = { readAt: number; numbers: Map<string, NetworkNumbers> };

const numbersIn = ({ countryNetworks }: Networks): Map<string, NetworkNumbers> => {
  const networks = countryNetworks.flatMap((country) => country.networks ?? []);
  return new Map(
    networks.flatMap(({ tagid = '', mcc = '', mnc = '' }): [string, NetworkNumbers][] =>
      /^\d{3}$/.test(mcc) && /^\d{2,3}$/.test(mnc) ? [[tagid, { mcc: Number(mcc), mnc: Number(mnc) }]] : [],
    ),
  );
};

/** Finds the numbers of a network; undefined when the list does not have them. */
export const createNetworks = (client: EsimGoClient) => {
  const kept = new Map<string, Kept>();
  return async (country: string, code: string, signal: AbortSignal): Promise<NetworkNumbers | undefined> => {
    const known = kept.get(country);
    if (known && Date.now() - known.readAt < KEPT_MS) return known.numbers.get(code);
    const answer = await client.GET('/networks', { params: { query: { isos: country } }, signal });
    const numbers = numbersIn(believe(Networks, answer));
    kept.set(country, { readAt: Date.now(), numbers });
    return numbers.get(code);
  };
};

export type FindNetwork = ReturnType<typeof createNetworks>;
