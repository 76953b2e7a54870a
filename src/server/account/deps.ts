import type { Database } from '../db/connect.ts';

import type { VatRegister } from '../gateways/index.ts';

export type AccountDeps = {
  db: Database;
  storeName: string;
  storeSlug: string;
  /** Where VAT numbers are checked. Absent: nowhere. */
  vatRegister?: VatRegister | undefined;
};
