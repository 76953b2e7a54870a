import type { Right } from './right.ts';

/** The operator that an authenticated request acts for. */
export type OperatorCaller = {
  operatorId: string;
  /** Written with every booking and audit entry. */
  email: string;
  since: Date;
  /** The grant of the sign-in at our own provider. */
  grantId?: string | undefined;
  right?: Right;
};
