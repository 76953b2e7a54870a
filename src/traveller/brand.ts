import { channels, contrast, DEFAULT_ACCENT_COLOR, hexDigits, READABLE_CONTRAST, readableOn } from '#domain/brand.ts';
import { palette } from '#domain/palette.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';

/** Colours as six hex digits without '#', as the style sheet's address may hold them. */
type Brand = { accent: string; header?: string };

const DEFAULT_ACCENT = DEFAULT_ACCENT_COLOR.slice(1);
const LIGHT_SURFACE = palette.surface.light.slice(1);
const LIGHT_GROUND = palette.ground.light.slice(1);
const DARK_SURFACE = palette.surface.dark.slice(1);
const VISIBLE = 3; // WCAG 2.2, 1.4.11

const hexColor = (color: string | undefined): string | undefined => hexDigits(color ?? '');

/** Without a brand colour, a header with a logo stays white: most logos are drawn for white. */
export const brandOf = (reseller: ProfileResellerInformation | undefined): Brand => {
  const header = hexColor(reseller?.headerColor) ?? (reseller?.logoUrl === undefined ? undefined : 'ffffff');
  return { accent: hexColor(reseller?.accentColor) ?? DEFAULT_ACCENT, ...(header === undefined ? {} : { header }) };
};

const mix = (one: string, other: string, share: number): string => {
  const others = channels(other);
  return channels(one)
    .map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
};

const headerColors = (header: string): Record<string, string> => {
  const ink = readableOn(header);
  return { header, 'on-header': ink, 'header-line': mix(header, ink, 0.12) };
};

const STEPS = Array.from({ length: 21 }, (_, index) => index / 20);

/** The colour, moved towards `towards` until it has this contrast on all of `grounds`. */
const standingOut = (color: string, grounds: readonly string[], towards: string, needed: number): string =>
  STEPS.map((share) => mix(color, towards, share)).find((shade) =>
    grounds.every((ground) => contrast(shade, ground) >= needed),
  ) ?? towards;

/** Colours that depend on the background: the accent as text, as an edge, and its tint. */
const accentOn = (accent: string, surface: string, ground: string, tintShare: number, towards: string) => {
  const tint = mix(surface, accent, tintShare);
  return {
    'accent-text': standingOut(accent, [ground, tint], towards, READABLE_CONTRAST),
    'accent-edge': standingOut(accent, [surface, tint], towards, VISIBLE),
    'accent-tint': tint,
  };
};

const rule = (values: Record<string, string>): string =>
  `.traveller{${Object.entries(values)
    .map(([name, color]) => `--${name}:#${color}`)
    .join(';')}}`;

/** The rules that apply a reseller's colours to the pages: readable whatever the reseller chose. */
export const brandRules = ({ accent, header }: Brand): string => {
  const always = {
    accent,
    'on-accent': readableOn(accent),
    ...(header === undefined ? {} : headerColors(header)),
  };
  const day = accentOn(accent, LIGHT_SURFACE, LIGHT_GROUND, 0.1, '000000');
  const night = accentOn(accent, DARK_SURFACE, DARK_SURFACE, 0.16, 'ffffff');
  return `${rule({ ...always, ...day })}@media (prefers-color-scheme:dark){${rule(night)}}`;
};
