/** This many requests in this many seconds, by the name that the headers show. */
type NamedLimit = { name: string; allowed: number; seconds: number };

/** The fields of draft-ietf-httpapi-ratelimit-headers: what is left, and for how many seconds. */
export const rateLimitHeaders = (
  { name, allowed, seconds }: NamedLimit,
  left: number,
  resetsIn: number,
): Record<string, string> => ({
  'ratelimit-policy': `"${name}";q=${allowed};w=${seconds}`,
  ratelimit: `"${name}";r=${left};t=${resetsIn}`,
});
