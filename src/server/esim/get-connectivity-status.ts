import type { ConnectivityStatus } from '#contract/storefront/model/connectivityStatus.ts';
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import { iccidOf } from '#domain/iccid.ts';
import { isIccid } from '#domain/patterns.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import { orNotFound, notFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { EsimDeps } from './deps.ts';

type NetworkRow = {
  id: number;
  imsi: string | null;
  eid: string | null;
  active: boolean;
  state: EsimState;
  lastTimeConnected: Date | null;
  lastCountryChange: Date | null;
  lastDataConsumed: Date | null;
  /** Either all fields of the network are set or none. */
  lastCountry: string | null;
  lastNetwork: string;
  lastMcc: number;
  lastMnc: number;
};

/** What the network reported about an eSIM, without the fields that it has not reported yet. */
export const getConnectivityStatus = async (
  { db }: EsimDeps,
  { resellerId }: Caller,
  { params }: Input<'getConnectivityStatus'>,
): Promise<ConnectivityStatus> => {
  const iccid = iccidOf(params.iccid);
  if (!isIccid(iccid)) throw notFound();
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<NetworkRow[]>`
      select coalesce(shown_number, number) as id, imsi, eid, active, state, last_time_connected, last_country_change, last_data_consumed,
        last_country, last_network, last_mcc, last_mnc
      from esim where reseller_id = current_reseller() and iccid = ${iccid}`,
  );
  const { id, imsi, eid, active, state, lastCountry, lastNetwork, lastMcc, lastMnc, ...last } = orNotFound(row);
  return {
    id,
    iccid,
    active,
    state,
    ...omitNullish({
      imsi,
      eid,
      lastTimeConnected: isoDate(last.lastTimeConnected),
      lastCountryCodeChange: isoDate(last.lastCountryChange),
      lastDataConsumed: isoDate(last.lastDataConsumed),
      lastNetwork:
        lastCountry === null ? null : { mcc: lastMcc, mnc: lastMnc, countrySymbol: lastCountry, network: lastNetwork },
    }),
  };
};
