import type { Reseller } from '#contract/operator/model/reseller.ts';

/** What a reseller is called: by its company, its own name, or what everybody has. */
export const nameOf = ({ companyName, name, email }: Pick<Reseller, 'companyName' | 'name' | 'email'>): string =>
  companyName || name || email;
