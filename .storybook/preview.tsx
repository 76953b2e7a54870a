import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, languages } from '#domain/languages.ts';
import { loadTexts, showLanguage } from '#web/i18n/index.ts';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { consoleErrors, listenToConsole } from './console.ts';
import { PATIENCE_MS } from './visible.ts';
import { en } from '#web/i18n/en/index.ts';
import { DocsPage, followToolbar } from './DocsPage.tsx';
import { fitFrame, globalsAround, playOnlyAtHome } from './docs-frame.ts';
import { checkLooks, testedOptions } from './looks.ts';
import { inLooks, viewports } from './modes.ts';
import { network, unanswered } from './network.ts';
import { OwnLook } from './OwnLook.tsx';
import { Providers } from './Providers.tsx';

network.enable();
followToolbar();
// How long something takes is no matter of a story: a busy machine must not make one fail.
configure({ asyncUtilTimeout: PATIENCE_MS });
// A page fetches its own texts; a story may show any component.
await loadTexts(Object.keys(en) as (keyof typeof en)[]);

/** The language of plays, unless a story chooses another. */
const OWN_LANGUAGE = DEFAULT_LANGUAGE;

/** The screen that a story is made for. */
const viewportOf = (globals: { viewport?: { value?: keyof typeof viewports } }) =>
  globals.viewport?.value && viewports[globals.viewport.value];

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    // React Aria's line for screen readers outlives the button it speaks of; it is the library's, not the page's.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] }, options: testedOptions },
    layout: 'padded',
    viewport: { options: viewports },
    // The theme has its own ground.
    backgrounds: { disable: true },
    docs: { container: DocsPage },
    /** Chromatic's modes, and the looks of the story's test: a story adds more by `looks`. */
    ...inLooks('desktop'),
    /** The address of the memory router: a story sets its own. */
    route: '/',
    options: {
      storySort: { order: ['Docs', ['Start here', 'Tokens'], 'UI', 'Components', 'Shell', 'Pages', 'Traveller'] },
    },
  },
  initialGlobals: { language: OWN_LANGUAGE, theme: 'light', ...globalsAround() },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((language) => ({ value: language, title: LANGUAGES[language].name })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  loaders: [
    async ({ globals, storyGlobals }) => {
      const language = globals['language'] as Language;
      playOnlyAtHome(language === (storyGlobals['language'] ?? OWN_LANGUAGE));
      fitFrame(viewportOf(storyGlobals)?.styles.width);
      await showLanguage(language);
    },
  ],
  beforeEach: () => {
    network.resetHandlers();
    unanswered.length = 0;
    listenToConsole();
  },
  /** A story fails on a request without a handler, and on any console error. */
  afterEach: async (context) => {
    await checkLooks(context);
    await expect(unanswered).toEqual([]);
    await expect(consoleErrors()).toEqual([]);
  },
  decorators: [
    (Story, { id, globals, storyGlobals, parameters, viewMode }) => (
      <OwnLook
        id={id}
        theme={globals['theme'] as 'light' | 'dark'}
        viewport={viewportOf(storyGlobals)}
        isInDocs={viewMode === 'docs'}
      >
        <Providers
          route={parameters['route'] as string}
          language={viewMode === 'docs' ? (globals['language'] as Language) : undefined}
        >
          <Story />
        </Providers>
      </OwnLook>
    ),
  ],
});
