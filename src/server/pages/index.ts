export { createPageAssets } from './assets.ts';
export { countryListMarkup, shownCountry } from './country-list.ts';
export { isOwnForm, readForm, refuseForeignForms } from './forms.ts';
export { type Markup, neverKept, pageFrame } from './frame.ts';
export {
  addressInLanguage,
  chosenLanguage,
  type Language,
  languageOf,
  languageOfLocale,
  languageOfRequest,
  languages,
  switchLanguage,
} from './language.ts';
