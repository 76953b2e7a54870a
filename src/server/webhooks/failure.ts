/** Why there was no answer. Names the host at most: the rest of an address may be a secret, and is in no message of these. */
export type Failure = { code: string; message: string };

/** What lies behind an error: fetch only says that it failed, and keeps the reason as its cause. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

const codeOf = (error: Error): string => {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
};

/** The reason as the network, the certificate or our own rules gave it. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) };
  const cause = causeOf(error);
  return { code: codeOf(cause), message: cause.message };
};
