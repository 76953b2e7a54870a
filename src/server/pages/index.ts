export { createPageAssets } from './assets.ts';
export { readForm } from './forms.ts';
export { type Markup, neverKept, pageFrame } from './frame.ts';
export { chooseLanguage, isLanguage, type Language, languageOf, languages } from './language.ts';
