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
  /** What the supplier charges us, in hundredths of its currency, rounded up. Price rules decide what resellers pay. */
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
  /** Absent where the supplier does not provide it. */
  imsi?: string;
  /** LPA:1$<SM-DP+ address>$<matching id>, as in the QR code (GSMA SGP.22, 4.1). */
  activationCode: string;
};

/** An order of one package. */
export type SupplyOrder = {
  /** Our reference: the uid of the sale. */
  reference: string;
  /** The supplier's id of the package. */
  package: string;
  /** The eSIM that the package goes onto; null for a new one. */
  iccid: string | null;
  /** When it was recorded, before it was sent for the first time. */
  placedAt: Date;
  /** Whether the call of a sale waits for the answer. */
  isAwaited: boolean;
};

/** The outcome of an order. A delivered order for a new eSIM has its profile. */
export type OrderOutcome =
  | { state: 'DELIVERED'; profile: IssuedProfile | undefined }
  | { state: 'REFUSED'; reason: string }
  | { state: 'PENDING' };

/**
 * What a look for an order found. ABSENT: the supplier surely does not have it. UNKNOWN: the supplier's answer about
 * this order is not as agreed; other orders are found all the same.
 */
export type FoundOrder = OrderOutcome | { state: 'ABSENT' } | { state: 'UNKNOWN'; error: unknown };

/** What is known about orders, by our references. An order that is missing here is not known yet. */
export type FoundOrders = ReadonlyMap<string, FoundOrder>;

/** A supplier that packages are ordered from when they are sold. An error leaves the outcome of a call unknown. */
export type OrderingSupply = {
  order(order: SupplyOrder, signal: AbortSignal): Promise<OrderOutcome>;
  /** Looks for orders that may have been sent, all at once, oldest first. Throws when the supplier does not answer. */
  findOrders(orders: readonly SupplyOrder[], signal: AbortSignal): Promise<FoundOrders>;
  /** Takes back what was not used; repeating it gives the same answer. Returns false when the supplier refuses. */
  withdraw(reference: string, signal: AbortSignal): Promise<boolean>;
};

/** A supplier that is asked what it offers, and what happens on its eSIMs. */
export type WatchedSupply<Esim> = OrderingSupply & {
  /** All packages on offer; their ids are the supplier's. */
  listPackages(signal: AbortSignal): Promise<SuppliedPackage[]>;
  /** Takes eSIMs that it was not asked about for a while, at most this many. */
  takeEsims(count: number): Promise<Esim[]>;
  /** Asks what happened on an eSIM. Reports of the same state have the same ids. */
  look(esim: Esim, signal: AbortSignal): Promise<SupplyReport[]>;
};

/** A supplier of eSIMs that reports what happens on them (report.ts). */
export type Supply = OrderingSupply & {
  /** All packages on offer. */
  listPackages(): Promise<SuppliedPackage[]>;
  /** Creates this many profiles before they are sold, each given out only once. */
  issueProfiles(count: number): Promise<Required<IssuedProfile>[]>;
};
