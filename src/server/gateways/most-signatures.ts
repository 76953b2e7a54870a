/**
 * How many signatures of a report are looked at. A sender that replaces its key signs with both for a while; more are guesses,
 * and each costs (API-049).
 */
export const MOST_SIGNATURES = 3;
