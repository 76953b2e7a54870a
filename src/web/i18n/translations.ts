import type { Language } from '#domain/languages.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Translation } from './translation.ts';

/**
 * All texts in every language. The app fetches them by area (index.ts); this list is where the compiler names what a
 * language lacks, and what tests compare.
 */
export const translations: Record<Language, Translation<typeof en>> = { en, de };
