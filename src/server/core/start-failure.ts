// What is printed when the store or one of its tools cannot start: a sentence for an operator, never a stack.

/**
 * Why something cannot start, in whole sentences that name the setting. The cause would add nothing for the operator.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** An error, what caused it, and so on. */
export const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

/** What the database advises with its error. */
const hintOf = (error: Error): string =>
  'hint' in error && typeof error.hint === 'string' && error.hint !== '' ? `\nPostgreSQL advises: ${error.hint}` : '';

/** Why a start failed, for the operator to read. */
export const explainStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const chain = chainOf(error);
  const said = chain.find((one) => one instanceof StartFailure);
  if (said) return `${said.message}${chainOf(said.cause).map(hintOf).join('')}`;
  // An error that quotes its cause says it already.
  const news = chain.filter(
    ({ message }, at) => !chain.slice(0, at).some((before) => before.message.includes(message)),
  );
  return news.map(({ message }) => message).join('\n') + chain.map(hintOf).join('');
};

/** The code of a failure of the system, the driver or PostgreSQL; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
