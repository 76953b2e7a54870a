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

/** How Storybook itself looks, in the colours of src/web/ui/tokens.css, which it cannot read. */
export const storybookThemes = {
  light: create({
    base: 'light',
    ...shared,
    colorPrimary: '#6a3df0',
    colorSecondary: '#6a3df0',
    appBg: '#f4f2f6',
    appContentBg: '#faf9f7',
    appPreviewBg: '#faf9f7',
    appBorderColor: '#e4e1ea',
    textColor: '#16131f',
    textMutedColor: '#5c586b',
    barTextColor: '#5c586b',
    barBg: '#ffffff',
  }),
  dark: create({
    base: 'dark',
    ...shared,
    colorPrimary: '#7a52f4',
    colorSecondary: '#b39dff',
    appBg: '#16131c',
    appContentBg: '#121017',
    appPreviewBg: '#121017',
    appBorderColor: '#322d3d',
    textColor: '#f3f1f7',
    textMutedColor: '#aea9bd',
    barTextColor: '#aea9bd',
    barBg: '#1b1822',
  }),
};
