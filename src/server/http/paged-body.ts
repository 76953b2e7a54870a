// A JSON answer whose list is long: the list is read from the database page by page, while the answer is sent.

/** What such an answer is made of. The first page is read before the answer begins, so that a failure can still be one. */
export class PagedBody<Body extends { items: readonly unknown[] }> {
  readonly first: Body;
  readonly further: AsyncIterable<Body['items']>;

  /** @param first The answer with the first page of its list. */
  constructor(first: Body, further: AsyncIterable<Body['items']>) {
    this.first = first;
    this.further = further;
  }
}

export type Watch = {
  /** Called with the answer as it would be with one page of its list alone; throws to break it off. */
  check: (page: unknown) => void;
  /** Called when the answer breaks off: it has begun, so its reader does not learn why. */
  onFailure: (error: unknown) => void;
};

type AnyPagedBody = PagedBody<{ items: readonly unknown[] }>;

const entriesOf = (items: readonly unknown[]): string => JSON.stringify(items).slice(1, -1);

const withoutEnd = (json: string): string => json.slice(0, -']}'.length);

async function* textOf({ first, further }: AnyPagedBody, { check }: Watch): AsyncGenerator<string, void, undefined> {
  const { items, ...rest } = first;
  yield withoutEnd(JSON.stringify({ ...rest, items }));
  let isEmpty = items.length === 0;
  for await (const page of further) {
    if (page.length === 0) continue;
    const text = entriesOf(page);
    check({ ...rest, items: JSON.parse(`[${text}]`) });
    yield isEmpty ? text : `,${text}`;
    isEmpty = false;
  }
  yield ']}';
}

/** The answer as it is sent. Every page is checked; what is wrong with the first one is thrown at once. */
export const toJsonStream = (body: AnyPagedBody, watch: Watch): ReadableStream<Uint8Array<ArrayBuffer>> => {
  watch.check(JSON.parse(JSON.stringify(body.first)));
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
    // A page is read when it is wanted, not before.
    { highWaterMark: 0 },
  );
};
