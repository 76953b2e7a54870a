export { createPageAssets } from './assets.ts';
export { isOwnForm, readForm, refuseForeignForms } from './forms.ts';
export { type Markup, neverKept, pageFrame } from './frame.ts';
export {
  addressInLanguage,
  type Language,
  languageOf,
  languageOfLocale,
  languageOfRequest,
  languages,
  switchLanguage,
} from './language.ts';
