/** Fails with all that was found, of which the message of `expect` would say a part. */
export const expectNone = (what: string, found: readonly string[]): void => {
  if (found.length > 0) throw new Error(`${what}: ${found.join('; ')}`);
};
