import { palette, type Theme } from '#domain/palette.ts';
import { create } from 'storybook/theming/create';

const shared = {
  brandTitle: 'Simshelf Storybook',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  fontCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'JetBrains Mono', 'DejaVu Sans Mono', monospace",
  appBorderRadius: 12,
  inputBorderRadius: 6,
};

const themeOf = (theme: Theme) =>
  create({
    base: theme,
    ...shared,
    colorPrimary: palette.accent[theme],
    colorSecondary: palette['accent-text'][theme],
    appBg: palette['surface-sunken'][theme],
    appContentBg: palette.ground[theme],
    appPreviewBg: palette.ground[theme],
    appBorderColor: palette.line[theme],
    textColor: palette.ink[theme],
    textMutedColor: palette['ink-muted'][theme],
    barTextColor: palette['ink-muted'][theme],
    barBg: palette.surface[theme],
  });

/** How Storybook itself looks. */
export const storybookThemes = { light: themeOf('light'), dark: themeOf('dark') };
