/** The signed-in account; the same for our own provider and an external one. */
export type WebIdentity = {
  /** Unique within the issuer. */
  subject: string;
  issuer: string;
  email: string | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  /** Whether the account signed in with more than a password. */
  hasSecondFactor: boolean;
};
