/** The numbers of the store's advisory locks. They must differ from all others on this database. */
export const ADVISORY_LOCKS = {
  schema: 7_236_401,
  signingKeys: 7_236_402,
  cookieKeys: 7_236_403,
  queue: 7_236_404,
  bonusKey: 7_236_405,
  issuer: 7_236_406,
  archive: 7_236_407,
} as const;
