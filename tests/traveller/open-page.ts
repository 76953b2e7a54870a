// Opens the pages as a browser does, without a server and a database.
import { Hono } from 'hono';
import { createTravellerPlaces } from '#server/http/rate-limits/traveller-places.ts';
import { travellerPages, type TravellerOptions } from '#server/traveller-pages/pages.ts';
import { generousLimits } from '#support/test-config.ts';
import { aProfile } from './profiles.ts';

export type GetProfile = TravellerOptions['getProfile'];

export const open = (
  address: string,
  given: Partial<TravellerOptions> = {},
  headers: Record<string, string> = {},
): Response | Promise<Response> => {
  const getProfile: GetProfile = async () => aProfile();
  const loadRenderer = () => import('#traveller/render.tsx');
  const pages = travellerPages({
    publicUrl: 'https://store.example',
    admit: async () => undefined,
    places: createTravellerPlaces(generousLimits.travellerPages),
    getProfile,
    isBeingPrepared: async () => false,
    getResellerOfEnded: async () => undefined,
    findSharedPage: async () => 'https://store.example/esim/profile?token=abc&custom=true',
    getReseller: async () => undefined,
    storeName: 'Simshelf',
    onFailure: () => undefined,
    loadRenderer,
    ...given,
  });
  return new Hono().route('/', pages).request(`https://store.example${address}`, { headers });
};

export const refuse =
  (error: unknown): GetProfile =>
  async () => {
    throw error;
  };

export const LINK_INVALID = 'The link isn&#x27;t valid anymore. Please contact your reseller.';

export const late =
  (work: GetProfile): GetProfile =>
  async (...given) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    return work(...given);
  };
