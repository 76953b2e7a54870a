import type { ChannelCredentials } from '#web/api/specifications.ts';

/** An access token of the partner API, and the channel it was given to. */
export type ChannelToken = {
  channel: string;
  accessToken: string;
};

/** A channel of the reseller who is signed in. */
export type OwnChannel = {
  id: string;
  name: string;
} & ChannelCredentials;
