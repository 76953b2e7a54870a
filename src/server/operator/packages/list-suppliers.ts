import type { SupplierList } from '#contract/operator/model/supplierList.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { readSuppliers } from './read-suppliers.ts';

/** The suppliers, and the outcome of the last take of each catalogue. */
export const listSuppliers = async (deps: OperatorPackageDeps): Promise<SupplierList> => ({
  items: await readSuppliers(deps),
});
