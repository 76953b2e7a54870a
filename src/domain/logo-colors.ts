// The colours of a picture, for a brand that goes with its logo.
import { contrast } from './brand.ts';

/** Red, green, blue and opacity of each pixel, 0 to 255, as a canvas has them. */
type Pixels = ArrayLike<number>;

type Color = readonly [red: number, green: number, blue: number];

/** Colours that hardly differ, how often each of them is there, and how often all of them. */
type Shade = { count: number; colors: Map<string, { color: Color; times: number }> };

const PROPOSED_MAX = 3;
const OPAQUE = 128;
/** Above this in all three channels it is paper, not ink. */
const PALE = 230;
/** Colours that are closer than this look the same beside each other: their difference in all channels together. */
const ALIKE = 96;
/** Shades of one colour are counted together: 16 steps for each channel. */
const STEP = 16;
/** Colours that stand for a brand are seldom grey. */
const GREY_WEIGHT = 0.1;

const shadesIn = (pixels: Pixels): Shade[] => {
  const shades = new Map<string, Shade>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < OPAQUE || Math.min(red, green, blue) > PALE) continue;
    const color: Color = [red, green, blue];
    const shade = color.map((channel) => Math.floor(channel / STEP)).join();
    const { count, colors } = shades.get(shade) ?? { count: 0, colors: new Map() };
    const times = colors.get(color.join())?.times ?? 0;
    shades.set(shade, { count: count + 1, colors: colors.set(color.join(), { color, times: times + 1 }) });
  }
  return [...shades.values()];
};

/** The most frequent one as it is: a mean would be a colour that the logo does not have. */
const colorOf = ({ colors }: Shade): Color =>
  [...colors.values()].reduce((most, other) => (other.times > most.times ? other : most)).color;

const weightOf = (shade: Shade): number => {
  const color = colorOf(shade);
  return shade.count * (GREY_WEIGHT + (Math.max(...color) - Math.min(...color)) / 255);
};

const difference = (one: Color, other: Color): number =>
  one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0);

const toHex = (color: Color): string => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Up to three colours that stand out in the picture, as #0b6e4f, the strongest first. White is none. */
export const logoColors = (pixels: Pixels): string[] => {
  const chosen: Color[] = [];
  for (const shade of shadesIn(pixels).toSorted((one, other) => weightOf(other) - weightOf(one))) {
    const color = colorOf(shade);
    if (chosen.every((other) => difference(color, other) >= ALIKE)) chosen.push(color);
    if (chosen.length === PROPOSED_MAX) break;
  }
  return chosen.map(toHex);
};

/** Below this contrast two colours are hardly told apart. */
const TOLD_APART = 1.5;
/** The share of the pixels that are not clear which has to be told apart from the ground. */
const SEEN_SHARE = 0.02;

/** Whether a picture can be seen on a colour of six hex digits: parts of it may have the colour of the ground. */
export const isSeenOn = (pixels: Pixels, ground: string): boolean => {
  let [opaque, seen] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < OPAQUE) continue;
    opaque += 1;
    if (contrast(toHex([red, green, blue]).slice(1), ground) >= TOLD_APART) seen += 1;
  }
  return seen > opaque * SEEN_SHARE;
};
