// The colours of the product, each for a light and a dark background. Style sheets cannot import them:
// src/web/ui/tokens.css and the style sheets of the pages that the server renders repeat them, and
// tests/tidy/palette.test.ts compares every copy.

export type Theme = 'light' | 'dark';
type Colour = Readonly<Record<Theme, string>>;

const both = (light: string, dark: string): Colour => ({ light, dark });

export const palette = {
  ink: both('#16131f', '#f3f1f7'),
  'ink-muted': both('#5c586b', '#aea9bd'),
  ground: both('#faf9f7', '#121017'),
  surface: both('#ffffff', '#1b1822'),
  'surface-sunken': both('#f4f2f6', '#16131c'),
  line: both('#e4e1ea', '#322d3d'),
  'line-control': both('#8b8698', '#7d778c'),
  accent: both('#6a3df0', '#7a52f4'),
  'accent-hover': both('#5a2fd8', '#6a3df0'),
  'on-accent': both('#ffffff', '#ffffff'),
  'accent-text': both('#6a3df0', '#b39dff'),
  'accent-tint': both('#f0ecfe', '#2a2440'),
  success: both('#0f7353', '#4cc79a'),
  'success-tint': both('#e3f2ec', '#1b2f2a'),
  warning: both('#8a5800', '#e0a94a'),
  'warning-tint': both('#faf0dc', '#332a1c'),
  danger: both('#c0303b', '#ff8a8f'),
  'danger-tint': both('#fbeaeb', '#3a2027'),
} as const satisfies Readonly<Record<string, Colour>>;
