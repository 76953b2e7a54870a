import { expect, test } from 'vitest';
import { problemOf } from '#web/api/api-error.ts';

// ERR-032
test.each([
  [{ message: '', detail: 'D' }, 'D'],
  [{ message: 'M', detail: 'D' }, 'D'],
  [{ message: 'M', detail: '' }, 'M'],
  [{ message: 'M' }, 'M'],
  [{ message: 5, detail: ' ' }, ''],
])('a problem of %j says %j', async (said, text) => {
  const { message } = await problemOf(Response.json(said, { status: 400 }));
  expect(message).toBe(text);
});
