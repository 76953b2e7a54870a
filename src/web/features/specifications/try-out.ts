import type { ChannelCredentials } from '#web/api/specifications.ts';

/** An access token of the partner API, and its channel. */
export type ChannelToken = {
  channel: string;
  accessToken: string;
};

/** A channel of the signed-in reseller. */
export type OwnChannel = {
  id: string;
  name: string;
} & ChannelCredentials;
