export const NOT_MODIFIED = 304;

/** Lists of a few pages; older ones are fetched whole again. */
const KEPT_MAX = 8;

type Kept = { etag: string; answer: unknown };

/**
 * The last answers with an ETag, by their address: while the server still names the same one, it is not sent, read or
 * compared again. In memory alone, as the answers themselves: browsers are told to store none of them.
 */
const kept = new Map<string, Kept>();

export const keptAnswer = (url: string): Kept | undefined => kept.get(url);

/** Keeps the answer where it has an ETag. */
export const keepAnswer = (url: string, { headers }: Response, answer: unknown): void => {
  const etag = headers.get('ETag');
  kept.delete(url);
  if (etag === null) return;
  kept.set(url, { etag, answer });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
};

/** For the next user. */
export const forgetAnswers = (): void => kept.clear();
