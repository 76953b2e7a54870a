import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AnswerChecks } from '#server/http/answer-check.ts';
import { PagedBody } from '#server/http/paged-body.ts';
import { startSmallServer } from '#support/small-server.ts';

type Item = { id: string; name: string };

const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), name: '"é"' }));

async function* pagesOf(pages: Item[][]) {
  for (const page of pages) yield await Promise.resolve(page);
}

/** Requests such a list: the response, all of its text, and the log. */
const read = async (first: Item[], further: Item[][], checkResponses: AnswerChecks = 'refuse') => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await startSmallServer({
    handlers: { readItems: () => new PagedBody({ total: 7 }, first, pagesOf(further)) },
    checkResponses,
    log: pino({ level: 'error' }, sink),
  });
  const answered = fetch(`${server.url}/client-api/items/all`, { headers: { authorization: 'Bearer good' } });
  const [result] = await Promise.allSettled([answered.then(async (answer) => ({ answer, text: await answer.text() }))]);
  await server.stop();
  return { result, log: lines.join('') };
};

const readWhole = async (...given: Parameters<typeof read>) => {
  const { result, log } = await read(...given);
  if (result.status === 'rejected') throw result.reason;
  return { ...result.value, log };
};

test.each([
  ['three pages', items(0, 2), [items(2, 2), items(4, 1)]],
  ['one page', items(0, 2), []],
  ['an empty page between others', items(0, 1), [[], items(1, 1)]],
  ['nothing in the first page', [], [[], items(0, 2), items(2, 1)]],
  ['nothing at all', [], []],
])('a list that is sent page by page is the same JSON: %s', async (_, first, further) => {
  for (const checks of ['refuse', 'report', 'off'] as const) {
    const { answer, text } = await readWhole(first, further, checks);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(text)).toEqual({ total: 7, items: [first, ...further].flat() });
  }
});

const broken = [{ id: 'x', name: 'longer than five' }];
const fault = 'readItems answered 200 unlike its contract';

test('a first page unlike the contract becomes a 500', async () => {
  const { answer, log } = await readWhole(broken, []);
  expect(answer.status).toBe(500);
  expect(log).toContain(fault);
});

test('a later page unlike the contract breaks the answer off, and the log says why', async () => {
  const { result, log } = await read(items(0, 1), [items(1, 1), broken]);
  expect(result.status).toBe('rejected');
  expect(log).toContain(fault);
});
