// How large the tests are that show more the longer they run: as every commit runs them, or as `npm run test:long` does.

const isLong = process.env['TEST_SIZE'] === 'long';

const hours = 3_600_000;

/** How many rounds, runs or calls. */
export const size = (usual: number, long: number): number => (isLong ? long : usual);

/** How long a test may take, in ms. */
export const within = (usual: number): number => (isLong ? 12 * hours : usual);
