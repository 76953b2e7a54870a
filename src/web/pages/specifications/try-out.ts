import type { ChannelCredentials } from '#web/api/specifications.ts';

/** An access token of the partner API, and the channel it was given to. */
export interface ChannelToken {
  channel: string;
  accessToken: string;
}

/** A channel of the reseller who is signed in. */
export interface OwnChannel extends ChannelCredentials {
  id: string;
  name: string;
}
