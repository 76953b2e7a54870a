/**
 * What a call reads and writes with. Each transaction of the call checks it again, and the step that takes it away waits for those
 * that write (decision 35).
 */
export type Right = {
  /** The call only reads, so nobody waits for it. */
  isReading?: boolean;
  /** The grant of a sign-in at our own provider: ends with its session. */
  grantId?: string | undefined;
  /** Ends when the role is taken away. */
  operatorId?: string;
  /** Whose call it is, where a suspended reseller may not make it (decision 58). */
  sellerId?: string;
  /** A channel of the partner API: ends with the channel, or with the secret that its token was issued for. */
  channel?: { id: string; secretNumber: number };
};
