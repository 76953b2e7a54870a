// Property tests try the same examples for each commit, so that a failure comes back with it; `npm run test:all` tries others.
import fc from 'fast-check';
import { isLong } from './size.ts';

const SEED = 20_261_121;

if (!isLong) fc.configureGlobal({ seed: SEED });
