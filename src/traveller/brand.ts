import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';

/** Colours as six hex digits without '#', as the style sheet's address may hold them. */
export type Brand = { accent: string; header?: string };

const DEFAULT_ACCENT = DEFAULT_ACCENT_COLOR.slice(1);
const LIGHT_SURFACE = 'ffffff';
const LIGHT_GROUND = 'faf9f7';
const DARK_SURFACE = '1b1822';
const READABLE = 4.5; // WCAG 2.2, 1.4.3
const VISIBLE = 3; // WCAG 2.2, 1.4.11

const hexColor = (color: string | undefined): string | undefined =>
  /^#([0-9a-f]{6})$/.exec(color?.toLowerCase() ?? '')?.[1];

/** Without a colour of its own a header with a logo stays white: most logos are drawn for white. */
export const brandOf = (reseller: ProfileResellerInformation | undefined): Brand => {
  const header = hexColor(reseller?.headerColor) ?? (reseller?.logoUrl === undefined ? undefined : 'ffffff');
  return { accent: hexColor(reseller?.accentColor) ?? DEFAULT_ACCENT, ...(header === undefined ? {} : { header }) };
};

const channels = (color: string): number[] =>
  [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const mix = (one: string, other: string, share: number): string => {
  const others = channels(other);
  return channels(one)
    .map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
};

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** White or black, whichever is readable on the colour; white where both are. */
const readableOn = (color: string): string => (contrast(color, 'ffffff') >= READABLE ? 'ffffff' : '000000');

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
    'accent-text': standingOut(accent, [ground, tint], towards, READABLE),
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
