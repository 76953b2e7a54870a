/**
 * What lets a call write. It is asked for again in each transaction of the call, and whoever takes it away waits for those
 * (decision 95).
 */
export type Right = {
  /** Of a sign-in at our own provider: ends with its session. */
  grantId?: string | undefined;
  /** Ends when the role is taken away. */
  operatorId?: string;
  /** Of the partner API: ends with the channel, or with the secret that its token was issued for. */
  channel?: { id: string; secretNumber: number };
};
