import type { Profile } from '#contract/storefront/model/profile.ts';
import type { Input } from '../../http/input.ts';
import type { ProfileDeps } from './deps.ts';
import { readProfile } from './read-profile.ts';

/** The eSIM of a token with the balances of its profile domain: without the data of other eSIMs. */
export const getEsimProfile = (
  deps: ProfileDeps,
  _caller: undefined,
  { query }: Input<'getEsimProfile'>,
): Promise<Profile> => readProfile(deps, query, 'esim');
