import type { RequestHandler } from 'msw';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { getGetBrandMockHandler } from '#mocks/generated/storefront/account/account.msw.ts';

/** A reseller's brand as travellers see it, by its name in the toolbar; `asIs` leaves each story its own. */
const brands = {
  demo: {
    name: 'Berg Reisen',
    accentColor: '#0b6e4f',
    headerColor: '#12372a',
    contactEmail: 'hallo@berg-reisen.example',
    contactPhone: '+49 8041 123456',
  },
  pale: { name: 'Sonnenklar Reisen', accentColor: '#ffe14d', headerColor: '#fff7cc' },
  dark: { name: 'Nachtzug', accentColor: '#c0303b', headerColor: '#0d0d12' },
  unset: { name: 'Simshelf', accentColor: DEFAULT_ACCENT_COLOR },
} satisfies Record<string, ProfileResellerInformation>;

export type BrandChoice = 'asIs' | keyof typeof brands;

export const brandTitles: Record<BrandChoice, string> = {
  asIs: 'Brand as is',
  demo: 'Berg Reisen: green',
  pale: 'Pale colours',
  dark: 'Dark header',
  unset: 'No brand',
};

/** The chosen brand; undefined for the story's own. */
export const brandOfChoice = (choice: unknown): ProfileResellerInformation | undefined =>
  brands[choice as keyof typeof brands];

/** The account's brand, so that its form and the preview beside it show the chosen one. */
export const brandHandlers = (choice: unknown): RequestHandler[] => {
  const brand = brandOfChoice(choice);
  if (!brand) return [];
  const { name, ...changed } = brand;
  return [
    getGetBrandMockHandler({ defaultName: 'Berg Reisen GmbH', ...(choice === 'unset' ? {} : { name, ...changed }) }),
  ];
};
