export { getVersion } from './get-version.ts';
