import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { isDatabaseAway } from '#server/db/lost-connection.ts';
import { programOf } from '#support/programs.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

afterEach(() => vi.useRealTimers());

const secret = 'crimson ladder orbit';

test.each(['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken', 'clientSecret', 'secret'])(
  'a member named %s never reaches the log, neither by itself nor inside of something else or of an error',
  (name) => {
    lines.length = 0;
    const member = { [name]: secret };
    log.info({ ...member, below: { ...member, further: { ...member, on: member } } }, 'logged');
    log.error({ err: Object.assign(new Error('failed'), { ...member, request: { headers: member } }) }, 'failed');
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain('[hidden]');
  },
);

test('an outage of the database is a line a second, which counts the others', () => {
  vi.useFakeTimers();
  lines.length = 0;
  const quiet = createLog('info', { write: (line: string) => void lines.push(line) }, isDatabaseAway);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const fail = (): void => {
    quiet.error({ err: away }, 'The database does not answer');
    quiet.error({ err: new Error('What a call needs', { cause: away }) }, 'What a call needs does not answer');
  };
  for (let call = 0; call < 2_700; call += 1) {
    fail();
    vi.advanceTimersByTime(10);
  }
  expect(lines).toHaveLength(27);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ leftOut: 199, msg: 'The database does not answer' });
  for (let call = 0; call < 3; call += 1) quiet.error({ err: new Error('odd') }, 'A call failed unexpectedly');
  expect(lines).toHaveLength(30);
});

test('a stack names the places of the sources, also where the program was bundled', () => {
  const line = execFileSync(process.execPath, [programOf('tests/support/log-child.ts')], { encoding: 'utf8' });
  const { err } = JSON.parse(line) as { err: { stack: string } };
  expect(err.stack).toMatch(/^Error: Broken\n +at .*tests\/support\/log-child\.ts:4:33/);
});
