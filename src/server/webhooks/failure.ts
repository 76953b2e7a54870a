/** Why there was no response. Names the host at most: the rest of an address may be a secret. */
export type Failure = { code: string; message: string };

/** The cause of an error: fetch only says that it failed, and keeps the reason as its cause. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

const codeOf = (error: Error): string => {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
};

/** The reason given by the network, the certificate or our own rules. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) };
  const cause = causeOf(error);
  return { code: codeOf(cause), message: cause.message };
};
