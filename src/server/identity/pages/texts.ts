// Texts of the sign-in pages. The server renders them before any script runs, so they are not among the app's texts.
import type { Language } from '#domain/languages.ts';
import { de } from './texts/de.ts';
import { en, type Texts } from './texts/en.ts';

export type { Texts };

const texts: Record<Language, Texts> = { en, de };

export const textsIn = (language: Language): Texts => texts[language];
