import type { Hono } from 'hono';
import type { Log } from '../core/log.ts';
import type { Admit } from '../http/counted.ts';
import type { Env } from '../http/env.ts';
import {
  findSharedPage,
  isBeingPrepared,
  type ProfileDeps,
  readProfile,
  readReseller,
  readResellerOfEnded,
} from '../customers/index.ts';
import type { TravellerPlaces } from '../http/rate-limits/traveller-places.ts';
import { travellerPages, type TravellerOptions } from './pages.ts';

type TravellerPagesDeps = ProfileDeps & {
  publicUrl: string;
  travellerHelp: NonNullable<TravellerOptions['help']>;
  /** How often a visitor may open a page. */
  admit: Admit;
  /** How many pages are rendered at once. */
  places: TravellerPlaces;
  log: Log;
};

/** The pages, with the profiles of this store. */
export const createTravellerPages = (deps: TravellerPagesDeps): Hono<Env> =>
  travellerPages({
    publicUrl: deps.publicUrl,
    storeName: deps.storeName,
    help: deps.travellerHelp,
    admit: deps.admit,
    places: deps.places,
    getProfile: (token, kind, includeResellerInformation) =>
      readProfile(deps, { token, includeResellerInformation }, kind),
    isBeingPrepared: (token) => isBeingPrepared(deps, token),
    findSharedPage: (code) => findSharedPage(deps, code),
    getReseller: (token) => readReseller(deps, token),
    getResellerOfEnded: (code) => readResellerOfEnded(deps, code),
    onFailure: (error) => deps.log.error({ err: error }, "A traveller's page failed"),
  });
