// CHANGELOG.md, and how a release enters its number there.
import { describe, expect, test } from 'vitest';
import { withRelease } from '../../src/tasks/changelog.ts';
import { contentOf } from './source-tree.ts';

const changelog = contentOf('CHANGELOG.md');
const { version } = JSON.parse(contentOf('package.json')) as { version: string };

test('the changelog lists the present release with a date, and says how to go back', () => {
  const released = changelog.replace(/(## \[Unreleased\]\n)[^]*?(?=^## )/m, '$1\n');
  expect(withRelease(released, version, '')).toContain(`## [${version}] - 20`);
});

describe('a release', () => {
  const head = '# Changelog\n\n## [Unreleased]\n';
  const last = '## [1.0.0] - 2026-11-28\n\nGoing back: there is none.\n\n- All.\n';
  const changes = '\nGoing back: start 1.0.0.\n\n### Fixed\n\n- A fault.\n\n';

  test('takes what is unreleased, under its number and date', () => {
    expect(withRelease(head + changes + last, '1.0.1', '2026-12-24')).toBe(
      `${head}\n## [1.0.1] - 2026-12-24\n${changes}${last}`,
    );
  });

  test('that has its section already leaves it', () => {
    expect(withRelease(`${head}\n${last}`, '1.0.0', '2026-12-24')).toBe(`${head}\n${last}`);
  });

  test.each([
    ['lists nothing', head + last, '1.0.1', 'CHANGELOG.md lists nothing for 1.0.1'],
    ['does not say how to go back', `${head}\n- A fault.\n${last}`, '1.0.1', 'how to go back'],
    ['leaves changes unreleased', head + changes + last, '1.0.0', 'move them there'],
    ['has no date', `${head}\n${last.replace(' - 2026-11-28', '')}`, '1.0.0', 'has no date'],
  ])('is refused when it %s', (_what, text, release, reason) => {
    expect(() => withRelease(text, release, '2026-12-24')).toThrow(reason);
  });
});
