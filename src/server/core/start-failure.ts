// What is printed when the store or one of its tools cannot start: a sentence for an operator, never a stack.

/**
 * Why something cannot start, in whole sentences that name the setting. The cause would add nothing for the operator.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

/** Why a start failed, for the operator to read. */
export const explainStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const chain = chainOf(error);
  const said = chain.find((one) => one instanceof StartFailure);
  return said?.message ?? chain.map(({ message }) => message).join('\n');
};

/** The code of a failure of the system, the driver or PostgreSQL; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
