import { execFileSync } from 'node:child_process';

/** What designers see of the product. */
const folders = ['src/web', 'src/traveller', 'stories', '.storybook'];

const LIMIT = 400;

/** The subjects of the newest commits that touch what is shown here, as `2026-03-15 Area: what was done`; none without git. */
export const changes = (): string[] => {
  const format = ['log', '--no-merges', `--max-count=${LIMIT}`, '--format=%cs %s', '--', ...folders];
  try {
    return execFileSync('git', format, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
};
