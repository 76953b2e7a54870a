import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { expect } from 'storybook/test';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { showLanguage } from '#web/i18n/index.ts';
import { type Look, viewports } from './modes.ts';
import { untranslated } from './untranslated.ts';

type Context = Parameters<typeof checkAccessibility>[0];

const isTest = (): boolean => Reflect.has(globalThis, '__vitest_browser__');

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

const show = async ({ viewport, language, theme }: Look): Promise<void> => {
  const { page } = await import('vitest/browser');
  const { width, height } = viewports[viewport.value].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  document.documentElement.dataset['theme'] = theme ?? 'light';
  await showLanguage(language ?? DEFAULT_LANGUAGE);
  // The page lays itself out for the new width in one frame, and shows what depends on that layout in the next.
  await nextFrame();
  await nextFrame();
};

/** What reaches beyond the right edge, so that the page scrolls sideways. */
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
