// A JSON response with a long list: the list is read from the database page by page while the response is sent.

/**
 * The parts of such a response. The first page is read before it begins, so that a failure can still be answered
 * properly.
 */
export class PagedBody<Entry, Rest extends object> {
  /** Everything but the list, which is called `items`. */
  readonly rest: Rest;
  readonly first: readonly Entry[];
  /** Absent where the first page is the whole list. */
  readonly further: AsyncIterable<readonly Entry[]> | undefined;

  constructor(rest: Rest, first: readonly Entry[], further?: AsyncIterable<readonly Entry[]>) {
    this.rest = rest;
    this.first = first;
    this.further = further;
  }
}

/** How many entries of a list are read at once. */
export const ENTRIES_READ_AT_ONCE = 500;

/**
 * The response with a list of the entries with these keys, in their order. The order is fixed first, so a change while
 * the response is sent neither repeats nor omits an entry.
 */
export const readPaged = async <Key, Entry, Rest extends object>(
  rest: Rest,
  keys: readonly Key[],
  read: (keys: readonly Key[]) => Promise<readonly Entry[]>,
): Promise<PagedBody<Entry, Rest>> => {
  const pageFrom = (start: number) => read(keys.slice(start, start + ENTRIES_READ_AT_ONCE));
  async function* further() {
    let start = ENTRIES_READ_AT_ONCE;
    for (; start < keys.length; start += ENTRIES_READ_AT_ONCE) yield await pageFrom(start);
  }
  return new PagedBody(rest, await pageFrom(0), keys.length > ENTRIES_READ_AT_ONCE ? further() : undefined);
};

export type Watch = {
  /** Called with the response as it would be with only one page of its list; throws to end it. */
  check: (page: unknown) => void;
  /** Called when the response breaks off: it has begun, so its reader cannot learn why. */
  onFailure: (error: unknown) => void;
};

type AnyPagedBody = PagedBody<unknown, object>;

const entriesOf = (page: readonly unknown[]): string => JSON.stringify(page).slice(1, -1);

const withoutEnd = (json: string): string => json.slice(0, -']}'.length);

async function* textOf({ rest, first, further }: AnyPagedBody, { check }: Watch) {
  yield withoutEnd(JSON.stringify({ ...rest, items: first }));
  let isEmpty = first.length === 0;
  for await (const page of further ?? []) {
    if (page.length === 0) continue;
    const text = entriesOf(page);
    check({ ...rest, items: JSON.parse(`[${text}]`) });
    yield isEmpty ? text : `,${text}`;
    isEmpty = false;
  }
  yield ']}';
}

/** The response as it is sent. Every page is checked; an error in the first one is thrown at once. */
export const toJsonStream = (body: AnyPagedBody, watch: Watch): ReadableStream<Uint8Array<ArrayBuffer>> => {
  watch.check(JSON.parse(JSON.stringify({ ...body.rest, items: body.first })));
  const encoder = new TextEncoder();
  const text = textOf(body, watch);
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await text.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          watch.onFailure(error);
          throw error;
        }
      },
      cancel: async () => void (await text.return()),
    },
    // A page is read only when it is needed.
    { highWaterMark: 0 },
  );
};
