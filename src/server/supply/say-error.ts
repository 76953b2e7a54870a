/** What the attention list shows at most. */
const LONGEST = 1_000;

/** What went wrong, for the operator to read; null when nothing did. */
export const sayError = (error: unknown): string | null => {
  if (error === undefined) return null;
  return (error instanceof Error ? `${error.name}: ${error.message}` : 'The supplier failed').slice(0, LONGEST);
};
