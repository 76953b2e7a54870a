import type { packages as english } from '../en/packages.ts';
import type { Translation } from '../translation.ts';

export const packages: Translation<typeof english> = {};
