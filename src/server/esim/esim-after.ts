import type { EsimState } from '#contract/storefront/model/esimState.ts';
import { isNewerState } from '#domain/esim-lifecycle.ts';
import type { SeenNetwork, SupplyReport } from '../gateways/index.ts';

/** What is known about an eSIM from its reports. */
export type KnownEsim = {
  eid: string | null;
  state: EsimState;
  stateAt: Date | null;
  activatedAt: Date | null;
  lastSeen: Date | null;
  lastTimeConnected: Date | null;
  lastDataConsumed: Date | null;
  lastCountry: string | null;
  lastNetworkAt: Date | null;
};

/** A report that is applied: when it happened, and whether data was taken from a balance. */
export type AppliedReport = Pick<SupplyReport, 'state' | 'eid' | 'network'> & { at: Date; usesData: boolean };

const later = (known: Date | null, at: Date): Date => (known !== null && known > at ? known : at);
const earlier = (known: Date | null, at: Date): Date => (known !== null && known < at ? known : at);

const isNewer = ({ state: known, stateAt }: KnownEsim, state: EsimState, at: Date): boolean =>
  isNewerState({ state, at: at.getTime() }, { state: known, at: stateAt?.getTime() ?? null });

const toColumns = ({ country, name, mcc, mnc }: SeenNetwork, at: Date) => ({
  lastCountry: country,
  lastNetwork: name,
  lastMcc: mcc,
  lastMnc: mnc,
  lastNetworkAt: at,
});

/**
 * The columns of an eSIM that a report changes: the same in whatever order reports come, except for the change of
 * country.
 */
export const esimAfter = (known: KnownEsim, report: AppliedReport) => {
  const { eid, state, network, at, usesData } = report;
  const isLast = known.lastNetworkAt === null || at >= known.lastNetworkAt;
  const isConnected = state === 'ENABLED' || network !== undefined;
  return {
    lastSeen: later(known.lastSeen, at),
    ...(eid !== undefined && known.eid === null && { eid }),
    ...(state === 'ENABLED' && { activatedAt: earlier(known.activatedAt, at) }),
    ...(isConnected && { lastTimeConnected: later(known.lastTimeConnected, at) }),
    ...(usesData && { lastDataConsumed: later(known.lastDataConsumed, at) }),
    ...(state !== undefined && isNewer(known, state, at) && { state, stateAt: at, active: state !== 'DELETED' }),
    ...(network !== undefined && isLast && toColumns(network, at)),
    ...(network !== undefined && isLast && known.lastCountry !== network.country && { lastCountryChange: at }),
  };
};
