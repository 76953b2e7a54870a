import type { Brand } from '#contract/storefront/model/brand.ts';
import type { UpdateBrandRequest } from '#contract/storefront/model/updateBrandRequest.ts';
import { isWebHost } from './web-host.ts';

/** Default accent colour: a violet (END-033). */
export const DEFAULT_ACCENT_COLOR = '#7b2ff2';

const ADDRESS_LENGTH_MAX = 2048; // openapi/storefront/brand.yaml

/** A brand's web address as it is stored; undefined unless it uses https and contains no password. */
export const toHttpsAddress = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  if (!isWebHost(url.hostname)) return undefined;
  return url.href.length > ADDRESS_LENGTH_MAX ? undefined : url.href;
};

/** The brand as a form holds it: every field as text, empty where nothing is set. */
export type BrandForm = Record<keyof UpdateBrandRequest, string>;

export const toBrandForm = (brand: Brand): BrandForm => ({
  name: brand.name ?? '',
  logoUrl: brand.logoUrl ?? '',
  accentColor: brand.accentColor ?? '',
  headerColor: brand.headerColor ?? '',
  faqUrl: brand.faqUrl ?? '',
  contactEmail: brand.contactEmail ?? '',
  contactPhone: brand.contactPhone ?? '',
  contactUrl: brand.contactUrl ?? '',
  displayCurrency: brand.displayCurrency ?? '',
});

/** The fields that are set: a brand is replaced as a whole. */
export const toUpdateBrandRequest = (form: BrandForm): UpdateBrandRequest =>
  Object.fromEntries(
    Object.entries(form)
      .map(([field, text]) => [field, text.trim()])
      .filter(([, text]) => text !== ''),
  );

/** Whether travellers can ask the shop for more data: a web page alone takes no message (PUB-032). */
export const canBeAskedForData = ({ contactEmail = '', contactPhone = '' }: Partial<BrandForm>): boolean =>
  contactEmail.trim() !== '' || contactPhone.trim() !== '';

/** Text that can be read has this contrast at least (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** The six hex digits of a colour like #7b2ff2; undefined for any other text. */
export const hexDigits = (color: string): string | undefined => /^#([0-9a-f]{6})$/.exec(color.toLowerCase())?.[1];

/** Red, green and blue of six hex digits, 0 to 255 each. */
export const channels = (color: string): number[] =>
  [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours of six hex digits each, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** White or black, whichever is readable on the colour; white where both are. One of them always is. */
export const readableOn = (color: string): 'ffffff' | '000000' =>
  contrast(color, 'ffffff') >= READABLE_CONTRAST ? 'ffffff' : '000000';
