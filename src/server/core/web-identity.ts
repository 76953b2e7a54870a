/** The signed-in account, the same for our own provider and an external one. */
export type WebIdentity = {
  /** Unique within the issuer. */
  subject: string;
  issuer: string;
  email: string | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  /** Whether the account signed in with more than a password. */
  hasSecondFactor: boolean;
  /** The grant of the sign-in at our own provider; undefined with an external one. */
  grantId: string | undefined;
};

/** Whether the sign-in of an account is still valid. Runs for each call, so it has to be quick. */
export type SignInCheck = (identity: Pick<WebIdentity, 'grantId'>) => Promise<boolean>;
