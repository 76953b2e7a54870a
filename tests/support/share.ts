import { isInShare } from '#storybook/share.ts';

/**
 * Whether this one of many tests runs. What is too much for every commit runs in shares: `npm test` sets SHARE, a number that
 * it takes from the commit, and one in `parts` runs. By hand, all of them do.
 */
export const inShare = (index: number, parts: number): boolean => isInShare(index, parts, process.env['SHARE']);
