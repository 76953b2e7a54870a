import type { Right } from './right.ts';

/** The account that an authenticated request acts for. */
export type Caller = {
  resellerId: string;
  /** Written with every booking and audit entry: an e-mail address, or the client id of a channel. */
  actor: string;
  /** The channel that its sales are recorded with. */
  channel: { id: string | null; name: string; type: 'POS' | 'API' | 'SDK' };
  /** Id of the operator who is only looking at the reseller's store. */
  viewer?: string;
  right?: Right;
};

/** The context of a money movement beside its body: the caller, and the key that makes a repetition safe. */
export type Call<Body> = { caller: Caller; body: Body; key: string | undefined };

type Keyed<Body> = { body: Body; headers: { 'Idempotency-Key'?: string } };

/** The call that a request with an optional idempotency key makes. */
export const toCall = <Body>(caller: Caller, { body, headers }: Keyed<Body>): Call<Body> => ({
  caller,
  body,
  key: headers['Idempotency-Key'],
});
