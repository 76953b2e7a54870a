// What another store knows about an eSIM that it delivered, as reports. One look asks for everything, so its events
// need to say only which eSIM they are about.
import type { Balance } from '#contract/partner/model/balance.ts';
import type { ConnectivityStatus as Connectivity } from '#contract/partner/model/connectivityStatus.ts';
import type { CustomerDetails as Details } from '#contract/partner/model/customerDetails.ts';
import { ConnectivityStatus } from '#contract/partner/zod/schemas/connectivityStatus.zod.ts';
import { CustomerDetails } from '#contract/partner/zod/schemas/customerDetails.zod.ts';
import { EsimState } from '#contract/partner/zod/schemas/esimState.zod.ts';
import { toBytes } from '#domain/data-volume.ts';
import type { SupplyReport } from '../report.ts';
import { believe, matches } from '../answer.ts';
import { reportId } from '../report-id.ts';
import type { StoreClient } from './client.ts';
import type { StoreEsim } from './esims.ts';

/** Volumes come rounded to two decimals of their unit, so the smaller one of used and available is the exact one. */
const usedBytesOf = ({ size, usedBalance, availableBalance }: Balance): number => {
  const [used, available] = [toBytes(usedBalance), toBytes(availableBalance)];
  return available > 0 && available < used ? toBytes(size) - available : used;
};

/** The uid of our sale is the metatag of theirs. */
const usesOf = ({ activatedItems }: Details) =>
  activatedItems.flatMap(({ metatag, balance }) => {
    const usedBytes = usedBytesOf(balance);
    return metatag === undefined || usedBytes === 0 ? [] : [{ uid: metatag, usedBytes }];
  });

const reportsOf = (connectivity: Connectivity, details: Details, at: Date): SupplyReport[] => {
  const { iccid, eid, lastNetwork, lastTimeConnected, lastDataConsumed } = connectivity;
  // The state may be one of a later version.
  const state = matches(EsimState, connectivity.state) ? connectivity.state : 'UNKNOWN';
  const packages = usesOf(details);
  const reports: SupplyReport[] = [];
  // Nothing is known about an eSIM that was never loaded.
  if (state !== 'RELEASED') {
    // An eSIM that was switched off and on again connected at another time.
    const id = reportId('state', [state, eid, lastTimeConnected]);
    reports.push({ id, iccid, at, state, ...(eid !== undefined && { eid }) });
  }
  if (lastNetwork && lastTimeConnected !== undefined) {
    const { countrySymbol: country, network: name, mcc, mnc } = lastNetwork;
    const network = { country, name, mcc, mnc };
    reports.push({
      id: reportId('network', [lastTimeConnected, network]),
      iccid,
      at: new Date(lastTimeConnected),
      network,
    });
  }
  if (packages.length > 0) {
    const usedAt = lastDataConsumed === undefined ? at : new Date(lastDataConsumed);
    reports.push({ id: reportId('use', packages), iccid, at: usedAt, packages });
  }
  return reports;
};

/** Asks what happened on an eSIM. */
export const lookAtEsim = async (
  client: StoreClient,
  { iccid, customerUid }: StoreEsim,
  signal: AbortSignal,
): Promise<SupplyReport[]> => {
  const at = new Date();
  const [connectivity, customer] = await Promise.all([
    client.GET('/simshelf/esim/{iccid}/status/connectivity', { params: { path: { iccid } }, signal }),
    client.GET('/simshelf/activations/customers/{customer_uid}', {
      params: { path: { customer_uid: customerUid } },
      signal,
    }),
  ]);
  return reportsOf(believe(ConnectivityStatus, connectivity), believe(CustomerDetails, customer), at);
};
