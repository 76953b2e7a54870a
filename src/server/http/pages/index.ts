export { createPageAssets } from './assets.ts';
export { countryListMarkup, shownCountry } from './country-list.ts';
export { isOwnForm, readForm, refuseForeignForms } from './forms.ts';
export { neverKept, pageFrame } from './frame.ts';
