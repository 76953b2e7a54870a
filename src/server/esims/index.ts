export { getConnectivityStatus } from './connectivity-status.ts';
export { getCountryFlag } from './country-flag.ts';
export { listCountries } from './list-countries.ts';
