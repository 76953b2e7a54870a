import type { PagedBody } from '#server/http/paged-body.ts';

/** The answer as its caller gets it, all its pages together. */
export const whole = async <Entry, Rest extends object>(
  body: PagedBody<Entry, Rest> | Promise<PagedBody<Entry, Rest>>,
): Promise<Rest & { items: Entry[] }> => {
  const { rest, first, further } = await body;
  const items = [...first];
  for await (const page of further ?? []) items.push(...page);
  return { ...rest, items };
};
