import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file with the data directory of the store under test, for the operator's commands beside the running store. */
export const homeFile = path.resolve(import.meta.dirname, '../../.cache/e2e-home');

export const storeHome = (): string => readFileSync(homeFile, 'utf8');
