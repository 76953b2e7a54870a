/** Base addresses by a pattern of the host that a page is open at; the first match applies. */
export type ApiBases = readonly (readonly [pattern: string, base: string])[];

/** Before the paths of the contract, for a page at this host: nothing where they are on the same host. */
export const apiBaseAt = (hostname: string, bases: ApiBases): string =>
  bases.find(([pattern]) => new RegExp(pattern).test(hostname))?.[1] ?? '';
