import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { expect } from 'storybook/test';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { showLanguage } from '#web/i18n/index.ts';
import { expectNone } from './expect-none.ts';
import { type Look, sizeOf } from './modes.ts';
import { isInSample } from './sample.ts';
import { isTest, resizeScreen, testSize } from './tested-frame.ts';
import { untranslated } from './untranslated.ts';

type Context = Parameters<typeof checkAccessibility>[0];

/** What axe notes in a test: it spends as long on what it passed, which only Storybook's panel shows. */
export const testedOptions = isTest() ? { resultTypes: ['violations' as const] } : {};

/** The rules that a theme can break: colours are all that it changes. */
const COLOR_RULES = { ...testedOptions, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** How long a skeleton may stand: in a loading state it stays for ever. */
const LOADING_MS = 1_000;

const isLoading = (): boolean => document.querySelector('[class*="_skeleton_"]') !== null;

/** Waits for pending requests; resolves to false in a loading state. */
const loaded = async (): Promise<boolean> => {
  const end = Date.now() + LOADING_MS;
  while (isLoading() && Date.now() < end) await nextFrame();
  return !isLoading();
};

const show = async ({ viewport, language, theme }: Look): Promise<void> => {
  await resizeScreen(sizeOf(viewport.value));
  document.documentElement.dataset['theme'] = theme ?? 'light';
  await showLanguage(language ?? DEFAULT_LANGUAGE);
  // The layout.
  await nextFrame();
  await nextFrame();
};

/** Whether a look differs by its colours alone from the one that Storybook's addon checks. */
const isOnlyDark = ({ viewport, language, theme }: Look): boolean =>
  theme === 'dark' && language === undefined && viewport.value === 'desktop';

/** Elements beyond the right edge, which make the page scroll sideways. */
const overflow = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

const check = (context: Context, options: object = testedOptions): Promise<void> =>
  Promise.resolve(
    checkAccessibility({
      ...context,
      parameters: { a11y: { ...(context.parameters['a11y'] as object), test: 'error', options } },
    }),
  );

/** The looks that the story is not in yet. */
const otherLooksOf = ({ parameters }: Context): [string, Look][] => {
  const { modes } = parameters['chromatic'] as { modes: Record<string, Look> };
  return Object.entries(modes).filter(([name]) => name !== 'desktop');
};

/** Every commit checks one of a story's own look and the others; of a story with few others or none, each third story has one checked. */
const checked = (context: Context): { own: boolean; others: [string, Look][] } => {
  const others = otherLooksOf(context);
  const parts = Math.max(3, others.length + 1);
  const isChecked = (index: number): boolean => isInSample(index + context.id.length, parts, testSize());
  return { own: isChecked(0), others: others.filter((_, index) => isChecked(index + 1)) };
};

/**
 * Checks the state that a story has reached, then switches it to its other looks, and fails if one has an accessibility
 * violation, is wider than its screen, or leaves a text in English.
 */
export const checkLooks = async (context: Context): Promise<void> => {
  if (!isTest()) return;
  const { own, others } = checked(context);
  if (own) await check(context);
  let isLoaded = true;
  for (const [name, look] of others) {
    await show(look);
    isLoaded &&= await loaded();
    await check(context, isOnlyDark(look) ? COLOR_RULES : testedOptions);
    await expect({ look: name, overflow: overflow() }).toEqual({ look: name, overflow: 0 });
    if (look.language) expectNone('Still in English', untranslated(context.title));
  }
};
