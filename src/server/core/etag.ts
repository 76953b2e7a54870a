// Answers that a caller may already have (RFC 9110, 13.1.2).
import { createHash } from 'node:crypto';

/** Identifies this content; other content has another tag. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has this content. If-None-Match may list several tags, and weak ones. */
export const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()));
