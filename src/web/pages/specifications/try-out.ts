/** An access token of the partner API, and the channel it was given to. */
export interface ChannelToken {
  channel: string;
  accessToken: string;
}
