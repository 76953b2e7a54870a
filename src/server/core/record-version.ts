// Changes of what several people, or two windows, may change at once (decision 74).
import { etagOf, isKnown } from './etag.ts';
import { Problem } from './problem.ts';

type Versioned = { version?: string | undefined };

/** Identifies these values: what the change of a record may change. */
export const versionOf = (values: unknown): string => etagOf(JSON.stringify(values));

const refuseOutdated = (): never => {
  throw new Problem(
    'changed_since',
    'This was changed since you read it, and nothing was changed now. Read it again, then send your change with its new version.',
  );
};

/**
 * Refuses a change of what was changed since the caller read it, if the caller says what that was. To be asked when the
 * change is written, in its transaction: a change to what already holds is none.
 *
 * @param former The record before the change, locked.
 */
export const requireUnchanged = (ifMatch: string | undefined, former: Versioned, saved: Versioned): void => {
  const { version = '' } = former;
  if (ifMatch !== undefined && !isKnown(version, ifMatch) && saved.version !== version) refuseOutdated();
};

/** The same for a caller who says that there was nothing yet: `*` as If-None-Match. */
export const requireStillUnset = (ifNoneMatch: '*' | undefined, former: Versioned, saved: Versioned): void => {
  if (ifNoneMatch !== undefined && former.version !== undefined && saved.version !== former.version) refuseOutdated();
};
