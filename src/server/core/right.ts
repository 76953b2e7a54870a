/**
 * What lets a call write. Each transaction of the call checks it again, and the step that takes it away waits for those
 * transactions (decision 95).
 */
export type Right = {
  /** The grant of a sign-in at our own provider: ends with its session. */
  grantId?: string | undefined;
  /** Ends when the role is taken away. */
  operatorId?: string;
  /** A channel of the partner API: ends with the channel, or with the secret that its token was issued for. */
  channel?: { id: string; secretNumber: number };
};
