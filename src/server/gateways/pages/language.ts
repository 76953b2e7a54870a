import type { Context } from 'hono';
import { languageDetector } from 'hono/language';

const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Finds the visitor's language by the browser's preference. */
export const detectLanguage = languageDetector({
  order: ['header'],
  supportedLanguages: [...languages],
  fallbackLanguage: 'en',
  caches: false,
});

/** The language that detectLanguage found. */
export const languageOf = (c: Context): Language => (c.get('language') === 'de' ? 'de' : 'en');
