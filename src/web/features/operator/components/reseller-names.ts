import type { ResellerRef } from '#contract/operator/model/resellerRef.ts';

/** All that it is called by, the best first: two may have the same name. */
export const namesOf = ({ name, email }: ResellerRef): string[] => [name, email].filter((text) => text !== '');
