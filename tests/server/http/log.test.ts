import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

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
