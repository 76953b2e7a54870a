import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { PackageFacts } from '#domain/package.ts';

/** A package on offer. Prices are minor units of USD. */
export type SuppliedPackage = PackageFacts & {
  id: string;
  name: string;
  sizeBytes: number;
  profileDomainKey: string;
  price: number;
  /** Recommended. */
  retailPrice: number;
  policy: ExtendedDataPolicy | null;
};

/** An eSIM profile that waits at the SM-DP+ server for the phone with its activation code. */
export type IssuedProfile = {
  iccid: string;
  imsi: string;
  /** LPA:1$<SM-DP+ address>$<matching id>, as the QR code has it (GSMA SGP.22, 4.1). */
  activationCode: string;
};

/** A supplier of eSIMs. What happens on them it tells by reports (report.ts). */
export type Supply = {
  /** All packages on offer. */
  listPackages(): Promise<SuppliedPackage[]>;
  /** Creates this many profiles, each given out only once. */
  issueProfiles(count: number): Promise<IssuedProfile[]>;
};
