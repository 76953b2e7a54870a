// The store's visual identity outside of its own pages.
import { palette, type Theme } from '#domain/palette.ts';

/** The colours that somebody else's page needs to look like the store. */
const names = [
  'accent',
  'on-accent',
  'accent-text',
  'accent-tint',
  'ink',
  'ink-muted',
  'ground',
  'surface',
  'line',
] as const satisfies readonly (keyof typeof palette)[];

export const themes: readonly Theme[] = ['light', 'dark'];

const declarations = (theme: Theme): string => names.map((name) => `  --${name}: ${palette[name][theme]};`).join('\n');

export const coloursStyleSheet = (): string => `:root {
${declarations('light')}
}

@media (prefers-color-scheme: dark) {
  :root {
${declarations('dark').replaceAll(/^/gm, '  ')}
  }
}
`;
