// A phone with an eSIM. Everything that it does is reported; the store decides what follows.
import { randomUUID } from 'node:crypto';
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import type { UsableBalance } from '#domain/data-use.ts';
import { canUseData, type EsimStep, stateAfter } from '#domain/esim-lifecycle.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import type { SupplyReport } from '../report.ts';
import { newEid } from './numbers.ts';

export type PhoneBalance = UsableBalance & NamedPackage;

export type PhoneEsim = { iccid: string; state: EsimState };

export type PhoneView = { esim: PhoneEsim & { lastCountry: string | null }; balances: PhoneBalance[] };

/** The store that the simulator is a supplier of. */
export type SuppliedStore = {
  /** Undefined when the store has no such eSIM. */
  findEsim(iccid: string): Promise<PhoneEsim | undefined>;
  /** The same eSIM with what can be used with it. */
  readUsage(iccid: string): Promise<PhoneView | undefined>;
  /** Returns the bytes that were taken from balances. */
  report(report: SupplyReport): Promise<number | undefined>;
};

/** The test network 001/01 (3GPP TS 23.003), which belongs to no country; the simulator uses it in all. */
export const NETWORK = { name: 'Simulator Mobile', mcc: 1, mnc: 1 } as const;

const newReport = ({ iccid }: PhoneEsim) => ({ id: randomUUID(), iccid, at: new Date() });

/** Takes a step in the life of a profile. A step that is not possible now has no effect. */
export const takeStep = async (store: SuppliedStore, esim: PhoneEsim, step: EsimStep): Promise<void> => {
  const state = stateAfter(esim.state, step);
  if (state === undefined) return;
  await store.report({ ...newReport(esim), state, ...(state === 'DOWNLOADED' && { eid: newEid() }) });
};

/** Uses data in a country. Returns the bytes that the balances had for it. */
export const consumeData = async (
  store: SuppliedStore,
  esim: PhoneEsim,
  usedBytes: number,
  country: string,
): Promise<number> => {
  if (!canUseData(esim.state)) return 0;
  return (await store.report({ ...newReport(esim), network: { ...NETWORK, country, usedBytes } })) ?? 0;
};
