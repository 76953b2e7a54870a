/** An eSIM profile that waits at the SM-DP+ server for the phone with its activation code. */
export type IssuedProfile = {
  iccid: string;
  imsi: string;
  /** LPA:1$<SM-DP+ address>$<matching id>, as the QR code has it (GSMA SGP.22, 4.1). */
  activationCode: string;
};

/** A supplier of eSIMs. What happens on them it tells by reports (report.ts). */
export type Supply = {
  /** Creates this many profiles, each given out only once. */
  issueProfiles(count: number): Promise<IssuedProfile[]>;
};
