import type { SupplierList } from '#contract/operator/model/supplierList.ts';
import type { DeskPackageDeps } from './deps.ts';
import { readSuppliers } from './read-suppliers.ts';

/** The suppliers, and what came of taking their catalogues. */
export const listSuppliers = async (deps: DeskPackageDeps): Promise<SupplierList> => ({
  items: await readSuppliers(deps),
});
