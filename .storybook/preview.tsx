import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, languages } from '#domain/languages.ts';
import '#web/i18n/desk-texts.ts';
import { loadTexts, showLanguage } from '#web/i18n/index.ts';
import { dropDrafts } from '#web/session/use-draft.ts';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import './motion.css';
import { brandHandlers, brandTitles } from './brands.ts';
import { controls } from './controls.ts';
import { consoleErrors, listenToConsole } from './console.ts';
import { PATIENCE_MS } from './patience.ts';
import { en } from '#web/i18n/en/index.ts';
import { DocsPage, followToolbar } from './DocsPage.tsx';
import { DocsTemplate } from './DocsTemplate.tsx';
import { EndedSession } from './EndedSession.tsx';
import { expectNone } from './expect-none.ts';
import { checkFirstState, listenToActs } from './first-state.ts';
import { forceColors } from './forced-colors.ts';
import { fitFrame, globalsAround, isInDocs, playIf } from './docs-frame.ts';
import { checkLooks, testedOptions } from './looks.ts';
import { inLooks, sizeOf, viewports } from './modes.ts';
import { network, unanswered } from './network.ts';
import { OwnLook } from './OwnLook.tsx';
import { Providers } from './Providers.tsx';
import { rowsControl, rowsHandlers } from './rows.ts';
import { handlersOf, type Scenario, scenarios } from './scenarios.ts';
import { isTest, resizeScreen } from './tested-frame.ts';

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
    // A test checks by `checkLooks`.
    a11y: { test: isTest() ? 'off' : 'error', context: { exclude: ['[data-live-announcer]'] }, options: testedOptions },
    layout: 'padded',
    viewport: { options: viewports },
    // The theme has its own ground.
    backgrounds: { disable: true },
    docs: { container: DocsPage, page: DocsTemplate },
    /** Chromatic's modes, and the looks of the story's test: a story adds more by `looks`. */
    ...inLooks('desktop'),
    /** The address of the memory router: a story sets its own. */
    route: '/',
    options: {
      storySort: {
        order: [
          'Docs',
          ['Start here', 'Tokens', 'Content', 'Changes'],
          'UI',
          'Components',
          'Shell',
          'Features',
          'Traveller',
        ],
      },
    },
  },
  initialGlobals: {
    language: OWN_LANGUAGE,
    theme: 'light',
    scenario: 'asIs',
    brand: 'asIs',
    textSize: '100',
    forcedColors: 'none',
    motion: 'system',
    ...globalsAround(),
  },
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
    scenario: {
      description: 'What the server does',
      toolbar: {
        title: 'Server',
        icon: 'lightning',
        items: Object.entries(scenarios).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand of the pages for travellers',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: Object.entries(brandTitles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size of the browser',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        // An address can hold no percent sign.
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    forcedColors: {
      description: 'Colours of the system',
      toolbar: {
        title: 'Forced colours',
        icon: 'circlehollow',
        items: [
          { value: 'none', title: 'Own colours' },
          { value: 'active', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion' },
          { value: 'none', title: 'No motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [rowsControl, controls],
  loaders: [
    async ({ args, globals, storyGlobals, viewMode }) => {
      const isAsIs = globals['scenario'] === 'asIs' && globals['brand'] === 'asIs' && !('rows' in args);
      const isPlayed = isAsIs && viewMode === 'story' && !isInDocs();
      playIf(isPlayed);
      const { style, dataset } = document.documentElement;
      style.fontSize = `${globals['textSize']}%`;
      dataset['motion'] = globals['motion'] as string;
      forceColors(globals['forcedColors'] === 'active' && viewMode === 'story' && !isInDocs());
      fitFrame(viewportOf(storyGlobals)?.styles.width);
      await resizeScreen(sizeOf(storyGlobals['viewport']?.value ?? 'desktop'));
      // A play finds what it acts on by the words of its story's own language; the chosen one follows when it has ended.
      await showLanguage((isPlayed ? (storyGlobals['language'] ?? OWN_LANGUAGE) : globals['language']) as Language);
    },
  ],
  beforeEach: () => {
    network.resetHandlers();
    unanswered.length = 0;
    // What another story left typed and unsent.
    dropDrafts();
    listenToConsole();
    listenToActs();
  },
  /** A story fails on a request without a handler, and on any console error. */
  afterEach: async (context) => {
    if (!isTest()) await showLanguage(context.globals['language'] as Language);
    await checkFirstState(context);
    await checkLooks(context);
    expectNone('Calls without a handler', unanswered);
    expectNone('On the console', consoleErrors());
  },
  decorators: [
    // Here, since a story's own handlers are there by now.
    (Story, { args, globals }) => {
      network.use(
        ...handlersOf(globals['scenario'] as Scenario),
        ...rowsHandlers(args['rows']),
        ...brandHandlers(globals['brand']),
      );
      return <Story />;
    },
    (Story, { id, args, globals, storyGlobals, parameters, viewMode }) => (
      <OwnLook
        id={id}
        theme={globals['theme'] as 'light' | 'dark'}
        viewport={viewportOf(storyGlobals)}
        isInDocs={viewMode === 'docs'}
      >
        <Providers
          // Other answers need another cache.
          key={[globals['scenario'], globals['brand'], args['rows']].join(' ')}
          route={parameters['route'] as string}
          language={viewMode === 'docs' ? (globals['language'] as Language) : undefined}
        >
          {globals['scenario'] === 'signedOut' ? (
            <EndedSession>
              <Story />
            </EndedSession>
          ) : (
            <Story />
          )}
        </Providers>
      </OwnLook>
    ),
  ],
});
