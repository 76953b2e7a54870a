import type { Profile } from '#contract/storefront/model/profile.ts';
import type { Input } from '../../http/input.ts';
import type { ProfileDeps } from './deps.ts';
import { readProfile } from './read-profile.ts';

/** The customer of a token's eSIM with all balances, newest first. */
export const getCustomerProfile = (
  deps: ProfileDeps,
  _caller: undefined,
  { query }: Input<'getCustomerProfile'>,
): Promise<Profile> => readProfile(deps, query, 'customer');
