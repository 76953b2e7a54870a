// Takes back what was ordered but not used.
import type { Assignment } from '#contract/vendors/esim-go/zod/schemas/assignment.zod.ts';
import { EsimBundles } from '#contract/vendors/esim-go/zod/schemas/esimBundles.zod.ts';
import { Status } from '#contract/vendors/esim-go/zod/schemas/status.zod.ts';
import { believe } from '../answer.ts';
import { assignmentsOf, findSoldBundles, readBundles } from './bundles.ts';
import { findKnownOrder, type KnownOrder, noteRevoked } from './order-book.ts';
import type { EsimGoDeps } from './orders.ts';
import { refusalIn } from './refusal.ts';

type Placed = KnownOrder & { iccid: string };

/** Undefined when the eSIM or its bundle no longer exists: an eSIM without bundles is taken back as a whole. */
const findAssignment = async (
  { system, client }: EsimGoDeps,
  reference: string,
  { iccid }: Placed,
  signal: AbortSignal,
): Promise<Assignment | undefined> => {
  const answer = await readBundles(client, iccid, signal);
  if (refusalIn(answer) !== undefined) return undefined;
  return assignmentsOf(await findSoldBundles(system, iccid), believe(EsimBundles, answer)).get(reference);
};

const isUnused = ({ bundleState, initialQuantity, remainingQuantity }: Assignment): boolean =>
  ['processing', 'queued'].includes(bundleState) && remainingQuantity >= initialQuantity;

const revoke = async (
  { system, client }: EsimGoDeps,
  reference: string,
  { iccid, package: name }: Placed,
  { id: assignmentId }: Assignment,
  signal: AbortSignal,
): Promise<boolean> => {
  await noteRevoked(system, reference, true);
  const answer = await client.DELETE('/esims/{iccid}/bundles/{name}/assignments/{assignmentId}', {
    params: { path: { iccid, name, assignmentId }, query: { type: 'transaction', refundToBalance: true } },
    signal,
  });
  if (refusalIn(answer) !== undefined) {
    await noteRevoked(system, reference, false);
    return false;
  }
  believe(Status, answer);
  return true;
};

/**
 * Revokes the bundle of a sale unless it was used. Repeating it gives the same answer, even when the first one was
 * lost.
 */
export const withdrawOrder = async (deps: EsimGoDeps, reference: string, signal: AbortSignal): Promise<boolean> => {
  const known = await findKnownOrder(deps.system, reference);
  if (!known || known.iccid === null) throw new Error(`eSIM Go delivered nothing for ${reference}`);
  const placed = { ...known, iccid: known.iccid };
  const assignment = await findAssignment(deps, reference, placed, signal);
  if (!assignment) return known.revokedAt !== null;
  if (assignment.bundleState === 'revoked') return true;
  return isUnused(assignment) ? revoke(deps, reference, placed, assignment, signal) : false;
};
