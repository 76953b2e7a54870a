// What a supplier reports about an eSIM, by a callback or when it is asked: only what it saw. The eSIM module decides
// what follows for balances, states and events.
import type { EsimState } from '#contract/storefront/model/esimState.ts';

/** A network that the phone was in. */
export type SeenNetwork = {
  /** ISO 3166-1 alpha-2 */
  country: string;
  name: string;
  mcc: number;
  mnc: number;
  /** Bytes that were used in it and that no other report contains, from a supplier that does not count by package. */
  usedBytes?: number;
};

/** The total use of a package, from a supplier that counts by package. */
export type PackageUse = {
  /** The uid of the sale. */
  uid: string;
  usedBytes: number;
};

/** A report may come several times, and after later ones. Unknown facts are left out. */
export type SupplyReport = {
  /** Unique for the eSIM: a report counts once. */
  id: string;
  iccid: string;
  /** When it happened. */
  at: Date;
  state?: EsimState;
  /** The eUICC that the profile was loaded into. */
  eid?: string;
  network?: SeenNetwork;
  packages?: readonly PackageUse[];
};
