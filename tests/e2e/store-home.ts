import path from 'node:path';

/** Where the directory of the store under test is written down, for what an operator does beside the running store. */
export const homeFile = path.resolve(import.meta.dirname, '../../.cache/e2e-home');
