import type { Database } from '../db/connect.ts';

import type { VatRegister } from '../gateways/index.ts';
import type { FindDisplayRates } from '../products/index.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';

export type AccountDeps = {
  db: Database;
  storeName: string;
  storeSlug: string;
  publicUrl: string;
  findDisplayRates: FindDisplayRates;
  /** Logos that a reseller uploads. */
  logosPerReseller: AttemptLimit;
  /** Where VAT numbers are checked. Absent: nowhere. */
  vatRegister?: VatRegister | undefined;
};
