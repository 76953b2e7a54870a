// The store's visual identity outside of its own pages.

/** The brand's colours from src/web/ui/tokens.css, for light and dark backgrounds. */
export const brandColours = {
  accent: { light: '#6a3df0', dark: '#7a52f4' },
  'on-accent': { light: '#ffffff', dark: '#ffffff' },
  'accent-text': { light: '#6a3df0', dark: '#b39dff' },
  'accent-tint': { light: '#f0ecfe', dark: '#2a2440' },
  ink: { light: '#16131f', dark: '#f3f1f7' },
  'ink-muted': { light: '#5c586b', dark: '#aea9bd' },
  ground: { light: '#faf9f7', dark: '#121017' },
  surface: { light: '#ffffff', dark: '#1b1822' },
  line: { light: '#e4e1ea', dark: '#322d3d' },
} as const;

/** The background that an image is made for. */
export type Theme = 'light' | 'dark';

export const themes: readonly Theme[] = ['light', 'dark'];

const declarations = (theme: Theme): string =>
  Object.entries(brandColours)
    .map(([name, colour]) => `  --${name}: ${colour[theme]};`)
    .join('\n');

export const coloursStyleSheet = (): string => `:root {
${declarations('light')}
}

@media (prefers-color-scheme: dark) {
  :root {
${declarations('dark').replaceAll(/^/gm, '  ')}
  }
}
`;
