import type { Hono } from 'hono';
import type { Log } from '../core/log.ts';
import { currentRequest } from '../core/request-context.ts';
import type { Env } from '../http/env.ts';
import { findSharedPage, isBeingPrepared, type ProfileDeps, readProfile, readReseller } from '../profiles/index.ts';
import type { RequestLimit, RequestLimiter } from '../rate-limits/request-limit.ts';
import { travellerPages, type TravellerOptions } from './pages.ts';

export type TravellerPagesDeps = ProfileDeps & {
  travellerHelp: NonNullable<TravellerOptions['help']>;
  limitRequests: RequestLimiter;
  /** How often a visitor may open a page. */
  visitorLimit: RequestLimit;
  log: Log;
};

/** The pages, with the profiles of this store. */
export const createTravellerPages = (deps: TravellerPagesDeps): Hono<Env> =>
  travellerPages({
    storeName: deps.storeName,
    help: deps.travellerHelp,
    getProfile: async (token, kind, includeResellerInformation) => {
      await deps.limitRequests(deps.visitorLimit, currentRequest()?.address ?? '');
      return readProfile(deps, { token, includeResellerInformation }, kind);
    },
    isBeingPrepared: (token) => isBeingPrepared(deps, token),
    findSharedPage: async (code) => {
      await deps.limitRequests(deps.visitorLimit, currentRequest()?.address ?? '');
      return findSharedPage(deps, code);
    },
    getReseller: (token) => readReseller(deps, token),
    onFailure: (error) => deps.log.error({ err: error }, "A traveller's page failed"),
  });
