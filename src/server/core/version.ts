import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CLIENT_VERSION } from '#domain/client-version.ts';

const project = new URL('../../../', import.meta.url);

const commitHash = (): string => {
  const given = process.env['COMMIT_HASH'];
  if (given) return given.slice(0, 40);
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

const { version: release } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8')) as { version: string };

/** The version of the running server. COMMIT_HASH gives the commit where there is no git checkout. */
export const version = { version: CLIENT_VERSION, release, commitHash: commitHash() };
