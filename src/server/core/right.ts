/**
 * The right by which a call reads and writes. Each transaction of the call checks it again, and the step that takes the
 * right away waits for calls that write (decision 35).
 */
export type Right = {
  /** The call only reads, so the step that takes the right away does not wait for it. */
  isReading?: boolean;
  /** The grant of a sign-in at our own provider: the right ends with its session. */
  grantId?: string | undefined;
  /** The right ends with the role. */
  operatorId?: string;
  /** The reseller, for calls that are closed to suspended ones (decision 58). */
  sellerId?: string;
  /**
   * A channel of the partner API: the right ends with the channel, or with the secret that its token was issued for.
   */
  channel?: { id: string; secretNumber: number };
};
