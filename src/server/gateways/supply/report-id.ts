import { createHash } from 'node:crypto';

/** The id of a report from a supplier that gives none: the same content is the same report. */
export const reportId = (kind: string, content: unknown): string =>
  `${kind} ${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`;
