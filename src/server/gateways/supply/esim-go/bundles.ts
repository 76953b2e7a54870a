// The bundles on an eSIM, and which bundle belongs to which sale.
import type { Assignment } from '#contract/vendors/esim-go/zod/schemas/assignment.zod.ts';
import type { EsimBundles } from '#contract/vendors/esim-go/zod/schemas/esimBundles.zod.ts';
import type { Sql } from '../../../db/connect.ts';
import type { EsimGoClient } from './client.ts';

/** A sale that was delivered onto an eSIM. */
type SoldBundle = { reference: string; orderReference: string; package: string; sizeBytes: number };

/** The most that they return at once. */
const ASSIGNMENTS_MAX = '200';

export const readBundles = (client: EsimGoClient, iccid: string, signal: AbortSignal) =>
  client.GET('/esims/{iccid}/bundles', {
    params: { path: { iccid }, query: { includeUsed: 'true', limit: ASSIGNMENTS_MAX } },
    signal,
  });

/** In the order in which they were sold. */
export const findSoldBundles = (system: Sql, iccid: string): Promise<SoldBundle[]> =>
  system<SoldBundle[]>`
    select o.reference, o.order_reference, o.package, s.size_bytes
    from esim_go_order o join sold_item s on s.uid = o.reference
    where o.iccid = ${iccid} and o.order_reference is not null order by o.created_at`;

const byTime = (one: Assignment, other: Assignment): number =>
  Date.parse(one.assignmentDateTime) - Date.parse(other.assignmentDateTime);

/**
 * The assignments of sales, by the sale. The reference of an assignment begins with that of its order; where it does
 * not, the assignments of a package are in the order in which they were ordered.
 */
export const assignmentsOf = (sold: readonly SoldBundle[], { bundles }: EsimBundles): Map<string, Assignment> => {
  const found = new Map<string, Assignment>();
  for (const { name, assignments } of bundles) {
    const ours = sold.filter((one) => one.package === name);
    const inTime = assignments.toSorted(byTime);
    const named = (orderReference: string) =>
      inTime.find(({ assignmentReference = '' }) => assignmentReference.startsWith(orderReference));
    const hasNames = ours.some(({ orderReference }) => named(orderReference));
    ours.forEach(({ reference, orderReference }, index) => {
      const assignment = hasNames ? named(orderReference) : inTime[index];
      if (assignment) found.set(reference, assignment);
    });
  }
  return found;
};
