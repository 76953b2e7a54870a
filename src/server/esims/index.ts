export { getCountryFlag } from './country-flag.ts';
