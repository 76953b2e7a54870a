// A text file of many rows. It may be long and the client slow, so each page is read only after the previous one was
// sent: neither the rows nor a database connection wait for the client.
import type { Log } from '../core/log.ts';

type RowFile<Row> = {
  /** The text before the first row. */
  start: string;
  firstRows: Row[];
  /** How many rows are read at once. */
  pageRows: number;
  readAfter: (last: Row) => Promise<Row[]>;
  toLine: (row: Row) => string;
};

export const toFileStream = <Row>(
  { start, firstRows, pageRows, readAfter, toLine }: RowFile<Row>,
  log: Log,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder();
  let rows = firstRows;
  const enqueue = (controller: ReadableStreamDefaultController, before: string): void => {
    controller.enqueue(encoder.encode(before + rows.map(toLine).join('')));
    if (rows.length < pageRows) controller.close();
  };
  const readOn = (last: Row): Promise<Row[]> =>
    readAfter(last).catch((error: unknown) => {
      // The response has begun, so its reader cannot learn why it ends.
      log.error({ err: error }, 'A file broke off');
      throw error;
    });
  return new ReadableStream(
    {
      start: (controller) => enqueue(controller, start),
      pull: async (controller) => {
        const last = rows.at(-1);
        rows = last ? await readOn(last) : [];
        enqueue(controller, '');
      },
    },
    // A page is read only when it is needed.
    { highWaterMark: 0 },
  );
};
