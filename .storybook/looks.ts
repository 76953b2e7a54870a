import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { expect } from 'storybook/test';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { showLanguage } from '#web/i18n/index.ts';
import { type Look, sizeOf } from './modes.ts';
import { untranslated } from './untranslated.ts';

type Context = Parameters<typeof checkAccessibility>[0];

const isTest = (): boolean => Reflect.has(globalThis, '__vitest_browser__');

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** How long a skeleton may stand: in a loading state it stays for ever. */
const LOADING_MS = 1_000;

/** Waits for pending requests, and for the layout that depends on them. */
const settled = async (): Promise<void> => {
  const end = performance.now() + LOADING_MS;
  do {
    await nextFrame();
    await nextFrame();
  } while (document.querySelector('[class*="_skeleton_"]') && performance.now() < end);
};

const show = async ({ viewport, language, theme }: Look): Promise<void> => {
  const { page } = await import('vitest/browser');
  const { width, height } = sizeOf(viewport.value);
  await page.viewport(width, height);
  document.documentElement.dataset['theme'] = theme ?? 'light';
  await showLanguage(language ?? DEFAULT_LANGUAGE);
  await settled();
};

/** Elements beyond the right edge, which make the page scroll sideways. */
const overflow = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

/**
 * Switches the state that a story has reached to each of its other looks, and fails if one has an accessibility violation,
 * is wider than its screen, or leaves a text in English.
 */
export const checkLooks = async (context: Context): Promise<void> => {
  const chromatic = context.parameters['chromatic'] as { modes: Record<string, Look> };
  if (!isTest()) return;
  for (const [name, look] of Object.entries(chromatic.modes)) {
    if (name === 'desktop') continue;
    await show(look);
    await checkAccessibility(context);
    await expect({ look: name, overflow: overflow() }).toEqual({ look: name, overflow: 0 });
    if (look.language) await expect(untranslated(context.title)).toEqual([]);
  }
};
