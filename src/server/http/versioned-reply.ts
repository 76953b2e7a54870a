import { reply } from './explicit-reply.ts';

/** A record that is changed with its version, which is also the ETag of the response. */
export const versioned = <Body extends { version?: string }>(body: Body) =>
  reply({ status: 200, headers: body.version === undefined ? {} : { ETag: body.version }, body });
