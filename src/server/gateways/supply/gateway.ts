import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { Minor } from '#domain/money.ts';
import type { PackageFacts } from '#domain/package.ts';
import type { SupplyReport } from './report.ts';

/** A package that a supplier offers. */
export type SuppliedPackage = PackageFacts & {
  id: string;
  name: string;
  sizeBytes: number;
  profileDomainKey: string;
  /** What the supplier charges us, in hundredths of its currency, rounded up. What resellers pay is for price rules to say. */
  cost: Minor;
  /** ISO 4217 */
  costCurrency: string;
  /** Recommended, in minor units of USD; null when the supplier recommends none. */
  retailPrice: Minor | null;
  policy: ExtendedDataPolicy | null;
};

/** An eSIM profile that waits at the SM-DP+ server for the phone with its activation code. */
export type IssuedProfile = {
  iccid: string;
  /** Absent where the supplier does not tell it. */
  imsi?: string;
  /** LPA:1$<SM-DP+ address>$<matching id>, as the QR code has it (GSMA SGP.22, 4.1). */
  activationCode: string;
};

/** An order of one package. */
export type SupplyOrder = {
  /** Ours: the uid of the sale. */
  reference: string;
  /** The supplier's id of the package. */
  package: string;
  /** The eSIM that the package goes onto; null for a new one. */
  iccid: string | null;
  /** When it was recorded, before it was sent for the first time. */
  placedAt: Date;
};

/** What became of an order. A delivered one on a new eSIM has its profile. */
export type OrderOutcome =
  | { state: 'DELIVERED'; profile: IssuedProfile | undefined }
  | { state: 'REFUSED'; reason: string }
  | { state: 'PENDING' };

/**
 * What a look for an order found. ABSENT: the supplier surely does not have it. UNKNOWN: it did not say as agreed what became of
 * this one, which keeps no other from being found.
 */
export type FoundOrder = OrderOutcome | { state: 'ABSENT' } | { state: 'UNKNOWN'; error: unknown };

/** What is known of orders, by our references. An order that is not in it is not known yet. */
export type FoundOrders = ReadonlyMap<string, FoundOrder>;

/** A supplier that packages are ordered from at the sale. An error leaves the outcome of a call unknown. */
export type OrderingSupply = {
  order(order: SupplyOrder, signal: AbortSignal): Promise<OrderOutcome>;
  /** Looks for orders that may have been sent, all in one, oldest first. Throws when the supplier does not answer. */
  findOrders(orders: readonly SupplyOrder[], signal: AbortSignal): Promise<FoundOrders>;
  /** Takes back what was not used; again it answers the same. Returns false when the supplier does not. */
  withdraw(reference: string, signal: AbortSignal): Promise<boolean>;
};

/** A supplier that is asked what it offers, and what happens on its eSIMs. */
export type WatchedSupply<Esim> = OrderingSupply & {
  /** All packages on offer; their ids are the supplier's. */
  listPackages(signal: AbortSignal): Promise<SuppliedPackage[]>;
  /** Takes eSIMs that it was not asked about for a while, this many at most. */
  takeEsims(count: number): Promise<Esim[]>;
  /** Asks what happened on an eSIM. The same state of things has the same ids of reports. */
  look(esim: Esim, signal: AbortSignal): Promise<SupplyReport[]>;
};

/** A supplier of eSIMs. What happens on them it tells by reports (report.ts). */
export type Supply = OrderingSupply & {
  /** All packages on offer. */
  listPackages(): Promise<SuppliedPackage[]>;
  /** Creates this many profiles ahead of their sales, each given out only once. */
  issueProfiles(count: number): Promise<Required<IssuedProfile>[]>;
};
