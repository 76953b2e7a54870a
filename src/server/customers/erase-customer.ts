import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { requireCustomerId } from './customer-id.ts';
import type { CustomerDeps } from './deps.ts';

/**
 * Erases a customer's personal data for good; erasing it twice changes nothing. The ids are logged, because restoring a
 * backup brings the data back: customers that were erased since are then erased again (`npm run erase`).
 */
export const eraseCustomer = async (
  { db, log }: CustomerDeps,
  { resellerId, actor }: Caller,
  { params }: Input<'eraseCustomer'>,
): Promise<void> => {
  const id = requireCustomerId(params);
  await db.forReseller(resellerId, (tx) => tx`select erase_customer(${resellerId}, ${id}, ${actor})`);
  log.info({ reseller: resellerId, customer: id }, 'A customer was erased');
};
