import type { Language } from '#domain/languages.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';

const texts: Readonly<Record<Language, Texts>> = { en, de };

export const textsOf = (language: Language): Texts => texts[language];
