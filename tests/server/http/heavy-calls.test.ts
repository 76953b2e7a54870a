import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { bearerScheme } from '#server/http/authentication.ts';
import { createHeavyGate, type HeavyLimit } from '#server/http/rate-limits/heavy-calls.ts';
import { Problem } from '#server/core/problem.ts';
import { until } from '#support/poll.ts';
import type { SmallHandlers } from '#support/small-contract.ts';
import { type SmallServer, startSmallServer } from '#support/small-server.ts';

/** Every token names its bearer. */
const web = bearerScheme(
  (token) => Promise.resolve(token),
  (subject) => ({ subject }),
);

const patient: HeavyLimit = { atOnce: 2, waiting: 2, seconds: 30 };

let server: SmallServer | undefined;

const start = async (heavy: HeavyLimit, handlers: Partial<SmallHandlers>): Promise<void> => {
  server = await startSmallServer({ web, heavy, handlers });
};
afterEach(() => server?.stop());

const call = (subject: string, path = '/items/all', init: RequestInit = {}): Promise<Response> =>
  fetch(`${server?.url}/client-api${path}`, { ...init, headers: { authorization: `Bearer ${subject}` } });

/** A handler that responds on command, and its waiting calls. */
const held = () => {
  const running: { subject: string; finish: () => void }[] = [];
  let most = 0;
  const readItems: SmallHandlers['readItems'] = async (_deps, { subject }) => {
    const finished = Promise.withResolvers<void>();
    running.push({ subject, finish: finished.resolve });
    most = Math.max(most, running.filter((each) => each.subject === subject).length);
    await finished.promise;
    return { total: 0, items: [] };
  };
  return {
    readItems,
    running: (subject: string) => running.filter((each) => each.subject === subject).length,
    finishOne: () => running.shift()?.finish(),
    most: () => most,
  };
};

test('two calls of a caller run at once, two wait for their turn, and the next one is refused', async () => {
  const { readItems, running, finishOne, most } = held();
  await start(patient, { readItems });
  const calls = Array.from({ length: 4 }, () => call('anna'));
  await until('two run', () => running('anna') === 2);

  const refused = await call('anna');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('try again in 30 seconds') });

  for (let finished = 0; finished < calls.length; finished += 1) {
    await until('one runs', () => running('anna') > 0);
    finishOne();
  }
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most()).toBe(2);
});

test('a caller waits for no other caller, and light calls do not wait', async () => {
  const { readItems, running, finishOne } = held();
  await start(patient, { readItems });
  const calls = [call('anna'), call('anna'), call('anna')];
  await until('two run', () => running('anna') === 2);
  const other = call('bert');
  await until('the call of another runs', () => running('bert') === 1);
  expect((await call('anna', '/me')).status).toBe(200);
  while (running('anna') + running('bert') > 0) {
    finishOne();
    await until('the next one runs or none is left', () => running('anna') < 3);
  }
  await until('the last one runs', () => running('anna') === 1);
  finishOne();
  for (const { status } of await Promise.all([...calls, other])) expect(status).toBe(200);
});

test('a call that waits for too long is refused', async () => {
  const { readItems, running, finishOne } = held();
  await start({ atOnce: 1, waiting: 1, seconds: 1 }, { readItems });
  const first = call('anna');
  await until('one runs', () => running('anna') === 1);
  expect((await call('anna')).status).toBe(429);
  finishOne();
  expect((await first).status).toBe(200);
});

test('a caller who goes away while waiting leaves the slot to the next', async () => {
  const { enter } = createHeavyGate({ atOnce: 1, waiting: 1, seconds: 30 })('anna');
  const { signal } = new AbortController();
  const leave = await enter(signal);
  const leaving = new AbortController();
  const gone = enter(leaving.signal);
  await expect(enter(signal)).rejects.toThrow('try again');
  leaving.abort();
  await expect(gone).rejects.toThrow('try again');
  await expect(enter(leaving.signal)).rejects.toThrow('try again');

  const next = enter(signal);
  leave();
  leave();
  const leaveNext = await next;
  const last = enter(signal);
  await expect(enter(signal)).rejects.toThrow('try again');
  leaveNext();
  (await last)();
});

test('a call that fails gives its place back', async () => {
  await start(
    { ...patient, waiting: 0 },
    {
      readItems: () => {
        throw Problem.notFound();
      },
    },
  );
  for (let tried = 0; tried < 5; tried += 1) expect((await call('anna')).status).toBe(404);
});

const body = JSON.stringify({ name: 'Name', count: 1 });
const headers = { 'content-type': 'application/json' };

/** The status of another heavy call from this address. */
const put = async (): Promise<number> =>
  (await fetch(`${server?.url}/client-api/items/1`, { method: 'PUT', headers, body })).status;

test('a call whose body breaks off gives its place back', async () => {
  await start({ atOnce: 1, waiting: 0, seconds: 1 }, {});
  const breaking = request(`${server?.url}/client-api/items/1`, { method: 'PUT', headers });
  breaking.on('error', () => {});
  breaking.write(body);
  await until('it has the place', async () => (await put()) === 429);
  breaking.destroy();
  await until('the place is free', async () => (await put()) !== 429);
  expect(await put()).toBe(200);
});

const part = new Uint8Array(1_000_000);

test('a stream has a place while a part of it is made, and none while its reader takes its time', async () => {
  const parts: (() => void)[] = [];
  const stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (controller) =>
          new Promise((resolve) => {
            parts.push(() => {
              controller.enqueue(part);
              resolve();
            });
          }),
      },
      { highWaterMark: 0 },
    );
  await start({ atOnce: 1, waiting: 0, seconds: 1 }, { exportItems: () => stream() });
  const asked = call('anna', '/items/export');
  await until('its first part is being made', () => parts.length === 1);
  expect(await put()).toBe(429);
  parts.shift()?.();
  const reading = await asked;
  // So much goes into the buffers on the way that the stream is read on for a while.
  await until('nothing more is read', async () => {
    parts.shift()?.();
    return (await put()) === 200;
  });
  await reading.body?.cancel();
  expect(await put()).toBe(200);
});

test('a stream gives its place back when it ends, when it breaks off, and when it is not read at all', async () => {
  type Pull = (controller: ReadableStreamDefaultController) => void;
  let pull: Pull = () => undefined;
  await start(
    { atOnce: 1, waiting: 0, seconds: 1 },
    {
      exportItems: () => new ReadableStream({ pull: (controller) => pull(controller) }),
    },
  );
  const take = async (next: Pull, method = 'GET'): Promise<number> => {
    pull = next;
    const answer = await call('anna', '/items/export', { method });
    await answer.text().catch(() => '');
    return answer.status;
  };
  expect(await take((controller) => controller.close())).toBe(200);
  expect(await take((controller) => controller.error(new Error('This stream breaks off')))).not.toBe(429);
  expect(await take(() => undefined, 'HEAD')).toBe(200);
  expect(await take((controller) => controller.close())).toBe(200);
});
