import type { Account } from '#contract/storefront/model/account.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { AccountDeps } from './deps.ts';
import { filled, findReseller } from './user.ts';

/** The signed-in reseller's account. */
export const getAccount = async ({ db, storeSlug }: AccountDeps, { resellerId }: Caller): Promise<Account> => {
  const row = await db.forReseller(resellerId, findReseller);
  return {
    id: row.resellerId,
    login: row.email,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    ...omitNullish({ pricingGroup: filled(row.pricingGroup) }),
    imageUrl: '',
    activated: row.emailConfirmed,
    langKey: row.language,
    createdBy: 'system',
    createdDate: row.createdAt.toISOString(),
    lastModifiedBy: row.email,
    lastModifiedDate: row.updatedAt.toISOString(),
    authorities: ['ROLE_USER'], // AUT-012
    agentId: row.resellerId,
    customerEmail: row.email,
    realmName: storeSlug,
  };
};
