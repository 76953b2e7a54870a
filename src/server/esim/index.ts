export { applyReport } from './apply-report.ts';
export type { EsimDeps } from './deps.ts';
export { getConnectivityStatus } from './get-connectivity-status.ts';
export { getCountryFlag } from './get-country-flag.ts';
export { listCountries } from './list-countries.ts';
export { findOwnedEsim, readUsage } from './usage.ts';
