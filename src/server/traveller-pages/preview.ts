// The pages of a brand that is not saved yet, for the frame beside its form: with an example, and with what was typed.
import type { Context } from 'hono';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { UpdateBrandRequest } from '#contract/storefront/zod/schemas/updateBrandRequest.zod.ts';
import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { appleUniversalLink } from '#domain/esim.ts';
import { isLogoHash, logoPath } from '#domain/logo.ts';
import type { Content } from '#traveller/page.ts';
import { linkInvalid } from './send-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

const ICCID = '8949000000000000018';
const ACTIVATION_CODE = 'LPA:1$smdp.example$8JX4K-2Q9TM';

/** A traveller during the journey, with a third of a package used. */
const exampleProfile = (now: Date, origin: string, resellerInformation: ProfileResellerInformation): Profile => ({
  esimProfile: {
    iccid: ICCID,
    activationCode: ACTIVATION_CODE,
    appleUniversalLink: appleUniversalLink(ACTIVATION_CODE),
    state: 'RELEASED',
    active: true,
  },
  balances: [
    {
      name: 'Europe 5 GB',
      activationMode: 'NOW',
      activatedAt: daysFrom(now, -12),
      expiresAt: daysFrom(now, 18),
      size: { sizeValue: 5, sizeUnit: 'GB' },
      availableBalance: { sizeValue: 3.5, sizeUnit: 'GB' },
      usedBalance: { sizeValue: 1.5, sizeUnit: 'GB' },
      validitySize: 30,
      validityUnit: 'days',
      validityUnlimited: false,
      countrySet: 'EU',
      includedCountries: ['AT', 'BE', 'DE', 'ES', 'FR', 'GR', 'IT', 'NL', 'PT', 'SE'],
      packageType: 'standard',
      extendedDataPolicy: null,
    },
  ],
  totalAvailableBalance: { sizeValue: 3.5, sizeUnit: 'GB' },
  customerProfileUrl: `${origin}/customer/profile`,
  relatedEsims: [{ iccid: ICCID, installationUrl: `${origin}/esim/profile`, state: 'RELEASED', active: true }],
  resellerInformation,
});

/** The fields of the brand that are valid so far; half-typed values are not shown. */
const brandIn = (
  query: Record<string, string>,
  origin: string,
): Omit<ProfileResellerInformation, 'accentColor'> & UpdateBrandRequest => {
  const { shape } = UpdateBrandRequest;
  const valid = Object.entries(shape).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(query[field]);
    return success && data !== undefined ? [[field, data]] : [];
  });
  const { logo } = query;
  return {
    name: '',
    ...Object.fromEntries(valid),
    ...(logo !== undefined && isLogoHash(logo) && { logoUrl: `${origin}${logoPath(logo)}` }),
  };
};

/** Anybody could word such a page, so only a frame of the app gets one. */
const isFramedByUs = (context: Context): boolean =>
  context.req.header('sec-fetch-site') === 'same-origin' && context.req.header('sec-fetch-dest') === 'iframe';

/** The content that a frame of the app asked for; the page of an invalid link for anyone else. */
export const readPreview = (context: Context): Content => {
  if (!isFramedByUs(context)) return linkInvalid.content;
  const query = context.req.query();
  const { origin } = new URL(context.req.url);
  const reseller = { accentColor: DEFAULT_ACCENT_COLOR, ...brandIn(query, origin) };
  const { page } = query;
  if (page !== 'installation' && page !== 'customer') return { kind: 'invalid', reseller };
  return { kind: page, profile: exampleProfile(new Date(), origin, reseller) };
};
