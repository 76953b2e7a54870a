// Says what went wrong in a failed call to a supplier: the cause in words, not the name of a class.

/** The most that the list of attention shows. */
const LONGEST = 1_000;

/** Sentences by the code that the library, or the system below it, gives the cause. */
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The other side closed the connection.',
  UND_ERR_SOCKET: 'The other side closed the connection.',
  EPIPE: 'The other side closed the connection.',
  ENOTFOUND: 'Its address is not known.',
  EAI_AGAIN: 'Its address could not be looked up.',
  EHOSTUNREACH: 'It cannot be reached.',
  ENETUNREACH: 'It cannot be reached.',
  ETIMEDOUT: 'It did not answer in time.',
  UND_ERR_CONNECT_TIMEOUT: 'It did not answer in time.',
  UND_ERR_HEADERS_TIMEOUT: 'It did not answer in time.',
  UND_ERR_BODY_TIMEOUT: 'It did not answer in time.',
  TimeoutError: 'It did not answer in time.',
  AbortError: 'It did not answer in time.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
};

/** An error and its causes, outermost first. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name);

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Whether the other side could not be reached or did not answer, going by this error and not by its causes. */
export const isNetworkFault = (error: Error): boolean => codeOf(error) in CAUSES;

/** What went wrong, as a sentence for the operator to read; null when nothing did. */
export const sayError = (error: unknown): string | null => {
  if (error === undefined) return null;
  const chain = chainOf(error);
  const known = chain.map((one) => CAUSES[codeOf(one)]).find((text) => text !== undefined);
  const deepest = chain.at(-1)?.message.trim();
  return known ?? asSentence((deepest ?? '') === '' ? 'The supplier failed' : (deepest ?? '')).slice(0, LONGEST);
};
