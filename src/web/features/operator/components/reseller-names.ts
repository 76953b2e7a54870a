import type { ResellerRef } from '#contract/operator/model/resellerRef.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';

/** All that it is called by, the best first: two may have the same name. */
export const namesOf = ({ name, email }: ResellerRef): string[] => [name, email].filter((text) => text !== '');

/** What a reseller is called: by its company, its own name, or what everybody has. */
export const nameOf = ({ companyName, name, email }: Pick<Reseller, 'companyName' | 'name' | 'email'>): string =>
  companyName || name || email;
