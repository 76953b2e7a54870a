/** An eSIM profile that waits at the SM-DP+ server for the phone that has its activation code. */
export type IssuedProfile = {
  iccid: string;
  imsi: string;
  /** LPA:1$<SM-DP+ address>$<matching id>, as the QR code has it (GSMA SGP.22, 4.1). */
  activationCode: string;
};

/** A system that makes eSIM profiles. */
export type ProvisioningGateway = {
  /** Makes so many profiles, each given out once and to nobody else. */
  issueProfiles(count: number): Promise<IssuedProfile[]>;
};
