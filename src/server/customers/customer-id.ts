import { requireId } from '../db/lookup.ts';

/** Either document's name for the customer in a path. */
type CustomerParams = { customerUid: string } | { customer_uid: string };

/** The id of the customer that the path names. */
export const requireCustomerId = (params: CustomerParams): string =>
  requireId('customerUid' in params ? params.customerUid : params.customer_uid);
