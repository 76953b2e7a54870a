export { createPageAssets } from './assets.ts';
export { readForm } from './forms.ts';
export { type Markup, neverKept, pageFrame } from './frame.ts';
export { chooseLanguage, type Language, languages } from './language.ts';
