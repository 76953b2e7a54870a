// How large the tests are that show more the longer they run or the more variants they try: as every commit runs them, or as
// `npm run test:all` does, by TEST_SIZE=long (decision 66).
import { isInSample } from '#storybook/sample.ts';

const testSize = process.env['TEST_SIZE'];

export const isLong = testSize === 'long';

const hours = 3_600_000;

/** How many rounds, runs or calls. */
export const size = (usual: number, long: number): number => (isLong ? long : usual);

/** How long a test may take, in ms. */
export const within = (usual: number): number => (isLong ? 12 * hours : usual);

/** Whether this one of many variants is tried. */
export const inSample = (index: number, parts: number): boolean => isInSample(index, parts, testSize);
