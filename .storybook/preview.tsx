import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { type Language, loadTexts, showLanguage } from '#web/i18n/index.ts';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { consoleErrors, listenToConsole } from './console.ts';
import { en } from '#web/i18n/en/index.ts';
import { modes, viewports } from './modes.ts';
import { network, unanswered } from './network.ts';
import { Providers } from './Providers.tsx';

network.enable();
// How long something takes is no matter of a story: a busy machine must not make one fail.
configure({ asyncUtilTimeout: 5_000 });
// A page fetches its own texts; a story may show any component.
await loadTexts(Object.keys(en) as (keyof typeof en)[]);

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    // React Aria's line for screen readers outlives the button it speaks of; it is the library's, not the page's.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    layout: 'padded',
    viewport: { options: viewports },
    /** What Chromatic takes pictures in, for those who have a project there. */
    chromatic: {
      modes: {
        desktop: modes.desktop,
        dark: { ...modes.desktop, ...modes.dark },
        mobile: modes.mobile,
        'mobile de': { ...modes.mobile, ...modes.de },
      },
    },
    /** Where the memory router stands: a story sets its own. */
    route: '/',
    options: { storySort: { order: ['Docs', 'UI', 'Components', 'Shell', 'Pages', 'Flows'] } },
  },
  initialGlobals: { language: 'en', theme: 'light' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
  },
  loaders: [({ globals }) => showLanguage(globals['language'] as Language)],
  beforeEach: () => {
    network.resetHandlers();
    unanswered.length = 0;
    listenToConsole();
  },
  /** Whatever a story renders, it fails when it asks for what no handler answers, and when anything complains. */
  afterEach: async () => {
    await expect(unanswered).toEqual([]);
    await expect(consoleErrors()).toEqual([]);
  },
  decorators: [
    (Story, { parameters }) => (
      <Providers route={parameters['route'] as string}>
        <Story />
      </Providers>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
});
