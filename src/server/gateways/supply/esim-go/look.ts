// What eSIM Go knows about an eSIM that it delivered, as reports.
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import type { Assignment } from '#contract/vendors/esim-go/zod/schemas/assignment.zod.ts';
import { Esim } from '#contract/vendors/esim-go/zod/schemas/esim.zod.ts';
import { EsimBundles } from '#contract/vendors/esim-go/zod/schemas/esimBundles.zod.ts';
import { Location } from '#contract/vendors/esim-go/zod/schemas/location.zod.ts';
import type { Sql } from '../../../db/connect.ts';
import { believe } from '../answer.ts';
import { reportId } from '../report-id.ts';
import type { PackageUse, SeenNetwork, SupplyReport } from '../report.ts';
import { assignmentsOf, findSoldBundles, readBundles } from './bundles.ts';
import type { EsimGoClient } from './client.ts';
import type { FindNetwork } from './networks.ts';
import { refusalIn } from './refusal.ts';

type LookDeps = { system: Sql; client: EsimGoClient; findNetwork: FindNetwork };

type Seen = { at: Date; network: SeenNetwork };

/**
 * Nothing is known about an eSIM that was not installed. An eSIM that was removed may be installed again, so it has not
 * ended.
 */
const stateOf = ({ profileStatus, state }: Esim, isSeen: boolean): EsimState | undefined => {
  if (state === 'deactivated' || profileStatus === 'Deactivated') return 'DELETED';
  if (profileStatus === 'Downloaded') return 'DOWNLOADED';
  // They do not report that it is switched on, but it was in a network.
  if (profileStatus === 'Installed') return isSeen ? 'ENABLED' : 'INSTALLED';
  return profileStatus === 'Unavailable' ? 'UNAVAILABLE' : undefined;
};

/** Undefined when it was in no network, or in one without known numbers. */
const lastSeen = async (deps: LookDeps, iccid: string, signal: AbortSignal): Promise<Seen | undefined> => {
  const answer = await deps.client.GET('/esims/{iccid}/location', { params: { path: { iccid } }, signal });
  if (refusalIn(answer) !== undefined) return undefined;
  const {
    mobileNetworkCode: code = '',
    country = '',
    networkName,
    networkBrandName,
    ...seen
  } = believe(Location, answer);
  const at = new Date(seen.lastSeen ?? '');
  if (Number.isNaN(at.getTime()) || !/^[A-Z]{2}$/.test(country)) return undefined;
  const numbers = await deps.findNetwork(country, code, signal);
  return numbers && { at, network: { ...numbers, country, name: networkBrandName ?? networkName ?? code } };
};

/** Their units are decimal, ours binary, so the share counts: used up there is used up here. */
const usedBytesOf = ({ initialQuantity, remainingQuantity }: Assignment, sizeBytes: number): number =>
  initialQuantity <= 0 ? 0 : Math.round((1 - Math.max(remainingQuantity, 0) / initialQuantity) * sizeBytes);

/** A bundle that has ended or was revoked may be reported as having no data left, although the data was not used. */
const usesOf = async ({ system, client }: LookDeps, iccid: string, signal: AbortSignal): Promise<PackageUse[]> => {
  const [sold, bundles] = await Promise.all([
    findSoldBundles(system, iccid),
    readBundles(client, iccid, signal).then((answer) => believe(EsimBundles, answer)),
  ]);
  const assignments = assignmentsOf(sold, bundles);
  return sold.flatMap(({ reference: uid, sizeBytes }) => {
    const assignment = assignments.get(uid);
    if (!assignment || !['active', 'depleted'].includes(assignment.bundleState)) return [];
    const usedBytes = usedBytesOf(assignment, sizeBytes);
    return usedBytes > 0 ? [{ uid, usedBytes }] : [];
  });
};

/** Asks what happened on an eSIM. */
export const lookAtEsim = async (deps: LookDeps, iccid: string, signal: AbortSignal): Promise<SupplyReport[]> => {
  const at = new Date();
  const esim = believe(Esim, await deps.client.GET('/esims/{iccid}', { params: { path: { iccid } }, signal }));
  const seen = esim.profileStatus === 'Installed' ? await lastSeen(deps, iccid, signal) : undefined;
  const state = stateOf(esim, seen !== undefined);
  const packages = await usesOf(deps, iccid, signal);
  const reports: SupplyReport[] = [];
  if (state !== undefined) reports.push({ id: reportId('state', [state, seen?.at]), iccid, at, state });
  if (seen) reports.push({ id: reportId('network', seen), iccid, at: seen.at, network: seen.network });
  if (packages.length > 0) reports.push({ id: reportId('use', packages), iccid, at, packages });
  return reports;
};
