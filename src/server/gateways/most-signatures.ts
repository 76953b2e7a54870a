/**
 * How many signatures of a report are checked. A sender that replaces its key signs with both for a while; more are
 * guesses, and each one costs time (API-049).
 */
export const MOST_SIGNATURES = 3;
