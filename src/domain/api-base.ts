/** Base addresses by a pattern for the host that serves the page; the first match applies. */
export type ApiBases = readonly (readonly [pattern: string, base: string])[];

/** What precedes the paths of the contract on a page of this host: nothing where both have the same host. */
export const apiBaseAt = (hostname: string, bases: ApiBases): string =>
  bases.find(([pattern]) => new RegExp(pattern).test(hostname))?.[1] ?? '';
