import { version } from '../core/version.ts';

/** The version of the running server. */
export const getVersion = (): typeof version => version;
