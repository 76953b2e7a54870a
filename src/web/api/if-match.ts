/** The header of a change that is refused when something was changed since this version was read. */
export const ifMatch = (version: string | undefined): { headers?: { 'If-Match': string } } =>
  version === undefined ? {} : { headers: { 'If-Match': version } };
