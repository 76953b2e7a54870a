import type { PackageState } from '#contract/operator/model/packageState.ts';

/** In the order to offer them. */
export const PACKAGE_STATES = ['ON_SALE', 'WAITING', 'OFF_SALE', 'VANISHED'] as const satisfies readonly PackageState[];
