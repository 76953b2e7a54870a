/** The same for what may not have been set yet: then it is refused when something was set since. */
export const ifMatchOrUnset = (
  version: string | undefined,
): { headers: { 'If-Match': string } | { 'If-None-Match': '*' } } => ({
  headers: version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': version },
});

/** The header of a change that is refused when something was changed since this version was read. */
export const ifMatch = (version: string | undefined): { headers?: { 'If-Match': string } } =>
  version === undefined ? {} : { headers: { 'If-Match': version } };
