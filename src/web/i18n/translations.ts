import type { Language } from '#domain/languages.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Translation } from './translation.ts';

/**
 * All texts in every language. The app loads them by area (index.ts); this list makes the compiler name missing
 * texts, and tests compare them.
 */
export const translations: Record<Language, Translation<typeof en>> = { en, de };
