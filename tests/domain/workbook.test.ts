import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { FileCell } from '#domain/table-file.ts';
import { workbookOf } from '#domain/workbook.ts';

const columns = [
  { title: 'Time (UTC)', kind: 'time' },
  { title: 'Text', kind: 'text' },
  { title: 'Price', kind: 'amount' },
] as const;

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const inTurn = async function* (...rows: FileCell[][]): AsyncGenerator<FileCell[]> {
  yield* rows;
};

test.each([
  '007',
  '89490200001234567890',
  '=1+1',
  '+49 30 1',
  '1e5',
  '2026-11-28',
  'TRUE',
  ' a ',
  '日本 <&"',
  'a\nb',
  '_x003D_1+1',
  '_x_',
])('keeps the text %j, and a time and an amount beside it', async (text) => {
  const rows = inTurn([{ time: '2026-11-28 03:01' }, text, { amount: -4.6 }]);
  const { sheets } = await readXlsx(await bytesOf(workbookOf({ name: 'Sales', columns, rows })));
  expect(sheets.map(({ name, rows: read }) => [name, read])).toEqual([
    [
      'Sales',
      [
        ['Time (UTC)', 'Text', 'Price'],
        [new Date('2026-11-28T03:01:00Z'), text, -4.6],
      ],
    ],
  ]);
});

test('can be opened whatever sign a text has', async () => {
  const rows = inTurn([{ time: '2026-11-28 03:01' }, 'a\uFFFEb\u0001c\uD800d', { amount: 1 }]);
  const { sheets } = await readXlsx(await bytesOf(workbookOf({ name: 'Sales', columns, rows })));
  expect(sheets[0]?.rows[1]?.[1]).toBe('a\uFFFDb\uFFFDc\uFFFDd');
});

test('reads its rows while it is read, and no more of them when its reader leaves', async () => {
  const ROWS = 100_000;
  let made = 0;
  let isLeft = false;
  const rows = async function* (): AsyncGenerator<FileCell[]> {
    try {
      for (; made < ROWS; made++) yield [{ time: '2026-11-28 03:01' }, String(made * 7_919), { amount: made / 100 }];
    } finally {
      isLeft = true;
    }
  };
  const reader = workbookOf({ name: 'Sales', columns, rows: rows() }).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect(isLeft).toBe(true);
  expect(made).toBeLessThan(ROWS / 4);
});
